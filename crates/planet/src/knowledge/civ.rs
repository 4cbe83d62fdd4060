//! What civilization cards are worth to a quick player, in medals.

use super::tracks::{ADVANCE, MOVEMENT, PATCH};
use crate::cards::Family;
use crate::effect::{Effect, Scoring, Token};
use crate::kinds::{CivCard, Track};
use crate::state::{Held, Player};

/// A tile by a card, without and with its resources.
const CARD_TILE: [f32; 2] = [1.0, 2.0];
/// A rover that a card moves anywhere.
const RELOCATION: f32 = 0.8;
/// A meteorite that a card destroys.
const SWEPT: f32 = 0.5;
/// A Commerce Agreement for the first of them, with the hope for more.
const COMMERCE: f32 = 1.3;
/// A Meteorite Repo with the hope for meteorites.
const REPO: f32 = 0.3;

impl Player {
    /// What a civilization card is worth.
    pub(super) fn card_worth(&self, card: CivCard) -> f32 {
        let facts = card.facts();
        let effects: f32 = facts.effect.iter().map(|it| self.card_effect(it)).sum();
        let scoring: f32 = facts
            .scoring
            .iter()
            .map(|it| self.card_scoring(card, it))
            .sum();
        effects + scoring
    }

    fn card_effect(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::AdvanceTrackers { count, steps, .. } => ADVANCE * f32::from(count * steps),
            Effect::GainBiomassPatches { count } => PATCH * f32::from(count),
            Effect::GainRoverMovement { points } if !self.surface.rovers.is_empty() => {
                MOVEMENT * f32::from(points)
            }
            Effect::PlaceDepotTile { advance } => CARD_TILE[usize::from(advance)],
            Effect::CollectTokens {
                token: Token::Lifepod,
                count,
            } => f32::from(count).min(self.surface.lifepods.len() as f32),
            Effect::DestroyMeteoritesInLine | Effect::DestroyTokens { .. } => {
                SWEPT * (self.surface.meteorites.len() as f32).min(3.0)
            }
            Effect::TeleportRover if !self.surface.rovers.is_empty() => RELOCATION,
            Effect::AdvanceAllTo { position, .. } => {
                let short = |&track: &Track| position.saturating_sub(self.height(track));
                ADVANCE * f32::from(Track::ALL.iter().map(short).sum::<u8>())
            }
            _ => 0.0,
        }
    }

    fn card_scoring(&self, card: CivCard, scoring: &Scoring) -> f32 {
        match *scoring {
            Scoring::Medals { amount } => f32::from(amount),
            Scoring::MedalsPer { metric, amount } => {
                f32::from(amount) * (self.metric(metric) as f32 + 1.0)
            }
            Scoring::LifepodValue { .. } => f32::from(self.lifepods) + 0.5,
            Scoring::FamilySet => {
                let family = card.facts().family;
                let held = |it: &&Held| it.card.facts().family == family;
                let copies = self.civ.iter().filter(held).count() as f32;
                match family {
                    Some(Family::CommerceAgreement) => COMMERCE + copies,
                    _ => REPO + f32::from(self.meteorites) / 3.0,
                }
            }
        }
    }
}
