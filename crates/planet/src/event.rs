//! What happened, and how much of it each viewer sees.

use crate::cells::Square;
use crate::effect::Token;
use crate::kinds::{
    CivCard, CorporationId, EventCard, Objective, PlanetId, Ring, Side, TileId, Track,
};
use crate::state::{PodPlace, Step};
use crate::words;
use crate::written;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer, Words};

/// One thing that happened. A card that is `None` was not seen by this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A seat chose the sides of its boards; nobody else is told.
    ChoseSides {
        /// Who.
        seat: Seat,
        /// The side of the planet board.
        planet: Side,
        /// The side of the corporation board.
        corporation: Side,
    },
    /// The boards of a seat, when all have chosen.
    Boards {
        /// Who.
        seat: Seat,
        /// The planet board.
        planet: PlanetId,
        /// The corporation board.
        corporation: CorporationId,
    },
    /// A seat kept an objective; nobody else is told.
    KeptObjective {
        /// Who.
        seat: Seat,
        /// Which objective.
        objective: Objective,
    },
    /// An objective between two neighbours was dealt.
    NeighbourObjective {
        /// Which objective.
        objective: Objective,
    },
    /// A round began.
    Round {
        /// Which, from 1.
        round: u8,
        /// Who commands.
        commander: Seat,
    },
    /// The station was turned.
    Rotated {
        /// How far it is turned now.
        rotation: u8,
    },
    /// An event was turned up.
    EventShown {
        /// Which card.
        card: EventCard,
    },
    /// A seat ignores the event, which alone would end the game for it.
    Ignored {
        /// Who.
        seat: Seat,
        /// Which card.
        card: EventCard,
    },
    /// A tile was turned up.
    TurnedUp {
        /// Which tile.
        tile: TileId,
    },
    /// A seat selected a tile.
    Selected {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
    },
    /// A seat placed a tile.
    Placed {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
        /// How it is turned.
        #[serde(with = "written::turn")]
        #[cfg_attr(feature = "ts", ts(as = "written::Turn"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Turn"))]
        turn: u8,
        /// The upper left corner of the room it takes, covered or not.
        at: Square,
    },
    /// A seat took a tile that it could not place.
    Unplaced {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
    },
    /// A tracker went up, down or sideways.
    Tracked {
        /// Who.
        seat: Seat,
        /// Which tracker.
        tracker: Track,
        /// Which track.
        track: Track,
        /// The row, from 0 at the bottom.
        row: u8,
        /// How.
        way: Way,
    },
    /// A seat gained movement.
    Movement {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// A seat placed a patch.
    Patched {
        /// Who.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A seat stored a patch.
    Stored {
        /// Who.
        seat: Seat,
    },
    /// A rover was deployed.
    Deployed {
        /// Who.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A rover moved.
    Moved {
        /// Who.
        seat: Seat,
        /// From this square.
        from: Square,
        /// To this square.
        to: Square,
        /// How.
        way: Drive,
    },
    /// A rover picked up a meteorite.
    PickedUp {
        /// Who.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A meteorite was collected.
    CollectedMeteorite {
        /// Who.
        seat: Seat,
    },
    /// A lifepod was collected.
    CollectedLifepod {
        /// Who.
        seat: Seat,
    },
    /// A collected lifepod was put somewhere.
    LifepodPut {
        /// Who.
        seat: Seat,
        /// Where.
        place: PodPlace,
    },
    /// A meteorite came down.
    Meteorite {
        /// Who.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A token on the planet was destroyed.
    Destroyed {
        /// Who.
        seat: Seat,
        /// What sort of token.
        token: Token,
        /// Where.
        square: Square,
    },
    /// A collected token was destroyed.
    DestroyedCollected {
        /// Who.
        seat: Seat,
        /// What sort of token.
        token: Token,
    },
    /// A technology was used.
    Used {
        /// Who.
        seat: Seat,
        /// Which technology.
        #[serde(with = "written::tech")]
        #[cfg_attr(feature = "ts", ts(as = "written::Tech"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Tech"))]
        tech: u8,
    },
    /// The flux token was put on a track.
    Flux {
        /// Who.
        seat: Seat,
        /// Which track.
        track: Track,
    },
    /// A seat looked at a pile; others do not see the cards.
    Looked {
        /// Who.
        seat: Seat,
        /// Of which level; 0 for all piles.
        level: u8,
        /// The cards it saw.
        cards: ArrayVec<CivCard, 36>,
    },
    /// A seat kept a civilization card; one of the end of the game is secret.
    Claimed {
        /// Who.
        seat: Seat,
        /// Of which level; 0 for all piles.
        level: u8,
        /// Which card.
        card: Option<CivCard>,
        /// Whether the card stays secret until the end of the game.
        secret: bool,
    },
    /// Cards of the end of the game were shown.
    Shown {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CivCard,
    },
    /// A random card left a pile unseen.
    CivRemoved {
        /// Of which level; 0 for all piles.
        level: u8,
        /// Which card.
        card: Option<CivCard>,
    },
    /// A random card came into a pile unseen.
    CivAdded {
        /// Of which level; 0 for all piles.
        level: u8,
        /// Which card.
        card: Option<CivCard>,
    },
    /// A seat drew an objective.
    DrewObjective {
        /// Who.
        seat: Seat,
        /// Which objective.
        objective: Option<Objective>,
    },
    /// A seat chose an objective for all players.
    SharedObjective {
        /// Who.
        seat: Seat,
        /// Which objective.
        objective: Objective,
    },
    /// A seat discarded a personal objective.
    DiscardedObjective {
        /// Who.
        seat: Seat,
        /// Which objective.
        objective: Option<Objective>,
    },
    /// A seat discarded a stack.
    DiscardedStack {
        /// Who.
        seat: Seat,
        /// From which ring.
        ring: Ring,
    },
    /// A seat looked at the next event.
    Peeked {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Option<EventCard>,
    },
    /// A seat will get a rover with its next tile.
    ExtraRover {
        /// Who.
        seat: Seat,
    },
    /// This is the last round.
    LastRound,
    /// A seat ended its part.
    Done {
        /// Who.
        seat: Seat,
        /// Whether it was not asked: nothing was left that it could do.
        #[serde(default)]
        forced: bool,
    },
    /// A step is over for everybody.
    Ended {
        /// Which step.
        step: Step,
    },
    /// A step began in which several take part.
    Began {
        /// Which step.
        step: Step,
    },
    /// The game is over.
    Over,
}

/// How a tracker moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Way {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// Back to the start.
    Reset,
}

/// How a rover moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Drive {
    /// By a step.
    Step,
    /// By a technology.
    Teleport,
    /// By a card.
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
            Event::Done { seat, .. } => by("done", seat),
            Event::Ended { step } => say("ended").with("step", step.key()),
            Event::Began { .. } => say("began"),
            Event::Over => say("over"),
        }
    }
}
