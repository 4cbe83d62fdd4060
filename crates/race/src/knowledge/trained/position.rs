//! What a seat knows at the beginning of a round, in numbers.

use crate::cards::{DESIGNS, Design, GAME};
use crate::kinds::Good;
use crate::knowledge::eye::{Eye, Parts};
use crate::options::Mode;
use crate::state::{Player, Race};
use tabletop::learn::Features;
use tabletop::{Seat, larger};

/// Inputs that are a number rather than a design.
const NUMBERS: usize = 48;
/// All inputs: own tableau, own hand, what of it can be placed, the others' tableaus, numbers.
pub(super) const INPUTS: usize = 4 * DESIGNS + NUMBERS;

/// What the seat knows, in numbers.
pub(super) fn features(game: &Race, seat: Seat, out: &mut Features) {
    let own = game.player(seat);
    let others = || {
        Seat::all(game.seats())
            .filter(move |&other| other != seat)
            .map(|other| game.player(other))
    };
    let among = (game.seats() - 1).max(1) as f32;
    let mut design = |room: usize, design: Design, weight: f32| {
        out.add(room * DESIGNS + design.index(), weight);
    };
    for placed in own.tableau.placed() {
        design(0, placed.card.design(), 1.0);
    }
    for card in own.hand.iter() {
        design(1, card.design(), 1.0);
    }
    for placed in others().flat_map(|player| player.tableau.placed()) {
        design(3, placed.card.design(), 1.0 / among);
    }
    let eye = Eye::new(game, seat);
    for (card, gain) in eye.placements(|_| true) {
        design(2, card, gain / 5.0);
    }
    let numbers = numbers(game, seat, &eye, others);
    for (i, number) in numbers.into_iter().enumerate() {
        out.add(4 * DESIGNS + i, number);
    }
}

fn numbers<'a, I: Iterator<Item = &'a Player>>(
    game: &Race,
    seat: Seat,
    eye: &Eye<'_>,
    others: impl Fn() -> I,
) -> [f32; NUMBERS] {
    let (own, left) = (game.player(seat), eye.left);
    let (parts, hand_worth) = (eye.parts(), eye.hand_worth());
    let prospects = eye.seen_prospects(&parts) + hand_worth;
    let mut best = Parts::default();
    let mut ahead = 0.0_f32;
    for rival in Seat::all(game.seats()).filter(|&other| other != seat) {
        let eye = Eye::new(game, rival);
        let parts = eye.parts();
        // Of the others' hands a seat knows only how many cards they are.
        ahead = ahead.max(eye.seen_prospects(&parts) + eye.guessed_hand_worth());
        best.powers = best.powers.max(parts.powers);
        best.engine = best.engine.max(parts.engine);
        best.goods = best.goods.max(parts.goods);
    }
    let lead = (prospects - ahead) / 10.0;
    let most = |of: &dyn Fn(&Player) -> f32| others().map(of).fold(0.0, larger);
    let mean = |of: &dyn Fn(&Player) -> f32| {
        others().map(of).sum::<f32>() / (game.seats() - 1).max(1) as f32
    };
    let total = |player: &Player| player.total() as f32 / 30.0;
    let hand = |player: &Player| player.hand.len() as f32 / 8.0;
    let length = |player: &Player| player.tableau.len() as f32 / f32::from(GAME.tableau_limit);
    let chips = |player: &Player| f32::from(player.chips) / 15.0;
    let military = |player: &Player| player.general_military() as f32 / 6.0;
    let goods = |player: &Player, good: Good| player.tableau.goods_of(good).len() as f32 / 2.0;
    let pool = f32::from(game.pool.max(0)) / (f32::from(GAME.vp_per_player) * game.seats() as f32);
    let flag = |is: bool| f32::from(u8::from(is));
    let mut list = [0.0; NUMBERS];
    let numbers = [
        1.0,
        lead,
        lead * left,
        lead * (1.0 - left),
        prospects / 30.0,
        left,
        left * left,
        pool,
        total(own),
        hand(own),
        length(own),
        chips(own),
        military(own),
        most(&total),
        most(&hand),
        most(&length),
        most(&chips),
        most(&military),
        mean(&total),
        mean(&hand),
        mean(&length),
        mean(&chips),
        total(own) - most(&total),
        length(own) - most(&length),
        flag(game.seats() == 2),
        flag(game.seats() == 3),
        flag(game.seats() == 4),
        flag(game.options.mode == Mode::Advanced2p),
        f32::from(game.round.min(20)) / 10.0,
        own.tableau.empty_production().len() as f32 / 3.0,
        own.tableau.empty_windfall(None).len() as f32 / 3.0,
        hand(own) * left,
        parts.powers / 10.0,
        parts.engine / 10.0,
        parts.goods / 5.0,
        hand_worth / 5.0,
        best.powers / 10.0,
        best.engine / 10.0,
        best.goods / 5.0,
        flag(own.tableau.len() + 2 >= usize::from(GAME.tableau_limit)),
    ];
    list[..numbers.len()].copy_from_slice(&numbers);
    for good in Good::ALL {
        list[numbers.len() + good.index()] = goods(own, good);
        list[numbers.len() + 4 + good.index()] = mean(&|player| goods(player, good));
    }
    list
}
