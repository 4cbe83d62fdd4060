//! Carrying out effects: the one place where an [`Effect`] becomes something on the table.

use super::Log;
use crate::effect::{Effect, Power, Token, Zone};
use crate::event::Event;
use crate::kinds::{Objective, TrackSet};
use crate::pending::{Choose, Regress};
use crate::purpose::ObjectivePurpose;
use crate::state::{Planet, Step};
use tabletop::Seat;

impl Planet {
    /// Gains an effect: what needs no choice happens, the rest waits to be resolved.
    pub(crate) fn gain(&mut self, seat: Seat, effect: &Effect, log: &mut Log<'_>) {
        let flux_or = match effect {
            Effect::AdvanceTracker { tracker, .. } => self.tracker_of(seat, *tracker),
            _ => None,
        };
        let player = self.player_mut(seat);
        let pending = &mut player.pending;
        match effect {
            Effect::SynergyBoost { count } => self.gain_synergy(seat, *count),
            Effect::GainBiomassPatches { count } => pending.patches += count,
            Effect::PlaceRover => pending.deploy += 1,
            Effect::GainRoverMovement { points } => self.gain_movement(seat, *points, log),
            Effect::AdvanceTracker { steps, .. } => {
                if let Some(track) = flux_or {
                    pending.advance[track.index()] += steps;
                }
            }
            Effect::AdvanceTrackers {
                from,
                count,
                steps,
                benefits,
            } => {
                pending.choose.push(Choose {
                    from: *from,
                    left: *count,
                    picked: TrackSet::EMPTY,
                    steps: *steps,
                    benefits: *benefits,
                });
            }
            Effect::AdvanceAllTo { position, .. } => pending.raise_to = *position,
            Effect::RegressTracker { from, steps } => {
                pending.regress = Some(Regress {
                    from: *from,
                    steps: *steps,
                });
            }
            Effect::PlaceDepotTile { advance } => pending.extra_tile = Some(*advance),
            Effect::CollectTokens {
                token: Token::Lifepod,
                count,
            } => {
                pending.collect_lifepods = (*count).min(player.surface.lifepods.len() as u8);
            }
            Effect::CollectTokens { count, .. } => {
                pending.collect_meteorites = (*count).min(player.surface.meteorite_count() as u8);
            }
            Effect::DestroyTokens { .. } => self.gain_destruction(seat, effect, log),
            Effect::DestroyMeteoritesInLine => {
                pending.destroy_line = player.surface.meteorite_count() > 0;
            }
            Effect::TeleportRover => pending.relocate = !player.surface.rovers.is_empty(),
            Effect::AddMeteorite => {
                let free = player
                    .surface
                    .symbols
                    .difference(player.surface.with_meteorites());
                player.pending.add_meteorite = !player.has(Power::NoMeteorites) && !free.is_empty();
            }
            Effect::GainExtraRover { count } => {
                player.rovers += count;
                player.extra_rover = true;
                log.emit(|| Event::ExtraRover { seat });
            }
            Effect::DrawObjective { count } => (0..*count).for_each(|_| {
                if let Some(card) = self.draw_objective(seat, log) {
                    self.player_mut(seat).objectives.push(card);
                    self.player_mut(seat).objectives.sort_unstable();
                }
            }),
            Effect::DiscardObjective { .. } => {
                pending.discard_objective = !player.objectives.is_empty();
            }
            Effect::DiscardDepotStack => {
                let any = self.discardable(seat).contains(&true);
                self.player_mut(seat).pending.discard_stack = any;
            }
            Effect::ChooseOne { .. } => pending.boost_or_peek = true,
            // A claim by a technology rather than an advance.
            Effect::CivCard { .. } => {}
            // These concern the table, not a player.
            Effect::UnlockTech { .. }
            | Effect::AddCivCards { .. }
            | Effect::RemoveCivCards { .. }
            | Effect::RotateStation
            | Effect::PeekNextEvent
            | Effect::RoundRule { .. } => {}
        }
    }

    fn gain_destruction(&mut self, seat: Seat, effect: &Effect, log: &mut Log<'_>) {
        let Effect::DestroyTokens {
            token,
            zone,
            count,
            needs,
        } = *effect
        else {
            return;
        };
        let player = self.player_mut(seat);
        let there = match (token, zone) {
            (Token::Meteorite, Zone::Planet) => player.surface.meteorite_count(),
            (Token::Meteorite, Zone::Corporation) => player.meteorites.into(),
            (Token::Rover, _) => player.surface.rovers.len(),
            (Token::Lifepod, Zone::Planet) => player.surface.lifepods.len(),
            (Token::Lifepod, Zone::Corporation) => player.collected_lifepods() as usize,
        };
        if there < usize::from(needs) {
            return;
        }
        let count = count.min(there as u8);
        match (token, zone) {
            (Token::Meteorite, Zone::Planet) => player.pending.destroy_meteorites = count,
            (Token::Meteorite, Zone::Corporation) => {
                player.meteorites -= count;
                log.emit(|| Event::DestroyedCollected { seat, token });
            }
            (Token::Rover, _) => player.pending.destroy_rover = true,
            (Token::Lifepod, Zone::Planet) => player.pending.destroy_lifepod = true,
            (Token::Lifepod, Zone::Corporation) => player.pending.destroy_collected = true,
        }
    }

    /// Draws an unused objective card for a seat.
    pub(crate) fn draw_objective(&mut self, seat: Seat, log: &mut Log<'_>) -> Option<Objective> {
        let (pile, purpose) = (&mut self.objectives.pile, ObjectivePurpose::Personal);
        let chance = &mut self.chance;
        let card = chance.draw_for(super::setup::OBJECTIVE_PILE, seat, &purpose, pile, &mut []);
        if card.is_some() {
            log.emit(|| Event::DrewObjective {
                seat,
                objective: card,
            });
        }
        card
    }

    /// Gains the benefits of a row on all five tracks: no advancing, so only a ban on synergy
    /// boosts touches it.
    pub(crate) fn claim_row(&mut self, seat: Seat, row: u8, log: &mut Log<'_>) {
        let corp = self.player(seat).corp();
        for track in &corp.tracks {
            let spaces = track.spaces.iter().filter(|space| space.row == row);
            for effect in spaces.flat_map(|space| &space.benefits) {
                match effect {
                    Effect::CivCard { level } => {
                        self.player_mut(seat).owed[usize::from(*level) - 1] += 1;
                    }
                    other => self.gain(seat, other, log),
                }
            }
        }
    }

    /// Whether abilities of any time can be used in this step.
    pub(crate) fn abilities(&self) -> bool {
        self.driving() || self.step == Step::Event
    }
}
