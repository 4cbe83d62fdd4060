//! Every card, with its text generated from its effects.

use crate::cards::{ActionData, CardData, Design, GAME};
use crate::effect::{Effect, Match, TradeScope};
use crate::kinds::{CardType, Good, Phase, PowerPhase, WorldKind};
use serde::Serialize;
use tabletop::Message;

/// What is printed on a card.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Printed {
    /// A world or a development.
    Card(CardData),
    /// An action card.
    Action(ActionData),
}

type Entry = tabletop::Entry<Printed>;

/// All cards, then the action cards.
pub(crate) fn catalogue() -> Vec<Entry> {
    let cards = Design::all().map(card_entry);
    cards.chain(GAME.actions.iter().map(action_entry)).collect()
}

fn card_entry(design: Design) -> Entry {
    let card = design.data();
    Entry {
        id: card.id.clone(),
        kind: kind(card),
        name: design.name(),
        facts: facts(card),
        text: text(card),
        data: Printed::Card(card.clone()),
    }
}

fn action_entry(action: &ActionData) -> Entry {
    let phase = match action.phase {
        Phase::Explore => PowerPhase::Explore,
        Phase::Develop => PowerPhase::Develop,
        Phase::Settle => PowerPhase::Settle,
        Phase::Consume => PowerPhase::Consume,
        Phase::Produce => PowerPhase::Produce,
    };
    Entry {
        id: action.id.key().to_owned(),
        kind: Message::new("race-kind-action"),
        name: Message::new(format!("race-actioncard-{}", action.id.key())),
        facts: vec![Message::new("race-phase").with("phase", action.phase.key())],
        text: action.bonus.iter().map(|e| effect(phase, e)).collect(),
        data: Printed::Action(action.clone()),
    }
}

fn kind(card: &CardData) -> Message {
    match card.card_type {
        CardType::Development => Message::new("race-kind-development"),
        CardType::World => Message::new("race-kind-world")
            .with("kind", card.kind.map_or("gray", WorldKind::key))
            .with("military", if card.is_military() { "yes" } else { "no" }),
    }
}

fn facts(card: &CardData) -> Vec<Message> {
    let mut facts = Vec::new();
    if let Some(number) = card.start_number {
        facts.push(Message::new("race-fact-start_world").with("n", number));
    }
    if let Some(cost) = card.cost {
        facts.push(Message::new("race-fact-cost").with("n", cost));
    }
    if let Some(defense) = card.defense {
        facts.push(Message::new("race-fact-defense").with("n", defense));
    }
    if let Some(good) = card.good {
        facts.push(Message::new("race-fact-good").with("good", good.key()));
    }
    facts.push(if card.scoring.is_empty() {
        Message::new("race-fact-vp").with("n", card.vp)
    } else {
        Message::new("race-fact-vp_variable")
    });
    for keyword in &card.keywords {
        facts.push(Message::new("race-fact-keyword").with("keyword", keyword.key()));
    }
    if card.copies > 1 {
        facts.push(Message::new("race-fact-copies").with("n", card.copies));
    }
    facts
}

fn text(card: &CardData) -> Vec<Message> {
    let mut text = Vec::new();
    if let (Some(WorldKind::Windfall), Some(good)) = (card.kind, card.good) {
        text.push(Message::new("race-effect-windfall").with("good", good.key()));
    }
    for (&phase, effects) in &card.powers {
        for power in effects {
            text.push(
                Message::new("race-power")
                    .with("phase", phase.key())
                    .with("effect", effect(phase, power)),
            );
        }
    }
    text.extend(card.scoring.iter().map(|item| {
        Message::new("race-scoring").with("effect", effect(PowerPhase::Produce, item))
    }));
    text
}

fn good_key(good: Option<Good>) -> &'static str {
    good.map_or("any", Good::key)
}

