//! What happened, and what of it each viewer sees.

use crate::action::named;
use crate::amounts::Amounts;
use crate::card::Card;
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::vocabulary::{CardResource, Conversion, Parameter, Resource, StandardProject, Tile};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer, Words};

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A generation begins.
    Generation {
        /// Which, from 1.
        number: u32,
        /// The first player.
        first: Seat,
    },
    /// A seat shows its corporation.
    Corporation {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Cards leave the deck.
    Drew {
        /// For whom.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; empty for those who may not see them.
        cards: Vec<Card>,
        /// Why.
        why: Why,
    },
    /// The discard pile becomes the deck.
    Reshuffled {
        /// How many cards.
        n: u8,
    },
    /// A pack of the draft moves on.
    Passed {
        /// Who receives it.
        to: Seat,
        /// How many cards.
        n: u8,
        /// Which; empty for those who may not see them.
        cards: Vec<Card>,
    },
    /// A seat buys cards.
    Bought {
        /// Who.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; empty for those who may not see them.
        cards: Vec<Card>,
    },
    /// A seat keeps cards it looked at.
    Kept {
        /// Who.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; empty for those who may not see them.
        cards: Vec<Card>,
    },
    /// Cards go face down to the discard pile.
    Discarded {
        /// Whose.
        seat: Seat,
        /// How many.
        n: u8,
        /// Which; empty for those who may not see them.
        cards: Vec<Card>,
    },
    /// The top card is shown to everyone and discarded.
    Showed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat plays a card.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat does a standard project.
    Standard {
        /// Who.
        seat: Seat,
        /// Which.
        project: StandardProject,
    },
    /// A seat uses a card's action.
    Used {
        /// Who.
        seat: Seat,
        /// Whose.
        card: Card,
    },
    /// A seat takes its corporation's first action.
    FirstAction {
        /// Who.
        seat: Seat,
        /// The corporation.
        card: Card,
    },
    /// A seat converts plants or heat.
    Converted {
        /// Who.
        seat: Seat,
        /// What.
        conversion: Conversion,
    },
    /// A seat claims a milestone.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which.
        milestone: Milestone,
    },
    /// A seat funds an award.
    Funded {
        /// Who.
        seat: Seat,
        /// Which.
        award: Award,
    },
    /// A seat pays.
    Paid {
        /// Who.
        seat: Seat,
        /// In M€.
        megacredits: u16,
        /// In steel.
        steel: u16,
        /// In titanium.
        titanium: u16,
        /// In heat.
        heat: u16,
    },
    /// A stock changes.
    Stock {
        /// Whose.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// By how much.
        change: i32,
    },
    /// A production changes.
    Production {
        /// Whose.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// By how much.
        change: i32,
    },
    /// The neutral opponent of a solo game is chosen.
    Neutral {
        /// By whom.
        seat: Seat,
    },
    /// A terraform rating rises.
    Rating {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i32,
    },
    /// A parameter rises.
    Raised {
        /// By whom.
        seat: Seat,
        /// Which.
        parameter: Parameter,
        /// To which value.
        value: i8,
    },
    /// A tile is placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        space: Space,
    },
    /// A hex is claimed.
    Marked {
        /// By whom.
        seat: Seat,
        /// Which.
        space: Space,
    },
    /// Resources on a card change.
    OnCard {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What.
        resource: CardResource,
        /// By how much.
        change: i32,
    },
    /// A production box is copied.
    Copied {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: Card,
    },
    /// A seat passes.
    Pass {
        /// Who.
        seat: Seat,
        /// Whether everybody could see that there was nothing else to do, so that it was not asked.
        #[serde(default)]
        forced: bool,
    },
    /// A seat ends its turn.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// Whether it was not asked: both actions were taken, or everybody could see that there was nothing else to do.
        #[serde(default)]
        forced: bool,
    },
    /// A seat's production phase.
    Produced {
        /// Whose.
        seat: Seat,
        /// What came in, M€ with the rating.
        gains: Amounts,
        /// Energy that became heat.
        warmed: i32,
    },
    /// The planet is terraformed, or the solo game's last generation is over.
    LastConversion,
    /// A seat builds no more greeneries.
    Stopped {
        /// Who.
        seat: Seat,
        /// Whether it was not asked: it could build none.
        #[serde(default)]
        forced: bool,
    },
    /// The game is over.
    Over,
}

/// Why cards leave the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Why {
    /// Dealt in the research phase.
    Research,
    /// Dealt for the draft.
    Draft,
    /// By a card.
    Card(Card),
    /// By the bonus of a hex.
    Space(Space),
}

impl Words for Why {
    fn words(&self) -> Message {
        match self {
            Why::Research => Message::new("mars-why-research"),
            Why::Draft => Message::new("mars-why-draft"),
            Why::Card(card) => Message::new("mars-why-card").with("card", card.words()),
            Why::Space(space) => Message::new("mars-why-space").with("space", space.words()),
        }
    }
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. }
            | Event::Passed {
                to: seat, cards, ..
            }
            | Event::Bought { seat, cards, .. }
            | Event::Kept { seat, cards, .. }
            | Event::Discarded { seat, cards, .. }
                if !viewer.sees(*seat) =>
            {
                cards.clear();
            }
            _ => {}
        }
        Some(seen)
    }
}

