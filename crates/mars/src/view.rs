//! What one viewer may know.

use crate::action::Pending;
use crate::amounts::{Amounts, MetalValues};
use crate::belief::Zone;
use crate::card::{Card, CardSet};
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::maps::Map;
use crate::rules::{CARD_PRICE, SOLO_GENERATIONS};
use crate::state::{Ask, Mars, Phase};
use crate::vocabulary::{Conversion, Parameter, Resource, StandardProject, Tag, Tile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Message, Seat, SeatSet, Viewer};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The map that is played on.
    pub map: Map,
    /// Where the game stands.
    pub phase: Phase,
    /// The generation, from 1.
    pub generation: u32,
    /// The last generation of a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last_generation: Option<u32>,
    /// The first player of this generation.
    pub first: Seat,
    /// Whose turn it is, in phases that have turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<TurnView>,
    /// What the active player is asked: everybody sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<Message>,
    /// The parameters of the planet.
    pub planet: Planet,
    /// The tiles on the map and beside it.
    pub tiles: Vec<TileView>,
    /// Hexes claimed and not built on.
    pub claims: Vec<Claim>,
    /// Milestones claimed, in order.
    pub milestones: Vec<Claimed>,
    /// Awards funded, in order.
    pub awards: Vec<Funded>,
    /// What a card costs where cards are bought, in megacredits.
    pub card_price: u8,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The draw pile and the discard pile.
    pub piles: Piles,
    /// Effects that wait, by sort.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub pending: Vec<Pending>,
}

/// A hex that is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claim {
    /// The hex.
    pub space: Space,
    /// Whose claim it is.
    pub seat: Seat,
}

/// A milestone that is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claimed {
    /// Which.
    pub milestone: Milestone,
    /// Who claimed it.
    pub seat: Seat,
}

/// An award that is funded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Funded {
    /// Which.
    pub award: Award,
    /// Who funded it.
    pub seat: Seat,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    /// The active player.
    pub active: Seat,
    /// Actions taken in this turn.
    pub taken: u8,
    /// Who has passed in this generation.
    pub passed: SeatSet,
}

/// The parameters as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Planet {
    /// Degrees.
    pub temperature: i8,
    /// Percent.
    pub oxygen: i8,
    /// Tiles.
    pub oceans: i8,
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileView {
    /// Where.
    pub space: Space,
    /// Which.
    pub tile: Tile,
    /// Whose; nobody's are oceans and neutral tiles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub owner: Option<Seat>,
}

/// A player as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// The corporation, once it is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub corporation: Option<Card>,
    /// Corporations that only this viewer sees: those dealt, later the one not taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub corporations: Vec<Card>,
    /// Terraform rating.
    pub rating: i32,
    /// Whether the rating has risen in this generation.
    pub rating_rose: bool,
    /// Stock.
    pub stock: Amounts,
    /// Production.
    pub production: Amounts,
    /// How often each tag is in play.
    pub tags: BTreeMap<Tag, u8>,
    /// How many cards are in hand.
    pub hand: u8,
    /// Those of them that this viewer knows, with what they cost now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub cards: Vec<HandCard>,
    /// How many cards lie before the player to choose from.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub offered: u8,
    /// Those of them that this viewer sees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub choices: Vec<Card>,
    /// Cards kept in the draft, as far as this viewer sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub kept: Vec<Card>,
    /// What the player has picked so far, if this viewer sees it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub picked: Vec<Card>,
    /// Face-up cards in the order played, the corporation left out.
    pub table: Vec<PlayedCard>,
    /// Whether the corporation's action was used in this generation.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub corporation_used: bool,
    /// Events in the order played.
    pub events: Vec<Card>,
    /// Off the next card.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub next_discount: u8,
    /// Steps by which the next card is laxer.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub next_shift: u8,
    /// What a unit of steel and of titanium is worth.
    pub metal_values: MetalValues,
    /// What each standard project costs this player.
    pub standard: BTreeMap<StandardProject, u8>,
    /// What each conversion takes of this player.
    pub conversions: BTreeMap<Conversion, u8>,
    /// Whether the first action is still owed.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub owes_first_action: bool,
    /// What counts for each milestone.
    pub milestones: BTreeMap<Milestone, i32>,
    /// What each award compares.
    pub awards: BTreeMap<Award, i32>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandCard {
    /// Which.
    pub card: Card,
    /// What it costs its player now.
    pub cost: u8,
}

/// A face-up card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedCard {
    /// Which.
    pub card: Card,
    /// Resources on it.
    #[serde(default, skip_serializing_if = "is_none_on")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub resources: u16,
    /// Whether its action was used in this generation.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub used: bool,
}

