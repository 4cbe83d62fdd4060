//! Trains the evaluation and the habits of Race for the Galaxy by self-play, and writes their weights.
//!
//! ```text
//! cargo run --release -p bots --example train_race
//! cargo run --release -p bots --example train_race -- --course policy,40000,2000,1,0.001 --weights /tmp
//! ```
//!
//! Every position at the beginning of a round becomes one lesson a seat: what the seat knew, and
//! whether it won. First the game's own quick policy plays against itself, then a short search that judges
//! by what the network has learnt so far; from what it chooses the habits are learnt. The same arguments give
//! the same weights on the same kind of processor.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a program of its own, with threads, files and a terminal"
)]

mod games;
mod lessons;
mod plan;
mod pupil;

use games::{Lessons, gather};
use lessons::forecast_loss;
use plan::{Course, Plan};
use pupil::{Pupil, fresh};
use race::trained::{Network, chance, habits};
use std::fmt::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = Plan::read(std::env::args().skip(1))?;
    let mut class = Class::new(&plan)?;
    let mut curve = String::from("player,games,test,untrained,choices,untrained_choices\n");
    for (number, course) in plan.courses.iter().enumerate() {
        let seed = plan.seed ^ ((number as u64) << 32);
        class.take(course, seed, &plan, &mut curve)?;
    }
    Ok(())
}

/// Both networks.
struct Class {
    chance: Pupil<{ chance::CELLS }>,
    habits: Pupil<{ habits::CELLS }>,
}

impl Class {
    fn new(plan: &Plan) -> Result<Self, Box<dyn std::error::Error>> {
        let mut chance = fresh(chance::INPUTS, 1, plan.seed);
        let mut habits = fresh(habits::INPUTS, habits::OUTPUTS, plan.seed);
        if let Some(folder) = &plan.from {
            let folder = Path::new(folder);
            let bytes = std::fs::read(folder.join("chance.bin"))?;
            chance = Network::read(&bytes, chance::INPUTS, 1).ok_or("these are no weights")?;
            let bytes = std::fs::read(folder.join("habits.bin"))?;
            // There may be none yet.
            habits = Network::read(&bytes, habits::INPUTS, habits::OUTPUTS).unwrap_or(habits);
        }
        Ok(Class {
            chance: Pupil::new(chance, plan.seed),
            habits: Pupil::new(habits, plan.seed),
        })
    }

    /// Lets what was learnt so far judge and play.
    fn install(&self) {
        chance::NETWORK.install(self.chance.network.clone());
        habits::NETWORK.install(self.habits.network.clone());
    }

    fn write(&self, folder: &Path) -> std::io::Result<()> {
        std::fs::write(folder.join("chance.bin"), self.chance.network.write())?;
        std::fs::write(folder.join("habits.bin"), self.habits.network.write())
    }

    /// Takes a course and writes down how it goes.
    fn take(
        &mut self,
        course: &Course,
        seed: u64,
        plan: &Plan,
        curve: &mut String,
    ) -> Result<(), Box<dyn std::error::Error>> {
        self.install();
        // Games of another run, never learnt from.
        let few = course.chapter.min(course.games / 4 + 1);
        let test = gather(&course.player, seed ^ 0x7e57, 0..few)?;
        let mut first = 0;
        loop {
            let line = format!("{},{first},{}", course.player, self.grades(&test));
            println!("{line}");
            writeln!(curve, "{line}")?;
            std::fs::write(&plan.curve, &*curve)?;
            self.write(Path::new(&plan.weights))?;
            if first >= course.games {
                return Ok(());
            }
            let last = (first + course.chapter).min(course.games);
            let lessons = gather(&course.player, seed, first..last)?;
            let left = 1.0 - first as f32 / course.games as f32;
            let rate = course.rate * left.max(0.05);
            self.chance.learn(&lessons.positions, course.passes, rate);
            self.habits.learn(&lessons.choices, course.passes, rate);
            self.install();
            first = last;
        }
    }

    /// How both do, and how it would be done without training.
    fn grades(&self, test: &Lessons) -> String {
        let network = &self.chance.network;
        let says =
            |features: &[(u16, f32)]| chance::from_hidden(network, &network.hidden(features));
        let trained = forecast_loss(&test.positions, |position| says(&position.features));
        let untrained = forecast_loss(&test.positions, |position| position.guess);
        if test.choices.is_empty() {
            return format!("{trained:.4},{untrained:.4},,");
        }
        let choices = self.habits.loss(&test.choices);
        let nothing = Network::blank(habits::INPUTS, habits::OUTPUTS);
        let without = Pupil::new(nothing, 0).loss(&test.choices);
        format!("{trained:.4},{untrained:.4},{choices:.4},{without:.4}")
    }
}
