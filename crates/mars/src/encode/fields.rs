//! What an observation consists of.

use crate::card::Card;
use crate::cards::COLLECTORS;
use crate::map::Space;
use crate::state::{MAX_PLAYERS, Phase};
use crate::vocabulary::{Tag, Tile};
use tabletop::encode::{Field, Part, layout};

/// Kinds of questions.
pub(super) const ASKS: usize = 10;
/// Room for milestones, and for awards, of further maps.
pub(super) const HONOURS: usize = 32;
const SPACES: usize = Space::COUNT;
const TAGS: usize = Tag::ALL.len();

const TABLE: &[Part] = &[
    Part::new("seats", MAX_PLAYERS, "1 to 5 players"),
    Part::new(
        "seat",
        MAX_PLAYERS,
        "the seat that observes, as actions name it",
    ),
    Part::new("variant", 2, "Corporate Era, draft"),
    Part::new("phase", Phase::Over as usize + 1, "the phase"),
    Part::new("generation", 1, "the generation, of 14"),
    Part::new(
        "parameters",
        3,
        "temperature, oxygen and oceans, each of its greatest",
    ),
    Part::new(
        "first",
        MAX_PLAYERS,
        "the first player, clockwise from the seat",
    ),
    Part::new(
        "active",
        MAX_PLAYERS,
        "whose turn it is, clockwise from the seat",
    ),
    Part::new("taken", 1, "actions taken in this turn, of 2"),
    Part::new("question", ASKS, "what sort of question is asked"),
    Part::new("tile", Tile::ALL.len(), "the tile that is to be placed"),
    Part::new("milestones", HONOURS, "milestones claimed"),
    Part::new("awards", HONOURS, "awards funded"),
    Part::new(
        "piles",
        2,
        "cards in the draw pile and the discard pile, of 208",
    ),
    Part::new("oceans", SPACES, "spaces with an ocean"),
    Part::new("greeneries", SPACES, "spaces with a greenery"),
    Part::new("cities", SPACES, "spaces with a city"),
    Part::new("special", SPACES, "spaces with another tile"),
];
const SECRET: &[Part] = &[
    Part::new(
        "hand",
        Card::ROOM,
        "cards in hand; half for those kept in a draft and not yet bought",
    ),
    Part::new(
        "choosing",
        Card::ROOM,
        "cards to choose from a half each, picked ones a half more; 1 less for the card the question is about",
    ),
    Part::new(
        "unseen",
        Card::ROOM,
        "cards that may be in the draw pile, as far as the seat knows",
    ),
    Part::new(
        "answered",
        2,
        "whether the seat's sealed answer is given; whether only the heat to pay with is open",
    ),
    Part::new(
        "bill",
        3,
        "steel of 10, titanium of 10 and heat of 20 paid so far",
    ),
];
const PLAYER: &[Part] = &[
    Part::new(
        "table",
        Card::ROOM,
        "cards played, events and corporation included; a half more where the action was used in this generation",
    ),
    Part::new(
        "on_cards",
        COLLECTORS,
        "resources on cards, of 5, by card among those that collect some",
    ),
    Part::new("tiles", SPACES, "spaces with a tile of the player"),
    Part::new("claims", SPACES, "spaces claimed"),
    Part::new(
        "stock",
        6,
        "M\u{20ac}, steel, titanium, plants, energy, heat, of 20",
    ),
    Part::new("production", 6, "the same produced, of 10"),
    Part::new("tags", TAGS, "tags, of 8"),
    Part::new(
        "score",
        5,
        "points as they stand of 60: then rating, honours, and greeneries with cities of 30, cards of 20",
    ),
    Part::new("cards", 2, "cards in hand and events played, of 10"),
    Part::new("honours", 2, "milestones claimed and awards funded, of 3"),
    Part::new(
        "towards",
        10,
        "what counts for each milestone and each award of the map, of 16",
    ),
    Part::new(
        "modifiers",
        6,
        "discount of 8, value of steel and titanium of 4, laxer requirements of 4, plants for a greenery of 8, \
        whether heat pays",
    ),
    Part::new(
        "turn",
        3,
        "has passed; the rating rose in this generation; owes its first action",
    ),
];

pub(super) const FIELDS: [Field; TABLE.len() + SECRET.len() + MAX_PLAYERS * PLAYER.len()] =
    layout(TABLE, SECRET, PLAYER, MAX_PLAYERS);
