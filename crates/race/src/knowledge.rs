//! What the game knows about playing itself well: how a seat stands, and how promising an action
//! looks. Everything is measured in victory points.

use crate::action::Action;
use crate::cards::{DESIGNS, Design, GAME};
use crate::effect::{Effect, TradeScope};
use crate::kinds::{ActionCard, Good, PowerPhase, Way, WorldKind};
use crate::sets::Slot;
use crate::state::{Player, Race, Step};
use crate::table::TABLE;
use rand::Rng;
use std::sync::LazyLock;
use tabletop::{Knowledge, Seat};

impl Knowledge for Race {
    const SPREAD: f32 = 8.0;

    fn evaluate(&self, seat: Seat) -> f32 {
        if seat.index() >= self.seats() {
            return 0.0;
        }
        let stands = |seat: Seat| {
            let player = self.player(seat);
            if self.step == Step::Over {
                // Ties are broken by cards and goods.
                return player.total() as f32 + player.tie_break() as f32 / 100.0;
            }
            Eye::new(self, seat).prospects()
        };
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(stands).fold(f32::NEG_INFINITY, f32::max);
        stands(seat) - best
    }

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        let eye = Eye::new(self, seat);
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in actions.iter().enumerate() {
            // A little noise, so that no two playouts are the same.
            let [a, b] = [rng.next_u32(), rng.next_u32()].map(|n| n as f32 / u32::MAX as f32);
            let score = eye.promise(action) + NOISE * (a - b);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let eye = Eye::new(self, seat);
        let promises = actions.iter().map(|action| eye.promise(action));
        let start = out.len();
        out.extend(promises);
        let best = out[start..].iter().copied().fold(f32::MIN, f32::max);
        for weight in &mut out[start..] {
            *weight = ((*weight - best) / NOISE).exp().max(0.01);
        }
    }
}

/// How much the policy's judgement of an action wavers.
const NOISE: f32 = 0.7;

/// What a design is worth beyond its printed points, from its effects.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    /// Of its powers over a whole game.
    powers: f32,
    /// Goods its consume powers take in a phase.
    consumes: f32,
    /// Points for these goods, cards included.
    consumed: f32,
}

static WORTH: LazyLock<[Worth; DESIGNS]> =
    LazyLock::new(|| std::array::from_fn(|i| Worth::of(Design(i as u8))));

impl Worth {
    fn of(design: Design) -> Worth {
        let mut worth = Worth::default();
        for (&phase, effects) in &design.data().powers {
            for effect in effects {
                worth.powers += power_worth(phase, effect, design);
                worth.add_consumption(effect);
            }
        }
        worth
    }

    fn add_consumption(&mut self, effect: &Effect) {
        let card = 0.5;
        let (goods, reward) = match *effect {
            Effect::ConsumeGoods {
                good,
                per_use,
                max_uses,
                vp,
                cards,
            } => {
                // Powers for one kind of goods often find none.
                let found = if good.is_some() { 0.7 } else { 1.0 };
                let uses = f32::from(max_uses) * found;
                let reward = f32::from(vp) + card * f32::from(cards);
                (uses * f32::from(per_use), uses * reward)
            }
            Effect::ConsumeDifferentKinds { kinds, vp, .. } => {
                (0.6 * f32::from(kinds), 0.6 * f32::from(vp))
            }
            Effect::ConsumeAllGoods { .. } => (3.0, 2.0),
            Effect::TradeGood { .. } => (1.0, 3.0 * card),
            _ => (0.0, 0.0),
        };
        self.consumes += goods;
        self.consumed += reward;
    }
}

