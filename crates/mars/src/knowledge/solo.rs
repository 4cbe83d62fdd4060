//! The solo game, in which what counts first is to finish the planet in time.

use super::outlook::Outlook;
use crate::rules::SOLO_GENERATIONS;
use crate::state::{Mars, Phase};
use crate::vocabulary::{Parameter, Resource, StandardProject};
use tabletop::Seat;

/// What a won game is worth beside its points: a sure one, but there are surer ones.
const WON: f32 = 10.0;
/// The farthest a game can seem to be won or lost before its end.
const SURE: f32 = 60.0;
/// What a point is worth in M€ while the planet is not finished, and after.
const POINTS: [f32; 2] = [2.0, 7.0];
/// By how much money is worth more for every generation in which it can still work.
const INTEREST: f32 = 0.05;
/// How many M€ weigh as much as a point in a game of several.
const SCALE: f32 = 7.0;

/// What a step of a parameter costs as a standard project.
fn price_of(parameter: Parameter) -> f32 {
    let project = match parameter {
        Parameter::Temperature => StandardProject::Asteroid,
        Parameter::Oxygen => StandardProject::Greenery,
        Parameter::Oceans => StandardProject::Aquifer,
    };
    f32::from(project.facts().cost)
}

impl Mars {
    /// The rest of a solo game: all that is missing can be bought, so that is what a step is worth.
    pub(super) fn solo_outlook(&self) -> Outlook {
        let left = SOLO_GENERATIONS.saturating_sub(self.generation) as f32;
        let money = 1.0 + INTEREST * left;
        // Income of later generations has less time to work.
        let generations = left * (1.0 + INTEREST * left / 2.0) / money;
        let is_done = self.is_terraformed();
        let step = |parameter: Parameter| match self.steps_left_of(parameter) {
            0 => 0.0,
            _ => price_of(parameter),
        };
        let heat = (step(Parameter::Temperature) / 8.0).max(0.1);
        let plants = (step(Parameter::Oxygen) / 8.0).max(0.5);
        Outlook {
            generations,
            point: POINTS[usize::from(is_done)],
            money,
            steps: [
                step(Parameter::Temperature),
                step(Parameter::Oxygen),
                step(Parameter::Oceans),
            ],
            trust: 0.3,
            card: [0.5, 12.0],
            lasting: [1.0, 0.85],
            prices: [money, 1.6 * money, 2.4 * money, plants, 0.9 * heat, heat],
        }
    }

    /// What is left to do in M€, without the steps that come by themselves.
    fn task(&self) -> f32 {
        let warms = u8::from(self.oxygen < 8);
        let floods = u8::from(self.degrees() < 0);
        let cost = |parameter: Parameter, free: u8| {
            f32::from(self.steps_left_of(parameter).saturating_sub(free)) * price_of(parameter)
        };
        cost(Parameter::Temperature, warms)
            + cost(Parameter::Oxygen, 0)
            + cost(Parameter::Oceans, floods)
    }

    /// Heat and plants on the way beyond what the planet can take.
    fn glut(&self, seat: Seat, outlook: &Outlook) -> f32 {
        let player = self.player(seat);
        let supply = |resource: Resource| {
            player.stock(resource) as f32 + player.production(resource) as f32 * outlook.generations
        };
        let wanted = |parameter: Parameter| 8.0 * f32::from(self.steps_left_of(parameter));
        let heat = supply(Resource::Heat) + supply(Resource::Energy);
        let heat = (heat - wanted(Parameter::Temperature)).max(0.0);
        let plants = (supply(Resource::Plants) - wanted(Parameter::Oxygen)).max(0.0);
        heat * outlook.price(Resource::Heat) + 0.7 * plants * outlook.price(Resource::Plants)
    }

    /// How likely the planet is finished in time; then points.
    pub(super) fn solo_prospect(&self, seat: Seat) -> f32 {
        let points = self.sheet(seat).total() as f32;
        if self.is_terraformed() {
            let means = match self.phase {
                Phase::Over => 0.0,
                _ => self.means_of(seat, &self.solo_outlook()),
            };
            return WON + (points + means / POINTS[1]) / 10.0;
        }
        if matches!(self.phase, Phase::Over | Phase::FinalConversion) {
            // A game nearly won is better than one lost by far: from it can be learnt.
            return points / 100.0 - self.task() / SCALE;
        }
        let outlook = self.solo_outlook();
        let surplus = self.means_of(seat, &outlook) - self.glut(seat, &outlook) - self.task();
        (surplus / SCALE).clamp(-SURE, SURE) + points / 10.0
    }
}
