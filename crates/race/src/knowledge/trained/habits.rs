//! What the habits read: they are learnt from the choices of search.
//!
//! The network corrects what the untrained eye promises of an action. It reads only what the seat may
//! know, so that in a search nobody plays by another's secrets.

use crate::action::Action;
use crate::cards::{DESIGNS, GAME};
use crate::kinds::{ActionCard, Good};
use crate::knowledge::eye::Eye;
use crate::options::Mode;
use crate::state::{Chosen, Player, Race, Step};
use tabletop::learn::{Features, Reader};
use tabletop::{Seat, larger};

const NUMBERS: usize = 28;
const ACTIONS: usize = ActionCard::ALL.len();
/// All inputs: own tableau and hand, the others' tableaus, numbers, and for each action what it promises,
/// whether it is chosen already, and whether it was chosen a round ago by oneself or by others.
pub(super) const INPUTS: usize = 3 * DESIGNS + NUMBERS + 4 * ACTIONS;
/// All outputs: an action, to place nothing in either phase, a card to place, a card to keep.
pub(super) const OUTPUTS: usize = ACTIONS + 2 + 2 * DESIGNS;

/// How sure a strong player is of a point that the untrained eye promises.
const SURE: f32 = 0.8;

/// What the untrained eye promises of each action for the round; 0 if that is not the question.
type Promises = [f32; ACTIONS];

/// The output that speaks for an action (1) or against it (-1).
fn output(action: &Action, step: Step) -> Option<(u16, f32)> {
    let (place, keep) = (ACTIONS + 2, ACTIONS + 2 + DESIGNS);
    let (output, sign) = match *action {
        Action::Choose(card) => (card.index(), 1.0),
        Action::PlaceNothing => (ACTIONS + usize::from(step == Step::SettleChoice), 1.0),
        Action::Place(design) => (place + design.index(), 1.0),
        Action::Keep(design) => (keep + design.index(), 1.0),
        Action::Discard(design) => (keep + design.index(), -1.0),
        _ => return None,
    };
    Some((output as u16, sign))
}

/// Tells of a decision what the seat knows, and its actions.
pub(super) fn decision(
    game: &Race,
    seat: Seat,
    actions: &[Action],
    reader: &mut impl Reader,
) -> bool {
    let step = game.step;
    let is_learnt = matches!(
        step,
        Step::InitialDiscard
            | Step::ChooseActions
            | Step::ExploreKeep
            | Step::DevelopChoice
            | Step::SettleChoice
    );
    if !is_learnt {
        return false;
    }
    let eye = Eye::new(game, seat);
    let promises = match step {
        Step::ChooseActions => ActionCard::ALL.map(|card| eye.promise(&Action::Choose(card))),
        _ => [0.0; ACTIONS],
    };
    let mut known = Features::new();
    features(game, seat, &eye, &promises, &mut known);
    reader.knows(&known);
    for action in actions {
        let Some(output) = output(action, step) else {
            return false;
        };
        let promise = match *action {
            Action::Choose(card) => promises[card.index()],
            _ => eye.promise(action),
        };
        reader.may(SURE * promise, &[output]);
    }
    true
}

/// What the seat knows, in numbers.
fn features(game: &Race, seat: Seat, eye: &Eye<'_>, promises: &Promises, out: &mut Features) {
    let own = game.player(seat);
    let others = || {
        let others = Seat::all(game.seats()).filter(move |&other| other != seat);
        others.map(|other| game.player(other))
    };
    let among = 1.0 / (game.seats() - 1).max(1) as f32;
    let mut add = |room: usize, input: usize, value: f32| out.add(room + input, value);
    for placed in own.tableau.placed() {
        add(0, placed.card.design().index(), 1.0);
    }
    for card in own.hand.iter() {
        add(DESIGNS, card.design().index(), 1.0);
    }
    for placed in others().flat_map(|player| player.tableau.placed()) {
        add(2 * DESIGNS, placed.card.design().index(), among);
    }
    for (i, number) in numbers(game, own, eye, others).into_iter().enumerate() {
        add(3 * DESIGNS, i, number);
    }
    let room = |n: usize| 3 * DESIGNS + NUMBERS + n * ACTIONS;
    let chose = |chosen: Chosen, action| f32::from(u8::from(chosen.contains(action)));
    for action in ActionCard::ALL {
        let i = action.index();
        let chosen = match game.step {
            // What the others choose is still sealed.
            Step::ChooseActions => chose(own.actions, action),
            _ => {
                let all = game.players.iter();
                let all = all.map(|player| chose(player.actions, action));
                all.fold(0.0, larger)
            }
        };
        add(room(0), i, 0.3 * promises[i]);
        add(room(1), i, chosen);
        add(room(2), i, chose(own.previous, action));
        let others: f32 = others().map(|player| chose(player.previous, action)).sum();
        add(room(3), i, among * others);
    }
}

fn numbers<'a, I: Iterator<Item = &'a Player>>(
    game: &Race,
    own: &Player,
    eye: &Eye<'_>,
    others: impl Fn() -> I,
) -> [f32; NUMBERS] {
    let flag = |is: bool| f32::from(u8::from(is));
    let most = |of: &dyn Fn(&Player) -> f32| others().map(of).fold(0.0, larger);
    let hand = |player: &Player| player.hand.len() as f32 / 8.0;
    let length = |player: &Player| player.tableau.len() as f32 / f32::from(GAME.tableau_limit);
    let chips = |player: &Player| f32::from(player.chips) / 15.0;
    let goods = |player: &Player| player.tableau.goods().len() as f32 / 3.0;
    let bare = |player: &Player| player.tableau.empty_production().len() as f32 / 3.0;
    let military = |player: &Player| player.general_military() as f32 / 6.0;
    let of_kind = |good: Good| own.tableau.goods_of(good).len() as f32 / 2.0;
    let [novelty, rare, genes, alien] = Good::ALL.map(of_kind);
    let total = |player: &Player| player.total() as f32 / 30.0;
    let (own_total, best_total) = (total(own), most(&total));
    [
        1.0,
        eye.left,
        f32::from(game.round.min(20)) / 10.0,
        hand(own),
        length(own),
        chips(own),
        goods(own),
        bare(own),
        military(own),
        own_total,
        novelty,
        rare,
        genes,
        alien,
        own.tableau.empty_windfall(None).len() as f32 / 3.0,
        most(&hand),
        most(&length),
        most(&chips),
        most(&goods),
        most(&bare),
        best_total,
        own_total - best_total,
        flag(game.seats() == 2),
        flag(game.seats() == 3),
        flag(game.seats() == 4),
        flag(game.options.mode == Mode::Advanced2p),
        flag(game.step == Step::DevelopChoice),
        flag(game.step == Step::SettleChoice),
    ]
}
