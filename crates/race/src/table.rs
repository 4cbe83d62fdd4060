//! The cards compiled to flat tables and masks: what the rules look up while playing.

use crate::cards::{DESIGNS, Design, GAME};
use crate::effect::{Effect, Match, TradeScope};
use crate::kinds::{CardType, Good, Keyword, PowerPhase, WorldKind};
use crate::power::Power;
use crate::powers::{Powers, WORLD_GOODS, world_good};
use crate::sets::{Designs, PowerSet};
use std::sync::LazyLock;

/// More than any cost or defense.
const PRICES: usize = 9;

/// A design's facts, flat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub(crate) powers: Powers,
    pub(crate) cost_or_defense: u8,
    pub(crate) vp: u8,
    /// The kind of world for per-kind arrays: 0 for gray worlds and developments.
    pub(crate) world_good: u8,
    pub(crate) good: Option<Good>,
    pub(crate) kind: Option<WorldKind>,
    pub(crate) is_development: bool,
    pub(crate) is_military: bool,
    pub(crate) is_rebel: bool,
    /// More cards for the good of this world when it is sold.
    pub(crate) own_trade: u8,
    /// Cards for a good produced here.
    pub(crate) draw_if_produced: u8,
    /// `produce_windfall`: for any kind, or for one.
    pub(crate) windfall: Option<Option<Good>>,
    /// A draw at the end of the owner's production.
    pub(crate) produce_draw: Option<Effect>,
    /// `draw_if_most_produced`: the kind and the cards.
    pub(crate) most_produced: Option<(Good, u8)>,
    /// Where its scoring stands in [`Table::scoring`].
    pub(crate) scoring: Option<u8>,
}

/// A consume power: one entry of a card's consume list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConsumePower {
    pub(crate) design: Design,
    pub(crate) effect: Effect,
    /// Whether the card has more consume powers than this.
    pub(crate) of_several: bool,
}

/// Consume powers by what must be there to use them, as masks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ConsumeMasks {
    pub(crate) always: PowerSet,
    pub(crate) optional: PowerSet,
    /// At least so many goods of any kind.
    pub(crate) any: [PowerSet; 3],
    /// At least so many goods of a kind.
    pub(crate) kind: [[PowerSet; 3]; 4],
    /// At least so many kinds of goods.
    pub(crate) kinds: [PowerSet; 5],
    /// A card in hand.
    pub(crate) hand: PowerSet,
    /// A card that can be drawn.
    pub(crate) drawable: PowerSet,
}

/// What a scoring development gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scoring {
    /// Points for each design in the tableau.
    pub(crate) per_card: [u8; DESIGNS],
    /// Points for chips: so many chips, so many points.
    pub(crate) chips: Option<(u8, u8)>,
    /// Points for each point of general Military.
    pub(crate) military: u8,
}

/// Everything the rules look up.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) facts: [Facts; DESIGNS],
    pub(crate) worlds: Designs,
    pub(crate) developments: Designs,
    /// Developments by cost: at most the index.
    pub(crate) development_cost: [Designs; PRICES],
    /// Worlds that are paid for, by kind and cost: at most the index.
    pub(crate) world_cost: [[Designs; PRICES]; WORLD_GOODS],
    /// Military worlds by kind, Rebel or not, and defense: at most the index.
    pub(crate) world_defense: [[[Designs; PRICES]; 2]; WORLD_GOODS],
    pub(crate) consume: Vec<ConsumePower>,
    pub(crate) consume_masks: ConsumeMasks,
    pub(crate) scoring: Vec<Scoring>,
    /// What each action card gives to its chooser.
    pub(crate) bonus: [Powers; 7],
    pub(crate) vp_factor: u16,
    pub(crate) trade_prices: [u8; 4],
}

/// The tables, compiled on first use.
pub(crate) static TABLE: LazyLock<Table> = LazyLock::new(Table::compile);

impl Table {
    #[inline]
    pub(crate) fn facts(&self, design: Design) -> &Facts {
        &self.facts[design.index()]
    }

    fn compile() -> Table {
        let consume = consume_powers();
        let scoring_designs: Vec<Design> = Design::all()
            .filter(|design| !design.data().scoring.is_empty())
            .collect();
        let facts: Vec<Facts> = Design::all()
            .map(|design| facts(design, &consume, &scoring_designs))
            .collect();
        let where_ = |test: &dyn Fn(&Facts) -> bool| -> Designs {
            Design::all()
                .filter(|design| test(&facts[design.index()]))
                .collect()
        };
        let at_most = |test: &dyn Fn(&Facts) -> bool| -> [Designs; PRICES] {
            std::array::from_fn(|most| {
                where_(&|f: &Facts| test(f) && usize::from(f.cost_or_defense) <= most)
            })
        };
        let is_world = |f: &Facts| !f.is_development;
        Table {
            worlds: where_(&is_world),
            developments: where_(&|f| f.is_development),
            development_cost: at_most(&|f| f.is_development),
            world_cost: std::array::from_fn(|good| {
                at_most(&|f| is_world(f) && !f.is_military && usize::from(f.world_good) == good)
            }),
            world_defense: std::array::from_fn(|good| {
                std::array::from_fn(|rebel| {
                    at_most(&|f| {
                        f.is_military
                            && usize::from(f.world_good) == good
                            && usize::from(f.is_rebel) == rebel
                    })
                })
            }),
            consume_masks: consume_masks(&consume),
            scoring: scoring_designs.iter().map(|&d| scoring(d)).collect(),
            bonus: bonuses(),
            vp_factor: vp_factor(),
            trade_prices: Good::ALL.map(|good| GAME.trade_prices[&good]),
            facts: std::array::from_fn(|i| facts[i]),
            consume,
        }
    }
}