fn power_worth(phase: PowerPhase, effect: &Effect, design: Design) -> f32 {
    let n = |amount: i8| f32::from(amount);
    match *effect {
        Effect::DrawExtra { amount } => 0.4 * n(amount),
        Effect::KeepExtra { amount } => 1.2 * n(amount),
        Effect::DrawAtStart { amount } => 1.5 * n(amount),
        Effect::ReduceCost { amount, .. } if phase == PowerPhase::Develop => 1.3 * n(amount),
        Effect::ReduceCost { amount, filter } => match filter {
            None => 1.7 * n(amount),
            Some(_) => 0.5 * n(amount),
        },
        Effect::DrawAfterPlace { amount } => 1.3 * n(amount),
        Effect::Military { amount, filter } => match filter {
            None => 1.0 * n(amount),
            Some(_) => 0.35 * n(amount),
        },
        Effect::DiscardSelfMilitary { .. } => 1.2,
        Effect::DiscardSelfCostZero { .. } => 1.5,
        Effect::PayForMilitary { .. } => 1.5,
        Effect::TradeBonus { amount, scope, .. } => match scope {
            TradeScope::Any => 0.7 * n(amount),
            TradeScope::Good | TradeScope::ThisWorld => 0.35 * n(amount),
        },
        Effect::ConsumeGoods { .. }
        | Effect::ConsumeDifferentKinds { .. }
        | Effect::ConsumeAllGoods { .. } => 0.8,
        Effect::TradeGood { .. } => 1.2,
        Effect::Draw { amount } => 1.5 * n(amount),
        Effect::LuckyDraw { .. } => 0.3,
        Effect::DiscardHandCards { .. } => 0.8,
        Effect::Produce {} => design
            .data()
            .good
            .map_or(0.0, |good| 2.2 * GOOD_WORTH[good.index()]),
        Effect::ProduceWindfall { good } => match good {
            None => 1.6,
            Some(_) => 1.0,
        },
        Effect::DrawIfProducedHere { amount } => 1.2 * n(amount),
        Effect::DrawPerGoodProduced { .. } => 1.5,
        Effect::DrawPerKindProduced { .. } => 1.5,
        Effect::DrawPerWorld { .. } => 2.0,
        Effect::DrawIfMostProduced { .. } => 1.0,
        _ => 0.0,
    }
}

/// What a good on a world is worth, by kind.
const GOOD_WORTH: [f32; 4] = [0.9, 1.1, 1.4, 1.7];

/// One seat's look at the game.
struct Eye<'a> {
    game: &'a Race,
    seat: Seat,
    player: &'a Player,
    /// How much of the game is left, from 1 down to 0.
    left: f32,
    /// What a card in hand is worth.
    money: f32,
}

impl<'a> Eye<'a> {
    fn new(game: &'a Race, seat: Seat) -> Self {
        let longest = game.players.iter().map(|player| player.tableau.len());
        let longest = longest.max().unwrap_or(0) as f32 / f32::from(GAME.tableau_limit);
        let chips = f32::from(GAME.vp_per_player) * game.seats() as f32;
        let paid = 1.0 - f32::from(game.pool) / chips;
        let left = (1.0 - longest.max(paid)).clamp(0.0, 1.0);
        Eye {
            game,
            seat,
            player: game.player(seat),
            left,
            money: 0.12 + 0.5 * left,
        }
    }

    /// What the score is likely to come to.
    fn prospects(&self) -> f32 {
        let player = self.player;
        let mut powers = 0.0;
        let (mut producers, mut consumes, mut consumed) = (0.0_f32, 0.0, 0.0);
        for placed in player.tableau.placed() {
            let design = placed.card.design();
            let worth = &WORTH[design.index()];
            powers += worth.powers;
            consumes += worth.consumes;
            consumed += worth.consumed;
            let facts = TABLE.facts(design);
            producers += match facts.kind {
                Some(WorldKind::Production) => 1.0,
                _ if facts.windfall.is_some() => 0.7,
                _ => 0.0,
            };
        }
        // What is produced wants to be consumed: rounds of both are still to come.
        let cycles = 3.5 * self.left;
        let engine = if consumes > 0.0 {
            cycles * producers.min(consumes) * consumed / consumes
        } else {
            0.0
        };
        player.total() as f32 + self.left * powers + engine + self.goods_worth() + self.hand_worth()
    }

    fn goods_worth(&self) -> f32 {
        let tableau = &self.player.tableau;
        let kinds = Good::ALL.into_iter();
        let worth =
            kinds.map(|good| GOOD_WORTH[good.index()] * tableau.goods_of(good).len() as f32);
        worth.sum::<f32>() * (0.25 + 0.75 * self.left.min(0.5) * 2.0)
    }

    fn hand_worth(&self) -> f32 {
        let limit = usize::from(GAME.hand_limit);
        let cards = self.player.hand.len().min(limit + 1) as f32;
        let best = self.placements(|_| true).fold(0.0, f32::max);
        cards * self.money + 0.35 * best
    }

