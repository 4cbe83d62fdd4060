//! A glance at the table before a decision: what a seat needs to know whatever it does.

use super::ground::IMPACT;
use super::wishes::Wishes;
use crate::effect::{Power, Special};
use crate::kinds::{Ring, Terrain, TileId, Track};
use crate::state::{Planet, Player};
use crate::tiles;
use tabletop::{Seat, larger};

/// Squares that are bare in the end: the fullest planet cannot take another tile.
const RESERVE: f32 = 6.52;
/// Squares that a round covers.
const ROUND: f32 = 4.3;

/// How often water finds ice, and energy the terrain it wants.
const HOPED: f32 = 0.8;

/// What a seat sees before it decides.
pub(super) struct Look<'a> {
    pub(super) game: &'a Planet,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    /// Rounds that are left, as far as one can tell.
    pub(super) left: f32,
    /// What an advance of each tracker brings.
    pub(super) gains: [f32; 5],
    pub(super) wishes: Wishes,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Planet, seat: Seat) -> Self {
        let (player, left) = (game.player(seat), game.rounds_left());
        let wishes = game.wishes(seat);
        let gain = |track: Track| {
            let climb = wishes.climb[track.index()] + wishes.heights;
            player.advance_worth(track, left) + climb
        };
        Look {
            game,
            seat,
            player,
            left,
            gains: std::array::from_fn(|i| gain(Track::ALL[i])),
            wishes,
        }
    }

    /// What a water resource brings with so many squares on ice.
    pub(super) fn water(&self, wet: usize) -> f32 {
        let times = match wet {
            0 => 0,
            _ if self.player.is(Special::WaterPerIceSquare) => wet,
            _ if self.player.has(Power::DoubleWater) => 2,
            _ => 1,
        };
        self.gains[Track::Water.index()] * times as f32
    }

    /// What a tile's resources bring wherever it lies.
    pub(super) fn resources(&self, id: TileId) -> f32 {
        let expands = self.player.is(Special::BiomassNeedsExpansion);
        let worth = |kind: &Terrain| {
            let gain = match kind {
                // Where it lies decides.
                Terrain::Water | Terrain::Energy => 0.0,
                Terrain::Biomass if expands => 0.0,
                _ => self.gains[kind.index()],
            };
            gain + self.wishes.icons[kind.index()]
        };
        tiles::tile(id).terrains.iter().map(worth).sum()
    }

    /// What a tile is worth wherever it may lie in the end.
    pub(super) fn tile(&self, id: TileId) -> f32 {
        let tile = tiles::tile(id);
        let kinds = tile.terrains;
        let best = self.gains.iter().copied().fold(0.0, larger);
        let hoped = |kind: &Terrain| match kind {
            Terrain::Water => HOPED * self.water(1),
            Terrain::Energy => HOPED * best,
            _ => 0.0,
        };
        let hit = if tile.meteorite { 2.0 * IMPACT } else { 0.0 };
        self.resources(id) + kinds.iter().map(hoped).sum::<f32>() - hit
    }
}

impl Planet {
    /// The tile that a seat would find on a ring after a turn of the station.
    pub(super) fn top_after(&self, seat: Seat, ring: Ring, turn: u8) -> Option<TileId> {
        let outer = tiles::seats(self.count())[seat.index()] + turn;
        let slot = match ring {
            Ring::Outer => outer,
            Ring::Inner => outer % 6 + self.station.inner_offset,
        };
        self.station.stacks[usize::from(tiles::shape_in(ring, slot))].top
    }

    /// How many rounds are left, as far as one can tell: until somebody has no room any more.
    pub(super) fn rounds_left(&self) -> f32 {
        if self.last_round || self.step.at_end() {
            return 0.0;
        }
        let bare = |player: &Player| {
            let board = player.board();
            board.squares.difference(player.surface.covered).len()
        };
        let least = self.players.iter().map(bare).min().unwrap_or(0) as f32;
        let rounds = ((least - RESERVE) / ROUND).max(0.5);
        match self.options.with_events(self.count()) {
            true => rounds.min(self.events.deck.len() as f32 + 0.5),
            false => rounds,
        }
    }
}
