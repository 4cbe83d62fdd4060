//! What happened, and how much of it each viewer sees.

use crate::cells::Square;
use crate::effect::Token;
use crate::kinds::{
    CivCard, CorporationId, EventCard, Objective, PlanetId, Ring, Side, TileId, Track,
};
use crate::state::{PodPlace, Step};
use crate::words;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer, Words};

/// One thing that happened. A card that is `None` was not seen by this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A seat chose the sides of its boards; nobody else is told.
    ChoseSides {
        seat: Seat,
        planet: Side,
        corporation: Side,
    },
    /// The boards of a seat, when all have chosen.
    Boards {
        seat: Seat,
        planet: PlanetId,
        corporation: CorporationId,
    },
    /// A seat kept an objective; nobody else is told.
    KeptObjective { seat: Seat, objective: Objective },
    /// An objective between two neighbours was dealt.
    NeighbourObjective { objective: Objective },
    /// A round began.
    Round { round: u8, commander: Seat },
    /// The station was turned.
    Rotated { rotation: u8 },
    /// An event was turned up.
    EventShown { card: EventCard },
    /// A seat ignores the event, which alone would end the game for it.
    Ignored { seat: Seat, card: EventCard },
    /// A tile was turned up.
    TurnedUp { tile: TileId },
    /// A seat selected a tile.
    Selected { seat: Seat, tile: TileId },
    /// A seat placed a tile.
    Placed {
        seat: Seat,
        tile: TileId,
        turn: u8,
        at: Square,
    },
    /// A seat took a tile that it could not place.
    Unplaced { seat: Seat, tile: TileId },
    /// A tracker went up, down or sideways.
    Tracked {
        seat: Seat,
        tracker: Track,
        track: Track,
        row: u8,
        way: Way,
    },
    /// A seat gained movement.
    Movement { seat: Seat, points: u8 },
    /// A seat placed a patch.
    Patched { seat: Seat, square: Square },
    /// A seat stored a patch.
    Stored { seat: Seat },
    /// A rover was deployed.
    Deployed { seat: Seat, square: Square },
    /// A rover moved.
    Moved {
        seat: Seat,
        from: Square,
        to: Square,
        way: Drive,
    },
    /// A rover picked up a meteorite.
    PickedUp { seat: Seat, square: Square },
    /// A meteorite was collected.
    CollectedMeteorite { seat: Seat },
    /// A lifepod was collected.
    CollectedLifepod { seat: Seat },
    /// A collected lifepod was put somewhere.
    LifepodPut { seat: Seat, place: PodPlace },
    /// A meteorite came down.
    Meteorite { seat: Seat, square: Square },
    /// A token on the planet was destroyed.
    Destroyed {
        seat: Seat,
        token: Token,
        square: Square,
    },
    /// A collected token was destroyed.
    DestroyedCollected { seat: Seat, token: Token },
    /// A technology was used.
    Used { seat: Seat, tech: u8 },
    /// The flux token was put on a track.
    Flux { seat: Seat, track: Track },
    /// A seat looked at a pile; others do not see the cards.
    Looked {
        seat: Seat,
        level: u8,
        cards: ArrayVec<CivCard, 36>,
    },
    /// A seat kept a civilization card; one of the end of the game is secret.
    Claimed {
        seat: Seat,
        level: u8,
        card: Option<CivCard>,
        secret: bool,
    },
    /// Cards of the end of the game were shown.
    Shown { seat: Seat, card: CivCard },
    /// A random card left a pile unseen.
    CivRemoved { level: u8, card: Option<CivCard> },
    /// A random card came into a pile unseen.
    CivAdded { level: u8, card: Option<CivCard> },
    /// A seat drew an objective.
    DrewObjective {
        seat: Seat,
        objective: Option<Objective>,
    },
    /// A seat chose an objective for all players.
    SharedObjective { seat: Seat, objective: Objective },
    /// A seat discarded a personal objective.
    DiscardedObjective {
        seat: Seat,
        objective: Option<Objective>,
    },
    /// A seat discarded a stack.
    DiscardedStack { seat: Seat, ring: Ring },
    /// A seat looked at the next event.
    Peeked { seat: Seat, card: Option<EventCard> },
    /// A seat will get a rover with its next tile.
    ExtraRover { seat: Seat },
    /// This is the last round.
    LastRound,
    /// A seat ended its part.
    Done { seat: Seat },
    /// A step began in which several take part.
    Began { step: Step },
    /// The game is over.
    Over,
}

/// How a tracker moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Way {
    Up,
    Down,
    Reset,
}

/// How a rover moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Drive {
    Step,
    Teleport,
    Relocation,
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::ChoseSides { seat, .. } | Event::KeptObjective { seat, .. } => {
                return viewer.sees(*seat).then_some(seen);
            }
            Event::Looked { seat, cards, .. } if !viewer.sees(*seat) => cards.clear(),
            Event::Claimed {
                seat,
                card,
                secret: true,
                ..
            } if !viewer.sees(*seat) => *card = None,
            Event::CivRemoved { card, .. } | Event::CivAdded { card, .. } => {
                *card = card.filter(|_| viewer == Viewer::Referee);
            }
            Event::DrewObjective { seat, objective }
            | Event::DiscardedObjective { seat, objective } => {
                *objective = objective.filter(|_| viewer.sees(*seat));
            }
            Event::Peeked { seat, card } => *card = card.filter(|_| viewer.sees(*seat)),
            _ => {}
        }
        Some(seen)
    }
}