fn consume_powers() -> Vec<ConsumePower> {
    Design::all()
        .flat_map(|design| {
            let effects = design.data().powers(PowerPhase::Consume);
            effects.iter().map(move |&effect| ConsumePower {
                design,
                effect,
                of_several: effects.len() > 1,
            })
        })
        .collect()
}

fn consume_masks(powers: &[ConsumePower]) -> ConsumeMasks {
    let mut masks = ConsumeMasks::default();
    for (i, power) in powers.iter().enumerate() {
        let alone = PowerSet::of(Power(i as u8));
        match power.effect {
            Effect::ConsumeGoods {
                good: None,
                per_use,
                ..
            } => masks.any[usize::from(per_use)] |= alone,
            Effect::ConsumeGoods {
                good: Some(good),
                per_use,
                ..
            } => masks.kind[good.index()][usize::from(per_use)] |= alone,
            Effect::ConsumeDifferentKinds { kinds, .. } => {
                masks.kinds[usize::from(kinds)] |= alone;
            }
            Effect::ConsumeAllGoods { .. } | Effect::TradeGood { .. } => masks.any[1] |= alone,
            Effect::Draw { .. } => masks.always |= alone,
            Effect::LuckyDraw { .. } => masks.drawable |= alone,
            Effect::DiscardHandCards { optional, .. } => {
                masks.hand |= alone;
                if optional {
                    masks.optional |= alone;
                }
            }
            other => unreachable!("{other:?} is no consume power"),
        }
    }
    masks
}

fn facts(design: Design, consume: &[ConsumePower], scoring: &[Design]) -> Facts {
    let card = design.data();
    let own_consume = consume
        .iter()
        .enumerate()
        .filter(|(_, power)| power.design == design)
        .map(|(i, _)| Power(i as u8))
        .collect();
    let mut facts = Facts {
        powers: Powers::of_card(card, own_consume),
        cost_or_defense: card.cost_or_defense(),
        vp: card.vp,
        world_good: world_good(card.good) as u8,
        good: card.good,
        kind: card.kind,
        is_development: card.card_type == CardType::Development,
        is_military: card.is_military(),
        is_rebel: card.keywords.contains(&Keyword::Rebel),
        own_trade: 0,
        draw_if_produced: 0,
        windfall: None,
        produce_draw: None,
        most_produced: None,
        scoring: scoring.iter().position(|&d| d == design).map(|i| i as u8),
    };
    for effect in card.powers(PowerPhase::Trade) {
        if let Effect::TradeBonus {
            amount,
            scope: TradeScope::ThisWorld,
            ..
        } = *effect
        {
            facts.own_trade += amount as u8;
        }
    }
    for effect in card.powers(PowerPhase::Produce) {
        match *effect {
            Effect::DrawIfProducedHere { amount } => facts.draw_if_produced += amount as u8,
            Effect::ProduceWindfall { good } => facts.windfall = Some(good),
            Effect::DrawIfMostProduced { good, amount } => {
                facts.most_produced = Some((good, amount as u8));
            }
            Effect::Draw { .. }
            | Effect::DrawPerWorld { .. }
            | Effect::DrawPerGoodProduced { .. }
            | Effect::DrawPerKindProduced { .. } => facts.produce_draw = Some(*effect),
            _ => {}
        }
    }
    facts
}

fn scoring(design: Design) -> Scoring {
    let items = &design.data().scoring;
    let best = |test: &dyn Fn(&Match) -> bool| {
        let points = items.iter().map(|item| match item {
            Effect::PerCard { vp, r#match } if test(r#match) => *vp,
            _ => 0,
        });
        points.max().unwrap_or(0)
    };
    let mut scoring = Scoring {
        per_card: std::array::from_fn(|i| best(&|m| Design(i as u8).data().matches(m))),
        chips: None,
        military: 0,
    };
    for item in items {
        match *item {
            Effect::PerVpChips { chips, vp } => scoring.chips = Some((chips, vp)),
            Effect::TotalMilitary { vp } => scoring.military = vp,
            _ => {}
        }
    }
    scoring
}

fn bonuses() -> [Powers; 7] {
    let mut bonus = [Powers::default(); 7];
    for action in &GAME.actions {
        let phase = match action.phase {
            crate::kinds::Phase::Develop => PowerPhase::Develop,
            _ => PowerPhase::Settle,
        };
        for effect in &action.bonus {
            bonus[action.id.index()].add_effect(phase, effect);
        }
    }
    bonus
}

fn vp_factor() -> u16 {
    let effects = GAME.actions.iter().flat_map(|action| &action.bonus);
    let factors = effects.filter_map(|effect| match *effect {
        Effect::VpMultiplier { factor } => Some(u16::from(factor)),
        _ => None,
    });
    factors.max().unwrap_or(1)
}
