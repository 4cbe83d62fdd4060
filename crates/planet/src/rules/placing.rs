//! Where pieces may be placed, as mask operations.
//!
//! For a tile in one way to lie, the corners from which all cells fall on free squares are the
//! intersection of the free squares shifted back by each cell; "some cell must touch" is a union.

use crate::action::Action;
use crate::cells::{Cells, Square};
use crate::effect::{Power, RoundRule};
use crate::illegal::Illegal;
use crate::kinds::{Ring, Terrain, TileId};
use crate::state::{Planet, Player, Yielding};
use crate::tiles::{self, Lie};
use tabletop::Seat;

/// What a tile must fulfil on a planet, as masks.
#[derive(Clone, Debug)]
pub(crate) struct Fit {
    /// Where the cells of each part may lie.
    free: [Cells; 2],
    /// Some cell must lie here.
    touch: Option<Cells>,
    /// Where the icon of each part may not lie.
    ban: Option<[Cells; 2]>,
    /// Some cell must lie here: off Arashi's ring.
    anchor: Option<Cells>,
    /// All cells must lie in one of these: land or ice, west or east.
    sides: Option<[Cells; 2]>,
    /// The pieces that are in the way when it is slid in.
    slide: Option<Cells>,
}

impl Fit {
    /// The corners from which this lie fits.
    #[inline]
    pub(crate) fn corners(&self, lie: &Lie) -> Cells {
        let mut ok = Cells::BOARD;
        for (free, steps) in self.free.iter().zip(&lie.steps) {
            for &step in steps {
                ok &= free.towards(step);
            }
        }
        if ok.is_empty() {
            return ok;
        }
        let all = || lie.steps.iter().flatten().copied();
        if let Some(touch) = self.touch {
            ok &= all().fold(Cells::EMPTY, |some, step| some | touch.towards(step));
        }
        if let Some(anchor) = self.anchor {
            ok &= all().fold(Cells::EMPTY, |some, step| some | anchor.towards(step));
        }
        if let Some(ban) = self.ban {
            ok = ok
                .difference(ban[0].towards(lie.icons[0]))
                .difference(ban[1].towards(lie.icons[1]));
        }
        if let Some(sides) = self.sides {
            let [a, b] = sides
                .map(|side| all().fold(Cells::BOARD, |every, step| every & side.towards(step)));
            ok &= a | b;
        }
        if let Some(pieces) = self.slide {
            // From one side at least, one place further out must be clear.
            let blocked = [1, -1, 16, -16].map(|way| {
                all().fold(Cells::EMPTY, |some, step| some | pieces.towards(step + way))
            });
            ok = ok.difference(blocked[0] & blocked[1] & blocked[2] & blocked[3]);
        }
        ok
    }
}

/// The squares beside the pieces, where the next piece must touch.
#[inline]
fn frontier(player: &Player) -> Cells {
    player
        .surface
        .covered
        .neighbours()
        .difference(player.surface.covered)
}

/// The masks for a tile on a player's planet.
pub(crate) fn fit(player: &Player, id: TileId, rule: Option<RoundRule>, yielding: Yielding) -> Fit {
    let (board, surface, tile) = (player.board(), &player.surface, tiles::tile(id));
    let free = board.squares.difference(surface.covered);
    let mut free = [free; 2];
    let first = surface.covered.is_empty();
    let planet = yielding.planet_holds();
    if yielding.event_holds() {
        match rule {
            Some(RoundRule::NoTileOnEdge) => free = free.map(|it| it.difference(board.edge)),
            Some(RoundRule::NoTileOnIce) => free = free.map(|it| it.difference(board.ice)),
            Some(RoundRule::NoMatchingContact) => {
                for (part, cells) in free.iter_mut().enumerate() {
                    let same = surface.terrain[tile.terrains[part].index()];
                    *cells = cells.difference(same.neighbours());
                }
            }
            _ => {}
        }
    }
    let anywhere = player.has(Power::IgnoreAdjacency)
        || tile.has(Terrain::Rover) && player.has(Power::IgnoreAdjacencyOfRover);
    let touch = match (first, anywhere) {
        (true, _) if planet => Some(board.start),
        (true, _) => Some(board.edge),
        (false, true) => None,
        (false, false) => Some(frontier(player)),
    };
    let ban = tile.terrains.map(|kind| board.icon_ban[kind.index()]);
    let sides = match board.no_mix {
        true => Some([board.land(), board.ice]),
        false => board.sides,
    };
    Fit {
        free,
        touch,
        ban: (planet && !(ban[0] | ban[1]).is_empty()).then_some(ban),
        anchor: (planet && !board.ring.is_empty()).then(|| board.squares.difference(board.ring)),
        sides: sides.filter(|_| planet),
        slide: (planet && board.slide).then_some(surface.covered),
    }
}

