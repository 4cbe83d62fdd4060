//! Looking back: in a running game a viewer sees only what it saw.

use super::{Task, Who};
use crate::api::{Answer, EventTail, Phase, Place, Player, Raw, Refusal};
use crate::table::{Holder, whole};
use games::{AnyGame, Parts};
use tabletop::{Outcome, Viewer};

impl Task {
    /// The viewer's view at one of its past moments: those at which its view changed.
    pub(super) fn past(&self, socket: u64, moment: u32) -> Result<Answer, Refusal> {
        let eye = self
            .sockets
            .get(&socket)
            .ok_or_else(Refusal::not_found)?
            .eye();
        let mut game = self
            .table
            .game
            .as_ref()
            .ok_or_else(Refusal::not_now)?
            .fork();
        game.rewind(0)?;
        let mut view = game.view_parts(eye.viewer(), &Parts::default());
        let (mut moments, mut found) = (1, (moment == 0).then(|| view.clone()));
        for noted in &self.table.moves {
            let _ = game.play(noted.seat, &[&noted.action])?;
            let next = game.view_parts(eye.viewer(), &view);
            if next.is_same(&view) {
                continue;
            }
            view = next;
            if moments == moment {
                found = Some(view.clone());
            }
            moments += 1;
        }
        let place = Place {
            view: whole(&found.ok_or_else(Refusal::not_found)?),
            ..Place::default()
        };
        Ok(Answer::Past {
            moments,
            place: Box::new(place),
        })
    }

    pub(super) fn record_for(&self, who: &Who) -> Result<Finished, Refusal> {
        self.may_see(who)?;
        let game = match (self.table.phase, &self.table.game) {
            (Phase::Over, Some(game)) => game.fork(),
            _ => return Err(Refusal::new(crate::api::Code::NotNow, "server-not_over")),
        };
        let player = |holder: &Holder| match holder {
            Holder::Person(account) => Some(self.hall.people.player(account)),
            _ => None,
        };
        let players = self.table.seats.iter().map(|seat| player(&seat.holder));
        Ok(Finished {
            game,
            players: players.collect(),
            outcome: self.table.outcome.clone(),
        })
    }
}

/// A finished game.
pub struct Finished {
    /// As it was played.
    pub game: Box<dyn AnyGame>,
    /// Who played; none for bots, and for imported records.
    pub players: Vec<Option<Player>>,
    /// How it came out.
    pub outcome: Option<Outcome>,
}

/// A finished game at a moment, as anybody.
pub(crate) fn moment_of(
    game: &dyn AnyGame,
    moment: usize,
    viewer: Viewer,
) -> Result<Place, Refusal> {
    let mut then = game.fork();
    then.rewind(moment)?;
    let list = match moment.checked_sub(1) {
        Some(last) => then
            .history(last)
            .iter()
            .flat_map(|e| e.seen_by(viewer))
            .map(|t| Raw::of(&t))
            .collect(),
        None => Vec::new(),
    };
    Ok(Place {
        view: whole(&then.view_parts(viewer, &Parts::default())),
        asked: Some(then.asked()),
        deciders: Some(then.deciders()),
        standings: Some(Raw::of(&then.standings(viewer))),
        outline: Some(Raw::of(&then.outline(viewer))),
        events: Some(EventTail { from: 0, list }),
        ..Place::default()
    })
}
