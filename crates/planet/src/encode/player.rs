//! What everybody sees of a player.

use super::domains::SQUARES;
use super::fields::{AT_ONCE, CORPORATIONS, PLANETS, TERRAINS, TRACKS};
use super::tile_in_play;
use crate::cards::CIV_CARDS;
use crate::cells::{Cells, SIDE, Square};
use crate::corporations::MAX_TECHS;
use crate::kinds::Ring;
use crate::pending::{AtOnce, Pending};
use crate::state::{Planet, Player, Stage, Step};
use crate::tiles::STACKS;
use tabletop::Seat;
use tabletop::encode::{Domain as _, Pen};

/// A player as the viewer sees it.
pub(super) fn observe(pen: &mut Pen<'_>, game: &Planet, seat: Seat, viewer: Seat) {
    let player = game.player(seat);
    surface(pen, player);
    board(pen, player);
    pieces(pen, game, player, seat == viewer);
    medals(pen, game, seat, seat == viewer);
    stage(pen, game, seat, seat == viewer);
    pending(pen, &player.pending);
}

fn surface(pen: &mut Pen<'_>, player: &Player) {
    let (surface, board) = (&player.surface, player.board());
    pen.field("planet");
    pen.which(Some(player.planet.index()), PLANETS);
    pen.field("corporation");
    pen.which(Some(player.corporation.index()), CORPORATIONS);
    pen.field("terrain");
    surface
        .terrain
        .iter()
        .for_each(|cells| squares(pen, *cells));
    pen.field("icons");
    squares(pen, surface.icons);
    pen.field("open");
    squares(pen, board.squares.difference(surface.covered));
    pen.field("meteorites");
    let meteorites = surface.meteorites.iter().chain(surface.second.iter());
    pen.set(meteorites.map(place), SQUARES);
    pen.field("pods");
    squares(pen, surface.lifepods);
    pen.field("rovers");
    let rovers = surface.rovers.iter();
    let weight = |loaded: bool| if loaded { 1.5 } else { 1.0 };
    pen.weighed(
        rovers.map(|rover| (place(rover.square), weight(rover.loaded))),
        SQUARES,
    );
    pen.field("lines");
    let done = player
        .complete_squares()
        .difference(surface.with_meteorites());
    let scores = |line: Cells| (line & board.squares).is_subset(done);
    (0..SIDE).for_each(|n| pen.flag(scores(Cells::row(n))));
    (0..SIDE).for_each(|n| pen.flag(scores(Cells::column(n))));
}

fn board(pen: &mut Pen<'_>, player: &Player) {
    pen.field("trackers");
    for tracker in &player.trackers {
        pen.number(tracker.at, 16.0);
        pen.which(Some(tracker.track.index()), TRACKS);
    }
    pen.field("techs");
    pen.bits(player.active().into(), MAX_TECHS);
    pen.field("techs_used");
    pen.bits((player.used_round | player.used_game).into(), MAX_TECHS);
    pen.field("flux");
    pen.which(player.flux.map(|track| track.index()), TRACKS);
}

fn pieces(pen: &mut Pen<'_>, game: &Planet, player: &Player, own: bool) {
    pen.field("pieces");
    pen.number(player.collected_lifepods(), 10.0);
    pen.number(player.meteorites, 10.0);
    pen.number(player.rovers, 4.0);
    pen.number(player.stored, 4.0);
    pen.number(player.pool, 6.0);
    pen.flag(player.extra_rover);
    match game.step {
        Step::Objectives if !own => pen.skip(1),
        _ => pen.count(player.objectives.len(), 4.0),
    }
    pen.field("civ");
    let shown = player.civ.iter().filter(|held| held.shown);
    pen.set(shown.map(|held| held.card.index()), CIV_CARDS);
    pen.field("civ_count");
    let levels = player.civ.iter().map(|held| held.card.rank());
    pen.weighed(levels.map(|rank| (rank, 0.25)), 4);
    pen.field("owed");
    player
        .owed
        .iter()
        .for_each(|claims| pen.number(*claims, 1.0));
    pen.number(player.archive, 2.0);
}

fn medals(pen: &mut Pen<'_>, game: &Planet, seat: Seat, own: bool) {
    let player = game.player(seat);
    pen.field("medals");
    pen.number(player.planet_medals(), 30.0);
    pen.number(player.track_medals(), 30.0);
    let tokens: i32 = player.card_medals(|_, shown| shown || own).iter().sum();
    pen.number(tokens, 30.0);
    let neighbours: i32 = game
        .neighbour_cards(seat)
        .iter()
        .map(|(_, medals)| medals)
        .sum();
    pen.number(neighbours, 30.0);
}

fn stage(pen: &mut Pen<'_>, game: &Planet, seat: Seat, own: bool) {
    pen.field("stage");
    let stage = match game.player(seat).stage {
        Stage::Free => 0,
        Stage::Waiting => 1,
        Stage::Selected { extra: Some(_), .. } => 4,
        Stage::Selected { ring, .. } => 2 + ring.index(),
        Stage::Done => 5,
    };
    pen.which((own || !game.step.sealed()).then_some(stage), 6);
    pen.field("depot");
    for &ring in Ring::ALL {
        pen.which(Some(game.stack_facing(seat, ring).into()), STACKS);
    }
    pen.field("depot_tiles");
    Ring::ALL
        .iter()
        .for_each(|ring| tile_in_play(pen, game.top(seat, *ring)));
}

fn pending(pen: &mut Pen<'_>, pending: &Pending) {
    pen.field("advances");
    pending.advance.iter().for_each(|n| pen.number(*n, 2.0));
    pending.silent.iter().for_each(|n| pen.number(*n, 2.0));
    pen.field("resources");
    let resources = pending.resources.iter();
    pen.set(resources.map(|resource| resource.kind.index()), TERRAINS);
    pen.field("pending");
    let counts = [
        pending.synergy,
        pending.patches,
        pending.stored,
        pending.deploy,
        pending.choose.len() as u8,
        pending.raise_to,
        pending.regress_other,
        pending.regress.is_some().into(),
        pending.collect_lifepods,
        pending.collect_meteorites,
        pending.destroy_meteorites,
        pending.destroy_line.into(),
        pending.destroy_rover.into(),
        pending.destroy_lifepod.into(),
        pending.destroy_collected.into(),
        pending.relocate.into(),
        pending.add_meteorite.into(),
        pending.extra_tile.is_some().into(),
        pending.discard_objective.into(),
        pending.discard_stack.into(),
        pending.boost_or_peek.into(),
    ];
    counts.iter().for_each(|n| pen.number(*n, 2.0));
    pen.field("at_once");
    let kind = pending.at_once.last().map(|choice| match choice {
        AtOnce::Target { .. } => 0,
        AtOnce::Benefit { .. } => 1,
        AtOnce::Lifepod => 2,
        AtOnce::Moving(_) => 3,
        AtOnce::Repositions { .. } => 4,
        AtOnce::Relocating(_) => 5,
        AtOnce::Cargo(_) => 6,
        AtOnce::FluxToken => 7,
        AtOnce::Row => 8,
        AtOnce::Regress => 9,
        AtOnce::Objective => 10,
    });
    pen.which(kind, AT_ONCE);
}

fn place(square: Square) -> usize {
    Square::code(square).into()
}

fn squares(pen: &mut Pen<'_>, cells: Cells) {
    pen.set(cells.iter().map(place), SQUARES);
}