/// Whether a tile can be placed at all.
pub(crate) fn fits(fit: &Fit, id: TileId) -> bool {
    let shape = tiles::shape(tiles::tile(id));
    shape.lies.iter().any(|lie| !fit.corners(lie).is_empty())
}

/// Adds every placement of a tile, no two alike.
pub(crate) fn placements(fit: &Fit, id: TileId, mut each: impl FnMut(Action)) {
    for lie in &tiles::shape(tiles::tile(id)).lies {
        for at in fit.corners(lie) {
            each(Action::Place { turn: lie.turn, at });
        }
    }
}

/// Why a tile may not be placed so, if it may not.
pub(crate) fn refusal(
    player: &Player,
    id: TileId,
    rule: Option<RoundRule>,
    yielding: Yielding,
    (turn, at): (u8, Square),
) -> Result<(), Illegal> {
    let (tile, board, surface) = (tiles::tile(id), player.board(), &player.surface);
    let lie = tiles::shape(tile).lie(turn).ok_or(Illegal::NoSuchTurn)?;
    let fit = fit(player, id, rule, yielding);
    if fit.corners(lie).contains(at) {
        return Ok(());
    }
    let parts = lie.covers(at).ok_or(Illegal::OffPlanet)?;
    let squares = parts[0] | parts[1];
    if !squares.is_subset(board.squares) {
        return Err(Illegal::OffPlanet);
    }
    if squares.meets(surface.covered) {
        return Err(Illegal::Overlaps);
    }
    if fit.touch.is_some_and(|touch| !squares.meets(touch)) {
        return Err(match surface.covered.is_empty() {
            true if board.own_start => Illegal::NotOnCentre,
            true => Illegal::NotOnEdge,
            false => Illegal::NotAdjacent,
        });
    }
    if yielding.planet_holds() {
        planet_refusal(player, &fit, lie, at, tile.terrains, squares)?;
    }
    match rule {
        Some(RoundRule::NoTileOnEdge) => Err(Illegal::EventForbidsEdge),
        Some(RoundRule::NoTileOnIce) => Err(Illegal::EventForbidsIce),
        _ => {
            let touching = |part: &usize| !parts[*part].is_subset(fit.free[*part]);
            let part = [0, 1].into_iter().find(touching).unwrap_or(0);
            Err(Illegal::EventForbidsContact {
                terrain: tile.terrains[part],
            })
        }
    }
}

fn planet_refusal(
    player: &Player,
    fit: &Fit,
    lie: &Lie,
    at: Square,
    terrains: [Terrain; 2],
    squares: Cells,
) -> Result<(), Illegal> {
    if fit.anchor.is_some_and(|anchor| !squares.meets(anchor)) {
        return Err(Illegal::OnlyOnRing);
    }
    if fit
        .sides
        .is_some_and(|[a, b]| !squares.is_subset(a) && !squares.is_subset(b))
    {
        return Err(match player.board().no_mix {
            true => Illegal::MixesLandAndIce,
            false => Illegal::CrossesChasm,
        });
    }
    if let Some(ban) = fit.ban {
        for part in [0, 1] {
            if lie
                .icon(at, part)
                .is_some_and(|icon| ban[part].contains(icon))
            {
                return Err(Illegal::ForbiddenIcon {
                    resource: terrains[part],
                });
            }
        }
    }
    if let Some(pieces) = fit.slide {
        let clear = |way: &i8| !pieces.meets(squares.towards(-*way));
        if ![1, -1, 16, -16].iter().any(clear) {
            return Err(Illegal::CannotSlideIn);
        }
    }
    Ok(())
}

