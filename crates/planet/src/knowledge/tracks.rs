//! What spaces of tracks are worth: what reaching them gives, and what lies ahead of them.

use crate::corporations::{MAX_SPACES, Space, TrackBoard, corporation};
use crate::effect::Effect;
use crate::kinds::{CorporationId, Track};
use crate::state::{Player, Tracker};
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use tabletop::larger;

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
        true => worths.fold(0.0, larger),
        false => worths.sum(),
    }
}

/// A space as a quick player sees it.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// What reaching it gives at once, medals apart.
    benefits: f32,
    /// The last medal at or below it.
    medal: f32,
    /// What it adds to what the space below gives, medals included.
    gain: f32,
}

type Steps = ArrayVec<Step, MAX_SPACES>;

/// The spaces of all tracks of all corporations.
static STEPS: LazyLock<Vec<[Steps; 5]>> = LazyLock::new(|| {
    let boards = CorporationId::all().map(|id| &corporation(id).tracks);
    boards.map(|tracks| tracks.each_ref().map(steps)).collect()
});

fn steps(track: &TrackBoard) -> Steps {
    let mut medal = 0.0;
    let step = |space: &Space| {
        let before = medal;
        medal = space.medal.map_or(before, f32::from);
        let benefits = benefits(space);
        Step {
            benefits,
            medal,
            gain: benefits + medal - before,
        }
    };
    track.spaces.iter().map(step).collect()
}

/// The last medal at or below a space, and what the next spaces promise when so many rounds are
/// left.
fn standing(track: &[Step], at: u8, left: f32) -> f32 {
    let (below, above) = track.split_at(usize::from(at) + 1);
    let mut worth = below.last().map_or(0.0, |step| step.medal);
    // How likely a space is still reached falls with its distance, and to 0 within the rounds left.
    let (mut fade, mut chance) = (1.0, 1.0);
    let fall = 1.0 / (1.0 + 2.0 * PACE * left);
    for step in above.iter().take(AHEAD) {
        fade *= FADE;
        chance -= fall;
        if chance <= 0.0 {
            break;
        }
        worth += fade * chance * step.gain;
    }
    worth
}

impl Player {
    fn steps_of(&self, track: Track) -> &'static [Step] {
        &STEPS[self.corporation.index()][track.index()]
    }

    /// What a tracker's place is worth when so many rounds are left.
    pub(super) fn place_worth(&self, here: Tracker, left: f32) -> f32 {
        standing(self.steps_of(here.track), here.at, left)
    }

    /// What it brings if a tracker moves to a place.
    pub(super) fn step_worth(&self, tracker: Track, to: Tracker, left: f32) -> f32 {
        let here = self.trackers[tracker.index()];
        let step = self.steps_of(to.track)[usize::from(to.at)];
        // Late benefits bring less: there is no time to use them.
        let use_of = left / (left + 2.0);
        step.benefits * use_of + self.place_worth(to, left) - self.place_worth(here, left)
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
