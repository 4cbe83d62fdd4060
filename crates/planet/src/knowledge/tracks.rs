//! What spaces of tracks are worth: what reaching them gives, and what lies ahead of them.

use crate::corporations::{Space, TrackBoard};
use crate::effect::Effect;
use crate::kinds::Track;
use crate::state::{Player, Tracker};

/// A synergy boost, in medals.
const SYNERGY: f32 = 0.14;
/// A civilization card of level 1.
const CIV: f32 = 2.17;
/// What each further level adds.
const CIV_LEVEL: f32 = 0.39;
/// A biomass patch.
pub(super) const PATCH: f32 = 0.1;
/// A rover that is deployed.
const ROVER: f32 = 1.59;
/// A point of movement.
pub(super) const MOVEMENT: f32 = 0.2;
/// A technology.
pub(super) const TECH: f32 = 0.73;
/// An advance of whatever tracker.
pub(super) const ADVANCE: f32 = 1.06;
/// How much less what lies a space further counts.
const FADE: f32 = 0.8;
/// Steps of a tracker in a round, as they come in the mean.
const PACE: f32 = 0.59;
/// How many spaces a quick player looks ahead.
const AHEAD: usize = 6;

fn effect_worth(effect: &Effect) -> f32 {
    match *effect {
        Effect::SynergyBoost { count } => SYNERGY * f32::from(count),
        Effect::CivCard { level } => CIV + CIV_LEVEL * f32::from(level - 1),
        Effect::GainBiomassPatches { count } => PATCH * f32::from(count),
        Effect::PlaceRover => ROVER,
        Effect::GainRoverMovement { points } => MOVEMENT * f32::from(points),
        Effect::UnlockTech { .. } => TECH,
        Effect::AdvanceTracker { .. } => ADVANCE,
        _ => 0.0,
    }
}

/// What reaching a space gives at once, medals apart.
fn benefits(space: &Space) -> f32 {
    let worths = space.benefits.iter().map(effect_worth);
    match space.choose_one {
        true => worths.fold(0.0, f32::max),
        false => worths.sum(),
    }
}

/// The last medal at or below a space, and what the next spaces promise when so many rounds are
/// left.
fn standing(track: &TrackBoard, at: u8, left: f32) -> f32 {
    let (below, above) = track.spaces.split_at(usize::from(at) + 1);
    let mut medal = below
        .iter()
        .rev()
        .find_map(|space| space.medal)
        .unwrap_or(0);
    let mut worth = f32::from(medal);
    // How likely a space is still reached falls with its distance, and to 0 within the rounds left.
    let (mut fade, fall) = (1.0, 1.0 / (1.0 + 2.0 * PACE * left));
    for (space, steps) in above.iter().take(AHEAD).zip(1_u8..) {
        fade *= FADE;
        let chance = fade * (1.0 - f32::from(steps) * fall);
        if chance <= 0.0 {
            break;
        }
        let mut gain = benefits(space);
        if let Some(next) = space.medal {
            gain += f32::from(next) - f32::from(medal);
            medal = next;
        }
        worth += chance * gain;
    }
    worth
}

impl Player {
    /// What a tracker's place is worth when so many rounds are left.
    pub(super) fn place_worth(&self, here: Tracker, left: f32) -> f32 {
        standing(&self.corp().tracks[here.track.index()], here.at, left)
    }

    /// What it brings if a tracker moves to a place.
    pub(super) fn step_worth(&self, tracker: Track, to: Tracker, left: f32) -> f32 {
        let here = self.trackers[tracker.index()];
        let space = self.corp().space(to.track, to.at);
        // Late benefits bring less: there is no time to use them.
        let use_of = left / (left + 2.0);
        benefits(space) * use_of + self.place_worth(to, left) - self.place_worth(here, left)
    }

    /// What one advance of a tracker brings.
    pub(super) fn advance_worth(&self, tracker: Track, left: f32) -> f32 {
        let here = self.trackers[tracker.index()];
        let corp = self.corp();
        if here.at < corp.top(here.track) {
            let at = here.at + 1;
            return self.step_worth(tracker, Tracker { at, ..here }, left);
        }
        let top = corp.tracks[here.track.index()].top_movement.unwrap_or(0);
        MOVEMENT * f32::from(top)
    }
}