fn by(id: &'static str, seat: Seat) -> Message {
    named("mars-event", id).with("seat", seat)
}

/// "3 cards", and which they are where they may be seen.
fn counted(message: Message, n: u8, cards: &[Card]) -> Message {
    let names: Vec<Message> = cards.iter().map(|card| card.words()).collect();
    let known = if names.is_empty() { "no" } else { "yes" };
    message
        .with("n", n)
        .with("known", known)
        .with("cards", names)
}

impl Words for Event {
    fn words(&self) -> Message {
        match *self {
            Event::Generation { number, first } => by("generation", first).with("n", number),
            Event::Corporation { seat, card } => by("corporation", seat).with("card", card.words()),
            Event::Drew {
                seat,
                n,
                ref cards,
                why,
            } => counted(by("drew", seat), n, cards).with("why", why.words()),
            Event::Reshuffled { n } => named("mars-event", "reshuffled").with("n", n),
            Event::Passed { to, n, ref cards } => counted(by("passed", to), n, cards),
            Event::Bought { seat, n, ref cards } => counted(by("bought", seat), n, cards),
            Event::Kept { seat, n, ref cards } => counted(by("kept", seat), n, cards),
            Event::Discarded { seat, n, ref cards } => counted(by("discarded", seat), n, cards),
            Event::Showed { seat, card } => by("showed", seat).with("card", card.words()),
            Event::Played { seat, card } => by("played", seat).with("card", card.words()),
            Event::Standard { seat, project } => {
                by("standard", seat).with("project", named("mars-standard", project.key()))
            }
            Event::Used { seat, card } => by("used", seat).with("card", card.words()),
            Event::FirstAction { seat, card } => {
                by("first_action", seat).with("card", card.words())
            }
            Event::Converted { seat, conversion } => {
                by("converted", seat).with("conversion", conversion.key())
            }
            Event::Claimed { seat, milestone } => {
                by("claimed", seat).with("milestone", milestone.key())
            }
            Event::Funded { seat, award } => by("funded", seat).with("award", award.key()),
            Event::Paid {
                seat,
                megacredits,
                steel,
                titanium,
                heat,
            } => {
                let parts = [
                    (Resource::Megacredits, megacredits),
                    (Resource::Steel, steel),
                    (Resource::Titanium, titanium),
                    (Resource::Heat, heat),
                ];
                let parts = parts.into_iter().filter(|(_, n)| *n > 0);
                let parts = parts.map(|(resource, n)| amount(resource, i32::from(n)));
                by("paid", seat).with("what", parts.collect::<Vec<_>>())
            }
            Event::Stock {
                seat,
                resource,
                change,
            } => by("stock", seat)
                .with("direction", direction(change))
                .with("what", amount(resource, change.abs())),
            Event::Production {
                seat,
                resource,
                change,
            } => changed("production", seat, change).with("resource", resource.key()),
            Event::Neutral { seat } => by("neutral", seat),
            Event::Rating { seat, change } => by("rating", seat).with("n", change),
            Event::Raised {
                seat,
                parameter,
                value,
            } => by("raised", seat)
                .with("parameter", parameter.key())
                .with("value", value),
            Event::Placed { seat, tile, space } => by("placed", seat)
                .with("tile", tile.key())
                .with("space", space.words()),
            Event::Marked { seat, space } => by("marked", seat).with("space", space.words()),
            Event::OnCard {
                seat,
                card,
                resource,
                change,
            } => changed("on_card", seat, change)
                .with("resource", resource.key())
                .with("card", card.words()),
            Event::Copied { seat, card } => by("copied", seat).with("card", card.words()),
            Event::Pass { seat, .. } => by("pass", seat),
            Event::TurnEnded { seat, .. } => by("turn_ended", seat),
            Event::Produced {
                seat,
                gains,
                warmed,
            } => {
                let came = Resource::ALL.iter().filter(|it| gains.of(**it) != 0);
                let parts = came.map(|&resource| amount(resource, gains.of(resource)));
                by("produced", seat)
                    .with("what", parts.collect::<Vec<_>>())
                    .with("warmed", warmed)
            }
            Event::LastConversion => named("mars-event", "last_conversion"),
            Event::Stopped { seat, .. } => by("stopped", seat),
            Event::Over => named("mars-event", "over"),
        }
    }
}

fn changed(id: &'static str, seat: Seat, change: i32) -> Message {
    by(id, seat)
        .with("direction", direction(change))
        .with("n", change.abs())
}

const fn direction(change: i32) -> &'static str {
    if change < 0 { "down" } else { "up" }
}

/// "3 M€", "2 steel" in the accusative.
pub(crate) fn amount(resource: Resource, n: i32) -> Message {
    Message::new("mars-amount")
        .with("resource", resource.key())
        .with("n", n)
}