    /// What placing a card would bring, its price not counted.
    fn placed_worth(&self, design: Design) -> f32 {
        let facts = TABLE.facts(design);
        let tableau = &self.player.tableau;
        let mut worth = f32::from(facts.vp) + self.left * WORTH[design.index()].powers;
        if facts.kind == Some(WorldKind::Windfall)
            && let Some(good) = facts.good
        {
            worth += GOOD_WORTH[good.index()] * (0.3 + 0.7 * self.left);
        }
        // Consume powers serve goods, and producers consume powers.
        let consumes = WORTH[design.index()].consumes;
        if consumes > 0.0 && !tableau.goods().is_empty() {
            worth += 0.5;
        }
        for placed in tableau.placed() {
            let other = placed.card.design();
            if let Some(scoring) = TABLE.facts(other).scoring {
                worth += f32::from(TABLE.scoring[usize::from(scoring)].per_card[design.index()]);
            }
        }
        if let Some(scoring) = facts.scoring {
            let per_card = &TABLE.scoring[usize::from(scoring)].per_card;
            let own = tableau.placed().iter().map(|placed| placed.card.design());
            let points: u32 = own
                .chain([design])
                .map(|placed| u32::from(per_card[placed.index()]))
                .sum();
            let military = TABLE.scoring[usize::from(scoring)].military;
            let more = f32::from(military) * (self.player.general_military() + 2) as f32;
            let chips = TABLE.scoring[usize::from(scoring)].chips;
            let chips = chips.map_or(0.0, |(chips, _)| {
                f32::from(self.player.chips) / f32::from(chips)
            });
            // It will grow with the tableau.
            worth += points as f32 + more + chips + 3.0 * self.left;
        }
        worth
    }

    /// What a seat pays for a card of its hand; none if it cannot place it.
    fn price(&self, design: Design, cards: usize) -> Option<usize> {
        let (game, seat) = (self.game, self.seat);
        if TABLE.facts(design).is_development {
            let price = game.develop_price(seat, design);
            let placed = self.player.tableau.designs().contains(design);
            return (!placed && price <= cards).then_some(price);
        }
        let ways = game.ways(seat, design, cards);
        match () {
            () if ways.contains(Way::Conquer) => Some(0),
            () if ways.contains(Way::Pay) => Some(game.world_price(seat, design)),
            // A one-use card is worth about two cards.
            () if !ways.is_empty() => Some(2),
            () => None,
        }
    }

    /// What each card of the hand that could be placed now would bring, less its price.
    fn placements(&self, which: impl Fn(Design) -> bool) -> impl Iterator<Item = f32> {
        let cards = self.player.hand.len().saturating_sub(1);
        let designs = self.player.hand.designs().iter();
        designs
            .filter(move |&design| which(design))
            .filter_map(move |design| {
                let price = self.price(design, cards)? as f32;
                Some(self.placed_worth(design) - self.money * (price + 1.0))
            })
    }

    /// What a card is worth in hand: as something to place one day, or as money.
    fn card_worth(&self, design: Design) -> f32 {
        let facts = TABLE.facts(design);
        if facts.is_development && self.player.tableau.designs().contains(design) {
            return self.money;
        }
        let reach = if facts.is_military {
            let short = i32::from(facts.cost_or_defense)
                - i32::from(self.game.military_against(self.seat, design));
            let contact = self.player.tableau.powers().contact > 0;
            match short {
                ..=0 => 1.0,
                1 | 2 => 0.7,
                _ if contact => 0.7,
                3 => 0.4,
                _ => 0.2,
            }
        } else {
            // The dearer the card, the less likely it comes down in time.
            let dear = f32::from(facts.cost_or_defense) / 6.0;
            1.0 - (1.0 - self.left) * dear * 0.6
        };
        let price = if facts.is_military {
            0.0
        } else {
            f32::from(facts.cost_or_defense) * self.money
        };
        self.money + 0.6 * (reach * self.placed_worth(design) - price).max(0.0)
    }

    /// How promising an action is.
    fn promise(&self, action: &Action) -> f32 {
        match *action {
            Action::Choose(card) => self.choice_promise(card),
            Action::Keep(design) => self.card_worth(design),
            Action::Discard(design) | Action::Pay(design) => -self.card_worth(design),
            Action::Place(design) => {
                let cards = self.player.hand.len().saturating_sub(1);
                let price = self.price(design, cards).unwrap_or(0) as f32;
                self.placed_worth(design) - self.money * (price + 1.0)
            }
            Action::PlaceNothing => 0.0,
            Action::Way(way) => match way {
                Way::Conquer => 3.0,
                Way::Pay => 1.5 - self.money * self.game.price_of_fresh(self.seat) as f32,
                Way::ColonyShip | Way::ConquerWithTactics => 0.0,
            },
            Action::Sell(world) => {
                let slot = self.player.tableau.slot_of(world).unwrap_or(Slot(0));
                self.game.sale_price(self.seat, slot, true) as f32
            }
            // Dear goods are for sale, cheap ones for consuming.
            Action::Consume(world) => -(TABLE.facts(world).world_good as f32),
            Action::Use(power) => self.power_promise(&power.effect()),
            Action::Name(number) => {
                // How often a cost or defense is in the deck.
                const ODDS: [f32; 8] = [0.0, 2.4, 3.0, 1.7, 1.5, 0.9, 1.6, 0.1];
                ODDS.get(usize::from(number)).copied().unwrap_or(0.0)
            }
            Action::Produce(world) => {
                let facts = TABLE.facts(world);
                let good = facts.good.map_or(0.0, |good| GOOD_WORTH[good.index()]);
                2.0 * good + self.money * f32::from(facts.draw_if_produced)
            }
            Action::Stop => 0.5,
        }
    }

