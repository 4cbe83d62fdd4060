//! Teaches a game's bots by self-play, and puts what they have learnt into the game once it has proved to be stronger.
//!
//! ```text
//! cargo run --release -p bots --example train -- moon
//! cargo run --release -p bots --example train -- moon --folder /tmp/moon --course habits,2000,500,1,0.00006 --match 0
//! ```
//!
//! A course is games of one kind of player: `policy`, the game's own quick player, who teaches the evaluation alone;
//! `search:100it`, or any bot that goes by iterations, whose opinions teach the habits and whose games teach the evaluation;
//! `habits`, the quick player that has learnt, who teaches both by what came of what it did. Now and then the others at the
//! table are older selves from the pool.
//!
//! All is kept in the folder after each chapter: whoever stops it and starts it again gets the same weights as by one
//! run, from the same arguments on the same kind of processor. After the last course the pupil plays a match against what the
//! game plays by today, and takes its place if the interval of its share lies above one half.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a program of its own, with files and a terminal"
)]

mod contest;
mod games;
mod lessons;
mod plan;
mod pupil;
mod school;
mod tables;

use plan::Plan;
use school::School;
use std::error::Error;
use tables::Tables;
use tabletop::learn::Learner;

fn main() -> Result<(), Box<dyn Error>> {
    let plan = Plan::read(std::env::args().skip(1))?;
    match &*plan.game {
        "race" => teach::<race::Race>(&plan),
        "mars" => teach::<mars::Mars>(&plan),
        "planet" => teach::<planet::Planet>(&plan),
        "moon" => teach::<moon::Moon>(&plan),
        other => {
            let games = ::games::NAMES.join(", ");
            Err(format!("nothing can be learnt of \"{other}\"; the games are: {games}").into())
        }
    }
}

fn teach<G: Learner + Tables>(plan: &Plan) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(&plan.folder)?;
    let rival = G::brain().networks();
    let mut school = School::<G>::open(plan)?;
    school.take_courses(plan)?;
    if plan.games == 0 {
        return Ok(());
    }
    if !contest::is_won::<G>(plan, &school.networks(), rival)? {
        println!("not clearly stronger: the game keeps what it has");
        return Ok(());
    }
    let file = format!("crates/{}/data/learnt.bin", plan.game);
    std::fs::write(&file, school.networks().write(false))?;
    println!("stronger: written into {file}");
    Ok(())
}
