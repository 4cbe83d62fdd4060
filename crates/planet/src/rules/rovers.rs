//! Rovers: deploying, stepping, teleporting, and what they collect.

use super::Log;
use crate::cells::{Cells, Square};
use crate::effect::{Power, RoundRule, Special, Token};
use crate::event::{Drive, Event};
use crate::illegal::Illegal;
use crate::kinds::Terrain;
use crate::pending::AtOnce;
use crate::state::{Planet, Player, Rover, Step};
use tabletop::Seat;

impl Player {
    /// Squares that no rover may enter now, standing rovers apart.
    fn barred(&self, rule: Option<RoundRule>) -> Cells {
        let toxic = self.board().toxic.difference(self.surface.covered);
        match rule {
            Some(RoundRule::RoverTerrainBan { terrain }) => {
                toxic | self.surface.terrain[terrain.index()]
            }
            _ => toxic,
        }
    }

    /// The squares beside a square for a rover, the chasm considered.
    fn around(&self, from: Square) -> Cells {
        let board = self.board();
        let here = Cells::of(from);
        let (straight, diagonal) = (here.neighbours(), here.diagonals());
        let diagonal = if self.has(Power::RoverDiagonal) {
            diagonal
        } else {
            Cells::EMPTY
        };
        let all = (straight | diagonal) & board.squares;
        let Some(sides) = board.sides else {
            return all;
        };
        let side = if sides[0].contains(from) {
            sides[0]
        } else {
            sides[1]
        };
        let passes = board.passages.iter().filter_map(|&[a, b]| match from {
            _ if from == a => Some(b),
            _ if from == b => Some(a),
            _ => None,
        });
        all & (side | passes.collect::<Cells>() & diagonal)
    }

    /// Where a rover may step to, if there is a point to spend.
    pub(crate) fn steps(&self, from: Square, rule: Option<RoundRule>) -> Cells {
        self.around(from)
            .difference(self.surface.rover_squares())
            .difference(self.barred(rule))
    }

    /// Where a rover may be teleported to by a technology.
    pub(crate) fn teleports(&self, from: Square, rule: Option<RoundRule>) -> Cells {
        let surface = &self.surface;
        let mut to = Cells::EMPTY;
        if self.has_unused(Power::TerrainTeleport)
            && let Some(terrain) = surface.terrain_at(from)
        {
            to |= surface.terrain[terrain.index()].difference(surface.piece_at(from));
        }
        if self.has(Power::CivTeleport) {
            let civ = surface.icons_of(Terrain::Civ);
            if civ.contains(from) {
                // Where a step leads for the same point, a teleport is the same.
                to |= civ.difference(self.steps(from, rule));
            }
        }
        to.difference(surface.rover_squares())
            .difference(self.barred(rule))
    }

    /// Where a card may move a rover to.
    pub(crate) fn relocations(&self, rule: Option<RoundRule>) -> Cells {
        self.board()
            .squares
            .difference(self.surface.rover_squares())
            .difference(self.barred(rule))
    }

    /// Whether some rover can use a point.
    pub(crate) fn can_drive(&self, rule: Option<RoundRule>) -> bool {
        let mut rovers = self.surface.rovers.iter();
        self.pool > 0
            && rovers.any(|rover| {
                !self.steps(rover.square, rule).is_empty()
                    || !self.teleports(rover.square, rule).is_empty()
            })
    }

    /// Whether a step costs nothing.
    fn free_step(&self, rover: &Rover, to: Square) -> bool {
        self.has(Power::FreeEnergySteps)
            && self
                .surface
                .squares_of(Terrain::Energy, self.board())
                .contains(to)
            && !rover.left.contains(to)
    }

    /// The squares where a rover may be deployed now.
    pub(crate) fn deployable(&self) -> Cells {
        match self.rovers {
            0 => Cells::EMPTY,
            _ => self
                .surface
                .last_tile()
                .difference(self.surface.rover_squares()),
        }
    }

    /// Why a rover may not enter a square, if it may not.
    pub(crate) fn enter_refusal(&self, to: Square, rule: Option<RoundRule>) -> Result<(), Illegal> {
        if !self.board().squares.contains(to) {
            return Err(Illegal::OffPlanet);
        }
        if self.surface.rover_at(to).is_some() {
            return Err(Illegal::RoverInTheWay);
        }
        if self
            .board()
            .toxic
            .difference(self.surface.covered)
            .contains(to)
        {
            return Err(Illegal::ToxicTerrain);
        }
        match rule {
            Some(RoundRule::RoverTerrainBan { terrain })
                if self.surface.terrain[terrain.index()].contains(to) =>
            {
                Err(Illegal::EventForbidsRover { terrain })
            }
            _ => Ok(()),
        }
    }

    /// Why a rover may not step so, if it may not.
    pub(crate) fn step_refusal(
        &self,
        from: Square,
        to: Square,
        rule: Option<RoundRule>,
    ) -> Result<(), Illegal> {
        if self.surface.rover_at(from).is_none() {
            return Err(Illegal::NoRoverThere);
        }
        if self.pool == 0 {
            return Err(Illegal::NoMovement);
        }
        self.enter_refusal(to, rule)?;
        match self.around(from).contains(to) {
            true => Ok(()),
            false if Cells::of(from).neighbours().contains(to) => Err(Illegal::RoverCrossesChasm),
            false => Err(Illegal::NotAStep),
        }
    }
}