    fn power_promise(&self, effect: &Effect) -> f32 {
        match *effect {
            // Powers for one kind first: they find their goods only as long as they are there.
            Effect::ConsumeGoods {
                good,
                per_use,
                vp,
                cards,
                ..
            } => {
                let reward = f32::from(vp) + self.money * f32::from(cards);
                let kind = if good.is_some() { 1.5 } else { 0.0 };
                2.0 + kind + reward / f32::from(per_use)
            }
            Effect::ConsumeDifferentKinds { .. } => 5.0,
            Effect::TradeGood { .. } => 2.0 + 3.0 * self.money,
            Effect::ConsumeAllGoods { .. } => 0.0,
            Effect::DiscardHandCards { .. } => {
                let surplus = self.player.hand.len() > usize::from(GAME.hand_limit);
                let worthless = self.money < 0.3;
                if surplus || worthless { 1.5 } else { -1.0 }
            }
            _ => 6.0,
        }
    }

    fn choice_promise(&self, action: ActionCard) -> f32 {
        let player = self.player;
        let hand = player.hand.len() as f32;
        let thirst = if hand < 3.0 { 0.6 } else { 0.0 };
        match action {
            ActionCard::Explore5 => self.money + 1.0 * self.left + thirst,
            ActionCard::Explore11 => 2.0 * self.money + 0.3 * self.left + thirst,
            ActionCard::Develop => {
                let best = self.placements(|design| TABLE.facts(design).is_development);
                best.fold(0.0, f32::max) + self.money - 0.3
            }
            ActionCard::Settle => {
                let best = self.placements(|design| !TABLE.facts(design).is_development);
                best.fold(0.0, f32::max) + self.money - 0.3
            }
            ActionCard::ConsumeTrade => {
                let goods = player.tableau.goods().iter();
                let best = goods.map(|slot| self.game.sale_price(self.seat, slot, true));
                best.max()
                    .map_or(-1.0, |cards| (cards as f32 - 1.0) * self.money)
            }
            ActionCard::ConsumeX2 => {
                let goods = player.tableau.goods().len() as f32;
                if goods == 0.0 {
                    -1.0
                } else {
                    2.0 * self.consumable(goods) - 0.4 * goods
                }
            }
            ActionCard::Produce => self.producible(),
        }
    }

    /// Points for consuming so many goods.
    fn consumable(&self, goods: f32) -> f32 {
        let (mut consumes, mut consumed) = (0.0, 0.0);
        for placed in self.player.tableau.placed() {
            let worth = &WORTH[placed.card.design().index()];
            consumes += worth.consumes;
            consumed += worth.consumed;
        }
        if consumes == 0.0 {
            return 0.0;
        }
        goods.min(consumes) * consumed / consumes
    }

    /// What producing would bring.
    fn producible(&self) -> f32 {
        let tableau = &self.player.tableau;
        let empty = tableau.empty_production();
        let worth = |slot: Slot| {
            let facts = TABLE.facts(tableau.design(slot));
            let good = facts.good.map_or(0.0, |good| GOOD_WORTH[good.index()]);
            good + self.money * f32::from(facts.draw_if_produced)
        };
        let own: f32 = empty.iter().map(worth).sum();
        let windfall = tableau.empty_windfall(None).iter().map(worth);
        let draws = tableau.produce_draws().len() as f32;
        let use_of_goods = 0.3 + 0.7 * self.left.max(0.3);
        (own + windfall.fold(0.0, f32::max)) * use_of_goods + draws * self.money
    }
}

impl Race {
    /// What the world that was placed would cost if it were paid for.
    fn price_of_fresh(&self, seat: Seat) -> usize {
        let fresh = self.player(seat).tableau.fresh();
        fresh.map_or(0, |world| self.world_price(seat, world))
    }
}