fn unseen_or(card: Option<Message>) -> Message {
    card.unwrap_or_else(|| Message::new("planet-unseen"))
}

impl Words for Event {
    fn words(&self) -> Message {
        let say = |key: &'static str| Message::new(format!("planet-event-{key}"));
        let by = |key, seat: &Seat| say(key).with("seat", *seat);
        let at = |key, seat: &Seat, square: &Square| {
            by(key, seat).with("square", words::square(*square))
        };
        match self {
            Event::ChoseSides {
                seat,
                planet,
                corporation,
            } => by("chose_sides", seat)
                .with("planet", planet.key())
                .with("corporation", corporation.key()),
            Event::Boards {
                seat,
                planet,
                corporation,
            } => by("boards", seat)
                .with("planet", words::planet(*planet))
                .with("corporation", words::corporation(*corporation)),
            Event::KeptObjective { seat, objective } => {
                by("kept_objective", seat).with("objective", words::personal(*objective))
            }
            Event::NeighbourObjective { objective } => {
                say("neighbour_objective").with("objective", words::neighbour(*objective))
            }
            Event::Round { round, commander } => {
                say("round").with("round", *round).with("seat", *commander)
            }
            Event::Rotated { rotation } => say("rotated").with("n", *rotation),
            Event::Ignored { seat, card } => by("ignored", seat).with("card", words::event(*card)),
            Event::EventShown { card } => say("event_shown").with("card", words::event(*card)),
            Event::TurnedUp { tile } => say("turned_up").with("tile", words::tile(*tile)),
            Event::Selected { seat, tile } => by("selected", seat).with("tile", words::tile(*tile)),
            Event::Placed {
                seat,
                tile,
                at: square,
                ..
            } => at("placed", seat, square).with("tile", words::tile(*tile)),
            Event::Unplaced { seat, tile } => by("unplaced", seat).with("tile", words::tile(*tile)),
            Event::Tracked {
                seat,
                tracker,
                track,
                row,
                way,
            } => by("tracked", seat)
                .with("tracker", tracker.key())
                .with("track", track.key())
                .with("row", *row)
                .with(
                    "way",
                    match way {
                        Way::Up => "up",
                        Way::Down => "down",
                        Way::Reset => "reset",
                    },
                ),
            Event::Movement { seat, points } => by("movement", seat).with("n", *points),
            Event::Patched { seat, square } => at("patched", seat, square),
            Event::Stored { seat } => by("stored", seat),
            Event::Deployed { seat, square } => at("deployed", seat, square),
            Event::Moved {
                seat,
                from,
                to,
                way,
            } => by("moved", seat)
                .with("from", words::square(*from))
                .with("to", words::square(*to))
                .with(
                    "way",
                    match way {
                        Drive::Step => "step",
                        Drive::Teleport => "teleport",
                        Drive::Relocation => "relocation",
                    },
                ),
            Event::PickedUp { seat, square } => at("picked_up", seat, square),
            Event::CollectedMeteorite { seat } => by("collected_meteorite", seat),
            Event::CollectedLifepod { seat } => by("collected_lifepod", seat),
            Event::LifepodPut { seat, place } => {
                by("lifepod_put", seat).with("place", words::pod_place(*place))
            }
            Event::Meteorite { seat, square } => at("meteorite", seat, square),
            Event::Destroyed {
                seat,
                token,
                square,
            } => at("destroyed", seat, square).with("token", token.key()),
            Event::DestroyedCollected { seat, token } => {
                by("destroyed_collected", seat).with("token", token.key())
            }
            Event::Used { seat, tech } => by("used", seat).with("n", u16::from(*tech) + 1),
            Event::Flux { seat, track } => by("flux", seat).with("track", track.key()),
            Event::Looked { seat, level, .. } => by("looked", seat).with("level", *level),
            Event::Claimed {
                seat, level, card, ..
            } => by("claimed", seat)
                .with("level", *level)
                .with("card", unseen_or(card.map(words::civ))),
            Event::Shown { seat, card } => by("shown", seat).with("card", words::civ(*card)),
            Event::CivRemoved { level, .. } => say("civ_removed").with("level", *level),
            Event::CivAdded { level, .. } => say("civ_added").with("level", *level),
            Event::DrewObjective { seat, objective } => by("drew_objective", seat)
                .with("objective", unseen_or(objective.map(words::objective))),
            Event::SharedObjective { seat, objective } => {
                by("shared_objective", seat).with("objective", words::neighbour(*objective))
            }
            Event::DiscardedObjective { seat, objective } => by("discarded_objective", seat)
                .with("objective", unseen_or(objective.map(words::personal))),
            Event::DiscardedStack { seat, ring } => {
                by("discarded_stack", seat).with("ring", ring.key())
            }
            Event::Peeked { seat, card } => {
                by("peeked", seat).with("card", unseen_or(card.map(words::event)))
            }
            Event::ExtraRover { seat } => by("extra_rover", seat),
            Event::LastRound => say("last_round"),
            Event::Done { seat } => by("done", seat),
            Event::Began { .. } => say("began"),
            Event::Over => say("over"),
        }
    }
}