impl Planet {
    /// Whether rovers may drive in this step.
    pub(crate) fn driving(&self) -> bool {
        matches!(
            self.step,
            Step::Turn | Step::EventClaims | Step::Claims | Step::End | Step::EndClaims
        )
    }

    /// Deploys a rover.
    pub(crate) fn deploy(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.rovers -= 1;
        player.surface.add_rover(Rover {
            square,
            loaded: false,
            left: Cells::EMPTY,
        });
        log.emit(|| Event::Deployed { seat, square });
        self.enter(seat, square, log);
    }

    /// Moves a rover and pays for it.
    pub(crate) fn drive(
        &mut self,
        seat: Seat,
        from: Square,
        to: Square,
        way: Drive,
        log: &mut Log<'_>,
    ) {
        let player = self.player_mut(seat);
        let Some(at) = player.surface.rover_at(from) else {
            return;
        };
        let mut rover = player.surface.rovers[at];
        let free = match way {
            Drive::Step => player.free_step(&rover, to),
            Drive::Teleport => false,
            Drive::Relocation => true,
        };
        player.pool -= u8::from(!free);
        let idle = free && way == Drive::Step && !player.surface.has_token(to);
        if idle {
            let energy = player.surface.squares_of(Terrain::Energy, player.board());
            rover.left |= Cells::of(from) & energy;
        }
        rover.square = to;
        player.surface.rovers.remove(at);
        player.surface.add_rover(rover);
        log.emit(|| Event::Moved {
            seat,
            from,
            to,
            way,
        });
        if !idle {
            self.player_mut(seat).surface.forget_left();
        }
        self.enter(seat, to, log);
    }

    /// A rover has come to a square: it collects what lies there.
    fn enter(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        if player.surface.lifepods.contains(square) {
            self.collect_lifepod(seat, square, log);
        }
        if self.player(seat).is(Special::CarryMeteorites) {
            self.handle_cargo(seat, square, log);
            return;
        }
        while self.player_mut(seat).surface.meteorites.contains(square) {
            self.player_mut(seat).surface.take_meteorite(square);
            self.collect_meteorite(seat, log);
        }
    }

    /// What becomes of the cargo on this square; then an empty rover picks up what lies there.
    fn handle_cargo(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        loop {
            let player = self.player_mut(seat);
            let Some(at) = player.surface.rover_at(square) else {
                return;
            };
            if player.surface.rovers[at].loaded {
                if player.surface.icons_of(Terrain::Rover).contains(square) {
                    player.surface.rovers[at].loaded = false;
                    self.collect_meteorite(seat, log);
                    continue;
                }
                let water = player.surface.terrain[Terrain::Water.index()].contains(square);
                if water && player.has(Power::SinkMeteorites) {
                    player.pending.at_once.push(AtOnce::Cargo(square));
                }
                return;
            }
            if !player.surface.meteorites.contains(square) {
                return;
            }
            player.surface.take_meteorite(square);
            player.surface.rovers[at].loaded = true;
            log.emit(|| Event::PickedUp { seat, square });
        }
    }

    /// Destroys a rover's cargo; then it picks up what else lies there.
    pub(crate) fn sink(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let surface = &mut self.player_mut(seat).surface;
        if let Some(at) = surface.rover_at(square) {
            surface.rovers[at].loaded = false;
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Meteorite,
                square,
            });
            self.handle_cargo(seat, square, log);
        }
    }

    /// A meteorite comes onto the corporation board.
    pub(crate) fn collect_meteorite(&mut self, seat: Seat, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.meteorites += 1;
        if player.has(Power::PatchForMeteorite) {
            player.pending.patches += 1;
        }
        log.emit(|| Event::CollectedMeteorite { seat });
    }

    /// A lifepod comes onto the corporation board; where to is asked if there is a choice.
    pub(crate) fn collect_lifepod(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.surface.lifepods.remove(square);
        log.emit(|| Event::CollectedLifepod { seat });
        if player.has_pod_choice() {
            player.pending.at_once.push(AtOnce::Lifepod);
        } else {
            player.lifepods += 1;
        }
    }

    /// Destroys rovers and lifepods under a new piece.
    pub(crate) fn crush(&mut self, seat: Seat, squares: Cells, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        for square in squares & player.surface.rover_squares() {
            self.destroy_rover(seat, square, log);
        }
        let player = self.player_mut(seat);
        let pods = squares & player.surface.lifepods;
        player.surface.lifepods = player.surface.lifepods.difference(pods);
        player.lifepods_lost += pods.len() as u8;
        for square in pods {
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Lifepod,
                square,
            });
        }
    }

    /// Destroys a rover; its cargo stays on the square.
    pub(crate) fn destroy_rover(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        if player.surface.take_rover(square) {
            player.rovers_lost += 1;
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Rover,
                square,
            });
        }
    }
}
