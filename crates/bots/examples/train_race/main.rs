//! Trains the evaluation of Race for the Galaxy by self-play, and writes its weights.
//!
//! ```text
//! cargo run --release -p bots --example train_race
//! cargo run --release -p bots --example train_race -- --course policy,40000,2000,1,0.001 --weights /tmp/network.bin
//! ```
//!
//! Every position at the beginning of a round becomes one lesson a seat: what the seat knew, and
//! whether it won. First the game's own quick policy plays against itself, then a short search that judges
//! by what the network has learnt so far. The same arguments give the same weights on the same kind of processor.

mod lessons;
mod plan;
mod pupil;

use lessons::gather;
use plan::{Course, Plan};
use pupil::{Pupil, fresh, mean_loss, said};
use race::network::{Network, install};
use std::fmt::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = Plan::read(std::env::args().skip(1))?;
    let network = match &plan.from {
        Some(file) => Network::read(&std::fs::read(file)?).ok_or("these are no weights")?,
        None => fresh(plan.seed),
    };
    let mut pupil = Pupil::new(network, plan.seed);
    let mut curve = String::from("player,games,train,test,untrained\n");
    for (number, course) in plan.courses.iter().enumerate() {
        let seed = plan.seed ^ ((number as u64) << 32);
        take(course, seed, &mut pupil, &mut curve)?;
        std::fs::write(&plan.weights, pupil.network.write())?;
        std::fs::write(&plan.curve, &curve)?;
    }
    Ok(())
}

/// Takes a course and writes down how the pupil does.
fn take(
    course: &Course,
    seed: u64,
    pupil: &mut Pupil,
    curve: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    install(pupil.network.clone());
    // Games of another run, never learnt from.
    let few = course.chapter.min(course.games / 4 + 1);
    let test = gather(&course.player, seed ^ 0x7e57, 0..few)?;
    let untrained = mean_loss(&test, |lesson| lesson.guess);
    let mut first = 0;
    let mut seen = f64::NAN;
    loop {
        let loss = mean_loss(&test, |lesson| said(&pupil.network, lesson));
        let player = &course.player;
        let line = format!("{player},{first},{seen:.4},{loss:.4},{untrained:.4}");
        println!("{line}");
        writeln!(curve, "{line}")?;
        if first >= course.games {
            return Ok(());
        }
        let last = (first + course.chapter).min(course.games);
        let lessons = gather(&course.player, seed, first..last)?;
        let left = 1.0 - first as f32 / course.games as f32;
        seen = pupil.learn(&lessons, course.passes, course.rate * left.max(0.05));
        install(pupil.network.clone());
        first = last;
    }
}