/// The piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piles {
    /// Cards in the draw pile.
    pub deck: u16,
    /// Cards in the discard pile.
    pub discards: u16,
    /// Discards that this viewer knows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub known: Vec<Card>,
    /// The draw pile from the top, for the referee alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub order: Vec<Card>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_none_on(n: &u16) -> bool {
    *n == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl View {
    /// What a viewer may know of a game.
    pub(crate) fn of(game: &Mars, viewer: Viewer) -> View {
        let seats = || Seat::all(game.players.len());
        let acting = matches!(game.phase, Phase::Action | Phase::FinalConversion);
        let tile = |space: Space| {
            let tile = game.board.tile(space)?;
            let owner = game.board.owner(space);
            Some(TileView { space, tile, owner })
        };
        let claims = seats().flat_map(|seat| {
            let spaces = game.board.claimed[seat.index()].iter();
            spaces.map(move |space| Claim { space, seat })
        });
        let mut pending = Vec::new();
        if game.ask == Ask::Order {
            game.pending_sorts(&mut |sort| pending.push(sort));
        }
        View {
            map: game.variant.map,
            phase: game.phase,
            generation: game.generation,
            last_generation: game.is_solo().then_some(SOLO_GENERATIONS),
            first: game.first,
            turn: acting.then_some(TurnView {
                active: game.turn.active,
                taken: game.turn.taken,
                passed: game.turn.passed,
            }),
            question: acting.then(|| game.open_question(viewer.sees(game.turn.active)).message),
            planet: Planet {
                temperature: game.value_of(Parameter::Temperature),
                oxygen: game.value_of(Parameter::Oxygen),
                oceans: game.value_of(Parameter::Oceans),
            },
            tiles: Space::all().filter_map(tile).collect(),
            claims: claims.collect(),
            milestones: game.milestones.iter().map(claimed).collect(),
            awards: game.awards.iter().map(funded).collect(),
            card_price: CARD_PRICE as u8,
            players: seats().map(|seat| player(game, viewer, seat)).collect(),
            piles: piles(game, viewer),
            pending,
        }
    }
}

const fn claimed(&(milestone, seat): &(Milestone, Seat)) -> Claimed {
    Claimed { milestone, seat }
}

const fn funded(&(award, seat): &(Award, Seat)) -> Funded {
    Funded { award, seat }
}

/// A number for each of a list of names.
fn each<K: Copy + Ord, N>(names: &[K], number: impl Fn(K) -> N) -> BTreeMap<K, N> {
    names.iter().map(|&name| (name, number(name))).collect()
}

fn listed(cards: &CardSet) -> Vec<Card> {
    cards.iter().collect()
}

/// The cards of a zone that a viewer knows.
fn known(game: &Mars, viewer: Viewer, zone: Zone) -> CardSet {
    let knowers = match viewer {
        Viewer::Seats(seats) => seats,
        Viewer::Spectator => SeatSet::EMPTY,
        Viewer::Referee => {
            return match zone {
                Zone::Hand(seat) => game.player(seat).hand,
                Zone::Discard => game.discard,
                Zone::Deck | Zone::Offered => CardSet::EMPTY,
            };
        }
    };
    game.belief_of(knowers).located(zone)
}

fn piles(game: &Mars, viewer: Viewer) -> Piles {
    let order = match viewer {
        Viewer::Referee => game.deck.iter().rev().copied().collect(),
        _ => Vec::new(),
    };
    Piles {
        deck: game.deck.len() as u16,
        discards: game.discard.len() as u16,
        known: listed(&known(game, viewer, Zone::Discard)),
        order,
    }
}

fn player(game: &Mars, viewer: Viewer, seat: Seat) -> PlayerView {
    let player = game.player(seat);
    let sees = viewer.sees(seat);
    let own = |cards: &CardSet| match sees {
        true => listed(cards),
        false => Vec::new(),
    };
    let (offered, choices, kept) = offers(game, seat, sees);
    let hand = known(game, viewer, Zone::Hand(seat));
    let hand = hand.iter().map(|card| HandCard {
        card,
        cost: game.card_cost(seat, card) as u8,
    });
    let is_mine = |card: &&Card| player.table.contains(**card);
    let table = game.played.iter().filter(is_mine).map(|&card| PlayedCard {
        card,
        resources: game.on_card(card),
        used: game.used.contains(card),
    });
    let events = game.played.iter().copied();
    let events = events.filter(|card| player.events.contains(*card));
    let used = player
        .corporation
        .is_some_and(|card| game.used.contains(card));
    PlayerView {
        corporation: player.corporation,
        corporations: match sees {
            true => player.corporations.to_vec(),
            false => Vec::new(),
        },
        rating: player.rating,
        rating_rose: player.rating_rose,
        stock: player.stock.into(),
        production: player.production.into(),
        tags: each(Tag::ALL, |tag| player.tags[tag.index()]),
        hand: player.hand.len() as u8,
        cards: hand.collect(),
        offered,
        choices,
        kept,
        picked: own(&player.picked),
        table: table.collect(),
        corporation_used: used,
        events: events.collect(),
        next_discount: player.next_discount,
        next_shift: player.next_shift,
        metal_values: MetalValues {
            steel: player.modifiers.steel,
            titanium: player.modifiers.titanium,
        },
        standard: each(StandardProject::ALL, |project| {
            game.standard_means(seat, project).cost as u8
        }),
        conversions: each(Conversion::ALL, |it| game.conversion_cost(seat, it) as u8),
        owes_first_action: player.owes_first_action,
        milestones: each(&game.map().milestones, |it| game.milestone_count(seat, it)),
        awards: each(&game.map().awards, |it| game.award_value(seat, it)),
    }
}

/// How many cards are offered to a seat, and for those who see them which, and what it has kept.
fn offers(game: &Mars, seat: Seat, sees: bool) -> (u8, Vec<Card>, Vec<Card>) {
    let player = game.player(seat);
    let (offered, kept) = match game.phase {
        Phase::Draft => {
            let rounds = usize::from(game.draft.round);
            (game.pack_before(seat), game.kept(seat, rounds))
        }
        _ => (player.offered, CardSet::EMPTY),
    };
    let n = offered.len() as u8;
    match sees {
        true => (n, listed(&offered), listed(&kept)),
        false => (n, Vec::new(), Vec::new()),
    }
}

impl View {
    /// A player's stock of a resource.
    pub fn stock(&self, seat: Seat, resource: Resource) -> i32 {
        self.players[seat.index()].stock.of(resource)
    }
}