/// The squares where a patch may be placed.
pub(crate) fn patch_squares(player: &Player) -> Cells {
    let (board, surface) = (player.board(), &player.surface);
    let mut free = board
        .squares
        .difference(surface.covered)
        .difference(board.no_patch);
    if surface.covered.is_empty() {
        free &= board.start;
    } else if !player.has(Power::IgnoreAdjacency) {
        free &= frontier(player);
    }
    if board.slide {
        let blocked = [1, -1, 16, -16].map(|way| surface.covered.towards(way));
        free = free.difference(blocked[0] & blocked[1] & blocked[2] & blocked[3]);
    }
    if player.has(Power::PatchesOnTiles) {
        let mut tiles = surface
            .covered
            .difference(surface.patches)
            .difference(board.no_patch);
        if !player.has(Power::PatchesDestroyMeteorites) {
            tiles = tiles.difference(surface.meteorites);
        }
        free |= tiles;
    }
    free
}

/// Why a patch may not be placed there, if it may not.
pub(crate) fn patch_refusal(player: &Player, square: Square) -> Result<(), Illegal> {
    let (board, surface) = (player.board(), &player.surface);
    if patch_squares(player).contains(square) {
        return Ok(());
    }
    Err(if !board.squares.contains(square) {
        Illegal::OffPlanet
    } else if board.no_patch.contains(square) {
        Illegal::PatchOnRing
    } else if surface.covered.contains(square) {
        match player.has(Power::PatchesOnTiles) && !surface.patches.contains(square) {
            true => Illegal::MeteoriteThere,
            false => Illegal::Overlaps,
        }
    } else if surface.covered.is_empty() {
        if board.own_start {
            Illegal::NotOnCentre
        } else {
            Illegal::NotOnEdge
        }
    } else if !player.has(Power::IgnoreAdjacency) && !frontier(player).contains(square) {
        Illegal::NotAdjacent
    } else {
        Illegal::CannotSlideIn
    })
}

impl Planet {
    /// The first stage of rules under which a regular tile of the seat's depot can be placed, and
    /// which tiles can be.
    pub(crate) fn placeable(&self, seat: Seat) -> Option<(Yielding, [bool; 2])> {
        self.placeable_for(self.player(seat), seat)
    }

    /// The same, with the seat's planet and tracks as they are given.
    pub(crate) fn placeable_for(
        &self,
        player: &Player,
        seat: Seat,
    ) -> Option<(Yielding, [bool; 2])> {
        let event = matches!(
            self.rule,
            Some(RoundRule::NoTileOnEdge | RoundRule::NoTileOnIce | RoundRule::NoMatchingContact)
        );
        let planet = player.board().has_relaxable();
        let tops = [Ring::Outer, Ring::Inner].map(|ring| self.top(seat, ring));
        for yielding in Yielding::STAGES {
            // A stage that drops what is not there is the same as an earlier one.
            if !yielding.event_holds() && !event || !yielding.planet_holds() && !planet {
                continue;
            }
            let can = tops
                .map(|top| top.is_some_and(|id| fits(&fit(player, id, self.rule, yielding), id)));
            if can[0] || can[1] {
                return Some((yielding, can));
            }
        }
        None
    }

    /// Which top tiles can be placed by the full rules: for the tiles of cards.
    pub(crate) fn placeable_extra(&self, seat: Seat) -> [bool; 2] {
        let player = self.player(seat);
        [Ring::Outer, Ring::Inner].map(|ring| {
            let top = self.top(seat, ring);
            top.is_some_and(|id| fits(&fit(player, id, self.rule, Yielding::Nothing), id))
        })
    }
}