/// An effect in words. The phase tells apart what Develop and Settle share.
pub(crate) fn effect(phase: PowerPhase, effect: &Effect) -> Message {
    let say = |id: &'static str| Message::new(id);
    let amount = |id: &'static str, n: i8| Message::new(id).with("n", n);
    match *effect {
        Effect::DrawExtra { amount: n } => amount("race-effect-draw_extra", n),
        Effect::KeepExtra { amount: n } => amount("race-effect-keep_extra", n),
        Effect::DrawAtStart { amount: n } => amount("race-effect-draw_at_start", n),
        Effect::ReduceCost { amount: n, .. } if phase == PowerPhase::Develop => {
            amount("race-effect-reduce_cost-development", n)
        }
        Effect::ReduceCost { amount: n, filter } => amount("race-effect-reduce_cost-world", n)
            .with("good", good_key(filter.and_then(|f| f.good))),
        Effect::DrawAfterPlace { amount: n } if phase == PowerPhase::Develop => {
            amount("race-effect-draw_after_place-development", n)
        }
        Effect::DrawAfterPlace { amount: n } => amount("race-effect-draw_after_place-world", n),
        Effect::Military { amount: n, filter } => military(n, filter),
        Effect::DiscardSelfMilitary { amount: n, .. } => {
            amount("race-effect-discard_self_military", n)
        }
        Effect::DiscardSelfCostZero { excludes_good, .. } => {
            say("race-effect-discard_self_cost_zero").with("good", excludes_good.key())
        }
        Effect::PayForMilitary { discount, .. } => amount("race-effect-pay_for_military", discount),
        Effect::TradeBonus {
            amount: n,
            scope,
            good,
        } => amount("race-effect-trade_bonus", n).with(
            "what",
            match scope {
                TradeScope::Any => "any",
                TradeScope::ThisWorld => "this_world",
                TradeScope::Good => good_key(good),
            },
        ),
        Effect::ConsumeGoods { .. }
        | Effect::ConsumeDifferentKinds { .. }
        | Effect::ConsumeAllGoods { .. } => consume(effect),
        Effect::TradeGood { apply_trade_powers } => say("race-effect-trade_good")
            .with("powers", if apply_trade_powers { "yes" } else { "no" }),
        Effect::Draw { amount: n } => amount("race-effect-draw", n),
        Effect::LuckyDraw { min, max } => say("race-effect-lucky_draw")
            .with("min", min)
            .with("max", max),
        Effect::DiscardHandCards {
            max_uses,
            per_use,
            vp,
            ..
        } => say("race-effect-discard_hand_cards")
            .with("n", max_uses * per_use)
            .with("vp", vp),
        Effect::Produce {} => say("race-effect-produce"),
        Effect::ProduceWindfall { good } => {
            say("race-effect-produce_windfall").with("good", good_key(good))
        }
        Effect::DrawIfProducedHere { amount: n } => amount("race-effect-draw_if_produced_here", n),
        Effect::DrawPerGoodProduced { good, amount: n } => {
            amount("race-effect-draw_per_good_produced", n).with("good", good.key())
        }
        Effect::DrawPerKindProduced { amount: n } => {
            amount("race-effect-draw_per_kind_produced", n)
        }
        Effect::DrawPerWorld {
            amount: n,
            r#match: test,
        } => amount("race-effect-draw_per_world", n).with("good", good_key(test.good)),
        Effect::DrawIfMostProduced { good, amount: n } => {
            amount("race-effect-draw_if_most_produced", n).with("good", good.key())
        }
        Effect::VpMultiplier { factor } => say("race-effect-vp_multiplier").with("factor", factor),
        Effect::PerCard { vp, r#match: test } => say("race-effect-per_card")
            .with("vp", vp)
            .with("what", matched(&test)),
        Effect::PerVpChips { chips, vp } => say("race-effect-per_vp_chips")
            .with("vp", vp)
            .with("n", chips),
        Effect::TotalMilitary { vp } => say("race-effect-total_military").with("vp", vp),
    }
}

fn military(n: i8, filter: Option<Match>) -> Message {
    let against = filter.map_or("all", |filter| match (filter.keyword, filter.good) {
        (Some(keyword), _) => keyword.key(),
        (None, good) => good_key(good),
    });
    Message::new("race-effect-military")
        .with("n", n.abs())
        .with("sign", if n < 0 { "minus" } else { "plus" })
        .with("against", against)
}

fn consume(effect: &Effect) -> Message {
    match *effect {
        Effect::ConsumeGoods {
            good,
            per_use,
            max_uses,
            vp,
            cards,
        } => {
            let id = match (per_use, max_uses) {
                (_, 1) => "race-effect-consume_goods",
                _ => "race-effect-consume_goods-up_to",
            };
            Message::new(id)
                .with("n", per_use * max_uses)
                .with("good", good_key(good))
                .with("reward", reward(vp, cards))
        }
        Effect::ConsumeDifferentKinds { kinds, vp, cards } => {
            Message::new("race-effect-consume_different_kinds")
                .with("n", kinds)
                .with("reward", reward(vp, cards))
        }
        Effect::ConsumeAllGoods {
            vp_per_good,
            vp_offset,
        } => Message::new("race-effect-consume_all_goods")
            .with("vp", vp_per_good)
            .with("less", -vp_offset),
        _ => Message::new("race-effect-draw").with("n", 0),
    }
}

fn reward(vp: u8, cards: u8) -> Message {
    match (vp, cards) {
        (vp, 0) => Message::new("race-reward-vp").with("vp", vp),
        (0, cards) => Message::new("race-reward-cards").with("n", cards),
        (vp, cards) => Message::new("race-reward-both")
            .with("vp", vp)
            .with("n", cards),
    }
}

/// What a scoring item counts, in words.
fn matched(test: &Match) -> Message {
    if let Some(card) = test.card {
        return Message::new("race-match-card").with("card", card.name());
    }
    let card_type = test.card_type;
    match test {
        Match {
            has_power: Some(phase),
            ..
        } => {
            let id = match card_type {
                Some(CardType::Development) => "race-match-development_with_power",
                _ => "race-match-world_with_power",
            };
            Message::new(id).with("phase", phase.key())
        }
        Match {
            keyword: Some(keyword),
            military: Some(true),
            ..
        } => Message::new("race-match-military_keyword").with("keyword", keyword.key()),
        Match {
            keyword: Some(keyword),
            ..
        } => Message::new("race-match-keyword").with("keyword", keyword.key()),
        Match {
            military: Some(true),
            ..
        } => Message::new("race-match-military"),
        Match {
            kind: Some(kind),
            good,
            ..
        } => Message::new("race-match-kind")
            .with("kind", kind.key())
            .with("good", good_key(*good)),
        Match {
            good: Some(good), ..
        } => Message::new("race-match-good").with("good", good.key()),
        Match {
            cost: Some(cost), ..
        } => Message::new("race-match-development_cost").with("n", *cost),
        Match {
            card_type: Some(CardType::Development),
            ..
        } => Message::new("race-match-development"),
        _ => Message::new("race-match-world"),
    }
}
