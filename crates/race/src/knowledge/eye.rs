//! One seat's look at the game: what it has and hopes for, and how promising an action is.

use super::worth::{GOOD_WORTH, WORTH};
use crate::action::Action;
use crate::cards::{Design, GAME};
use crate::effect::Effect;
use crate::kinds::{ActionCard, Good, Way, WorldKind};
use crate::sets::Slot;
use crate::state::{Player, Race};
use crate::table::TABLE;
use tabletop::{Seat, larger, smaller};

/// What everybody sees that a seat has beside its score, in points.
#[derive(Default)]
pub(super) struct Parts {
    /// Powers, over a whole game.
    pub(super) powers: f32,
    /// Goods that will be produced and consumed.
    pub(super) engine: f32,
    /// Goods that are there.
    pub(super) goods: f32,
}

/// One seat's look at the game.
pub(super) struct Eye<'a> {
    game: &'a Race,
    seat: Seat,
    player: &'a Player,
    /// How much of the game is left, from 1 down to 0.
    pub(super) left: f32,
    /// What a card in hand is worth.
    money: f32,
}

impl<'a> Eye<'a> {
    pub(super) fn new(game: &'a Race, seat: Seat) -> Self {
        let longest = game.players.iter().map(|player| player.tableau.len());
        let longest = longest.max().unwrap_or(0) as f32 / f32::from(GAME.tableau_limit);
        let chips = f32::from(GAME.vp_per_player) * game.seats() as f32;
        let paid = 1.0 - f32::from(game.pool) / chips;
        let left = (1.0 - larger(longest, paid)).clamp(0.0, 1.0);
        Eye {
            game,
            seat,
            player: game.player(seat),
            left,
            money: 0.12 + 0.5 * left,
        }
    }

    /// What the score is likely to come to.
    pub(super) fn prospects(&self) -> f32 {
        self.seen_prospects(&self.parts()) + self.hand_worth()
    }

    /// The same by what lies on the table, the hand not counted.
    pub(super) fn seen_prospects(&self, parts: &Parts) -> f32 {
        let to_come = self.left * parts.powers + parts.engine;
        self.player.total() as f32 + to_come + parts.goods
    }

    /// What the hand is worth to somebody who knows only how many cards it has.
    pub(super) fn guessed_hand_worth(&self) -> f32 {
        self.player.hand.len() as f32 * self.money
    }

    /// What everybody sees beside the score.
    pub(super) fn parts(&self) -> Parts {
        let mut powers = 0.0;
        let (mut producers, mut consumes, mut consumed) = (0.0_f32, 0.0, 0.0);
        for placed in self.player.tableau.placed() {
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
        Parts {
            powers,
            engine,
            goods: self.goods_worth(),
        }
    }

    fn goods_worth(&self) -> f32 {
        let tableau = &self.player.tableau;
        let kinds = Good::ALL.into_iter();
        let worth =
            kinds.map(|good| GOOD_WORTH[good.index()] * tableau.goods_of(good).len() as f32);
        worth.sum::<f32>() * (0.25 + 0.75 * smaller(self.left, 0.5) * 2.0)
    }

    /// What the hand is worth to its seat.
    pub(super) fn hand_worth(&self) -> f32 {
        let limit = usize::from(GAME.hand_limit);
        let cards = self.player.hand.len().min(limit + 1) as f32;
        let best = self.best_placement(|_| true);
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
    pub(super) fn placements(
        &self,
        which: impl Fn(Design) -> bool,
    ) -> impl Iterator<Item = (Design, f32)> {
        let cards = self.player.hand.len().saturating_sub(1);
        let designs = self.player.hand.designs().iter();
        designs
            .filter(move |&design| which(design))
            .filter_map(move |design| {
                let price = self.price(design, cards)? as f32;
                let gain = self.placed_worth(design) - self.money * (price + 1.0);
                Some((design, gain))
            })
    }

    fn best_placement(&self, which: impl Fn(Design) -> bool) -> f32 {
        let gains = self.placements(which).map(|(_, gain)| gain);
        gains.fold(0.0, larger)
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
        self.money + 0.6 * larger(reach * self.placed_worth(design) - price, 0.0)
    }

    /// How promising an action is.
    pub(super) fn promise(&self, action: &Action) -> f32 {
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
                let best = self.best_placement(|design| TABLE.facts(design).is_development);
                best + self.money - 0.3
            }
            ActionCard::Settle => {
                let best = self.best_placement(|design| !TABLE.facts(design).is_development);
                best + self.money - 0.3
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
        let use_of_goods = 0.3 + 0.7 * larger(self.left, 0.3);
        (own + windfall.fold(0.0, larger)) * use_of_goods + draws * self.money
    }
}

impl Race {
    /// What the world that was placed would cost if it were paid for.
    fn price_of_fresh(&self, seat: Seat) -> usize {
        let fresh = self.player(seat).tableau.fresh();
        fresh.map_or(0, |world| self.world_price(seat, world))
    }
}
