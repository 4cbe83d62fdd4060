//! Whether a state that came from outside can be played on.

use crate::cards::CIV_CARDS;
use crate::cells::Cells;
use crate::effect::Special;
use crate::kinds::Track;
use crate::pending::AtOnce;
use crate::rules::list::Count;
use crate::state::{Planet, Player, Stage, Step};
use crate::surface::MAX_ROVERS;
use tabletop::{Message, Seat};

/// No count in a game comes near this; sums of such counts fit in a byte.
const MUCH: u8 = 60;

impl Planet {
    /// Whether indices are in range and every decider has something to decide.
    pub(crate) fn sound(&self) -> Result<(), Message> {
        let count = self.count();
        self.options.audit(count).map_err(|error| error.message)?;
        let seats = self
            .asked
            .iter()
            .chain(self.claimed.iter())
            .chain(self.events.peeked.iter());
        let seated = seats
            .chain([self.commander])
            .all(|seat| seat.index() < count);
        let station = self.station.rotation < 6 && self.station.inner_offset < 6;
        let civ = self.civ.seen.len() == CIV_CARDS && self.civ.clock < 200;
        let claim = self.civ.claim.is_none_or(|claim| {
            claim.seat.index() < count
                && claim.level <= 4
                && self.step.claims()
                && self.asked.contains(claim.seat)
        });
        ensure("seats", seated)?;
        ensure("station", station)?;
        ensure("civ", civ)?;
        ensure("claim", claim)?;
        ensure("round", self.round <= 200)?;
        for (seat, player) in Seat::all(count).zip(&self.players) {
            if self.step != Step::Sides {
                player.sound().map_err(|part| of_seat(part, seat))?;
            }
        }
        let over = self.step == Step::Over;
        let asked = self.unanswered();
        ensure("asked", over == asked.is_empty())?;
        match asked.iter().find(|&seat| !self.answerable(seat)) {
            Some(seat) => Err(of_seat("stage", seat)),
            None => Ok(()),
        }
    }

    fn answerable(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if let Stage::Selected { ring, extra, .. } = player.stage
            && (self.top(seat, ring).is_none() || extra.is_some() != self.step.claims())
        {
            return false;
        }
        let mut count = Count::default();
        self.list(seat, &mut count);
        count.n > 0
    }
}

fn ensure(part: &'static str, fits: bool) -> Result<(), Message> {
    match fits {
        true => Ok(()),
        false => Err(Message::new("planet-audit").with("part", part)),
    }
}

fn of_seat(part: &'static str, seat: Seat) -> Message {
    Message::new("planet-audit-player")
        .with("part", part)
        .with("seat", seat)
}

impl Player {
    /// Whether what the player has fits together; otherwise which part does not.
    fn sound(&self) -> Result<(), &'static str> {
        let (board, corp, surface) = (self.board(), self.corp(), &self.surface);
        let places = self.trackers.iter().zip(Track::ALL).all(|(tracker, own)| {
            let free = corp.is(Special::DiagonalAdvance);
            (free || tracker.track == *own)
                && usize::from(tracker.at) < corp.tracks[tracker.track.index()].spaces.len()
        });
        let flux = corp.is(Special::FluxToken) || self.flux.is_none();
        let pods = corp.is(Special::LifepodsOnTracks) || self.pods_on_tracks == [0; 5];
        let techs = u32::from(self.pods_on_techs) < 1 << corp.techs.len();
        let rovers = usize::from(self.rovers) + surface.rovers.len() <= MAX_ROVERS
            && surface.rovers.is_sorted_by(|a, b| a.square < b.square)
            && surface.rover_squares().is_subset(board.squares);
        let mut laid = Cells::EMPTY;
        let tiles = self.tiles_are_sound()
            && surface.tiles.iter().all(|tile| {
                let fresh = !tile.squares().meets(laid);
                laid |= tile.squares();
                fresh
            });
        let pieces = laid | surface.patches;
        let terrain = surface
            .terrain
            .iter()
            .fold(Cells::EMPTY, |all, cells| all | *cells);
        let count: usize = surface.terrain.iter().map(|cells| cells.len()).sum();
        let masks = pieces == surface.covered
            && terrain == pieces
            && count == pieces.len()
            && pieces.is_subset(board.squares)
            && surface.icons.is_subset(pieces)
            && surface.symbols.is_subset(pieces)
            && surface.meteorites.is_subset(board.squares)
            && surface.second.is_subset(surface.meteorites)
            && surface.lifepods.is_subset(board.squares.difference(pieces));
        let parts = [
            ("trackers", places),
            ("flux", flux),
            ("pods_on_tracks", pods),
            ("pods_on_techs", techs),
            ("rovers", rovers),
            ("tiles", tiles),
            ("surface", masks),
            ("pending", self.pending_sound()),
        ];
        match parts.into_iter().find(|(_, fits)| !fits) {
            Some((part, _)) => Err(part),
            None => Ok(()),
        }
    }

    fn pending_sound(&self) -> bool {
        let p = &self.pending;
        let counts = [
            p.synergy,
            p.patches,
            p.stored,
            p.deploy,
            p.regress_other,
            p.collect_lifepods,
            p.collect_meteorites,
            p.destroy_meteorites,
            p.reposition,
            p.raise_to,
            self.archive,
            self.lifepods,
            self.lifepods_lost,
            self.meteorites / 2,
            self.stored,
        ];
        let named = p
            .advance
            .iter()
            .chain(&p.silent)
            .chain(&self.owed)
            .chain(&counts);
        let choices = p.choose.iter().all(|it| it.steps < MUCH && it.left < MUCH);
        let resources = p.resources.iter().all(|it| it.times < MUCH);
        let at_once = p.at_once.len() <= 2 && p.at_once.iter().all(|it| self.question_sound(*it));
        named.into_iter().all(|&n| n < MUCH) && choices && resources && at_once
    }

    fn question_sound(&self, question: AtOnce) -> bool {
        match question {
            AtOnce::Target { .. } => self.is(Special::DiagonalAdvance),
            AtOnce::Benefit { .. } => {
                let here = self.trackers[Track::Biomass.index()];
                self.corp().space(here.track, here.at).choose_one
            }
            AtOnce::Cargo(square) | AtOnce::Relocating(square) => {
                self.surface.rover_at(square).is_some()
            }
            AtOnce::FluxToken => self.is(Special::FluxToken),
            AtOnce::Objective => !self.drawn.is_empty(),
            AtOnce::Moving(_) | AtOnce::Repositions { .. } => self.is(Special::LifepodsOnTracks),
            AtOnce::Lifepod | AtOnce::Row | AtOnce::Regress => true,
        }
    }
}
