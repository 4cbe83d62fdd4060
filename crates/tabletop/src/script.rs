//! Scripts: what piles give instead of chance.

use crate::chance::{Card, PileName, permute};
use crate::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// What a pile gives instead of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileScript {
    /// A list for each shuffle: these cards come first in this order, the rest follow in canonical
    /// order. Shuffles beyond the last list are the seed's.
    Orders(Vec<Vec<String>>),
    /// The cards in the order they will be drawn, whatever the shuffles: each draw takes the first that is meant for it,
    /// from wherever it lies in the pile or its discards. Where none is, and after the list, the seed goes on.
    Draws(Vec<ScriptedDraw>),
}

impl PileScript {
    /// These draws, one after the other.
    pub fn draws<D: Into<ScriptedDraw>>(draws: impl IntoIterator<Item = D>) -> Self {
        PileScript::Draws(draws.into_iter().map(Into::into).collect())
    }
}

/// A card that will be drawn: by whoever draws next, or by the next draw for a seat or a purpose.
///
/// On the wire `"old_earth"`, or `{"card": "old_earth", "seat": 0, "for": "gamble"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenDraw", into = "WrittenDraw")]
pub struct ScriptedDraw {
    /// The card.
    pub card: String,
    /// Who draws it; whoever comes, if none.
    pub seat: Option<Seat>,
    /// What it is drawn for, as the game writes its purposes; for anything, if none.
    pub purpose: Option<Value>,
}

impl ScriptedDraw {
    fn is_for(&self, seat: Option<Seat>, purpose: &impl Serialize) -> bool {
        let is_it = |wanted: &Value| serde_json::to_value(purpose).is_ok_and(|it| it == *wanted);
        self.seat.is_none_or(|wanted| seat == Some(wanted))
            && self.purpose.as_ref().is_none_or(is_it)
    }
}

impl<T: Into<String>> From<T> for ScriptedDraw {
    fn from(card: T) -> Self {
        ScriptedDraw {
            card: card.into(),
            seat: None,
            purpose: None,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenDraw {
    Next(String),
    For(WrittenPurpose),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPurpose {
    card: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    purpose: Option<Value>,
}

impl From<WrittenDraw> for ScriptedDraw {
    fn from(written: WrittenDraw) -> Self {
        match written {
            WrittenDraw::Next(card) => card.into(),
            WrittenDraw::For(WrittenPurpose {
                card,
                seat,
                purpose,
            }) => ScriptedDraw {
                card,
                seat,
                purpose,
            },
        }
    }
}

impl From<ScriptedDraw> for WrittenDraw {
    fn from(draw: ScriptedDraw) -> Self {
        let ScriptedDraw {
            card,
            seat,
            purpose,
        } = draw;
        match (seat, &purpose) {
            (None, None) => WrittenDraw::Next(card),
            _ => WrittenDraw::For(WrittenPurpose {
                card,
                seat,
                purpose,
            }),
        }
    }
}

/// A script that asks for a card that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScriptFault {
    /// The pile.
    pub pile: String,
    /// Where in the script: `shuffle 0, card 3` or `next draw`.
    pub place: String,
    /// The card.
    pub card: String,
}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ScriptFault { pile, place, card } = self;
        write!(
            f,
            "script of pile \"{pile}\", {place}: no card \"{card}\" in the pile"
        )
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Script {
    pub(crate) piles: BTreeMap<String, PileScript>,
    pub(crate) fault: Option<ScriptFault>,
}

impl Script {
    pub(crate) fn shuffle<C: Card>(&mut self, seed: Seed, pile: PileName, n: u32, cards: &mut [C]) {
        let order = match self.piles.get(pile.as_str()) {
            Some(PileScript::Orders(orders)) => orders.get(n as usize),
            _ => None,
        };
        let Some(order) = order else {
            return permute(seed, pile, n, cards);
        };
        // Canonical order from the top down, then the named cards before all others.
        cards.reverse();
        let mut unnamed = cards.len();
        for (i, name) in order.iter().enumerate() {
            match cards[..unnamed]
                .iter()
                .rposition(|card| card.name() == *name)
            {
                Some(at) => {
                    cards[at..unnamed].rotate_left(1);
                    unnamed -= 1;
                }
                None => {
                    let place = format!("shuffle {n}, card {i}");
                    let pile = pile.as_str().to_owned();
                    self.fault.get_or_insert(ScriptFault {
                        pile,
                        place,
                        card: name.clone(),
                    });
                }
            }
        }
    }

    pub(crate) fn bring_to_top<C: Card>(
        &mut self,
        pile: PileName,
        seat: Option<Seat>,
        purpose: &impl Serialize,
        cards: &mut [C],
        discards: &mut [C],
    ) {
        let Some(PileScript::Draws(draws)) = self.piles.get_mut(pile.as_str()) else {
            return;
        };
        let Some(top) = cards.len().checked_sub(1) else {
            return;
        };
        let meant = draws.iter().position(|draw| draw.is_for(seat, purpose));
        let Some(name) = meant.map(|at| draws.remove(at).card) else {
            return;
        };
        if let Some(at) = cards.iter().rposition(|card| card.name() == name) {
            cards[at..].rotate_left(1);
        } else if let Some(at) = discards.iter().position(|card| card.name() == name) {
            std::mem::swap(&mut cards[top], &mut discards[at]);
        } else {
            let pile = pile.as_str().to_owned();
            let place = "next draw".to_owned();
            self.fault.get_or_insert(ScriptFault {
                pile,
                place,
                card: name,
            });
        }
    }
}
