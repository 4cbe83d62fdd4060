//! The courses of a plan, chapter by chapter.

use super::games::{Lessons, Play, Player};
use super::lessons::{Verdict, loss};
use super::plan::{Course, Plan};
use super::pupil::{Pupil, fresh};
use super::tables::Tables;
use bots::BotRng;
use rand::SeedableRng;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::marker::PhantomData;
use std::path::PathBuf;
use tabletop::learn::{CHANCE_CELLS, HABIT_CELLS, Learner, Networks};

/// What learns, and how far it has come.
pub(super) struct School<G> {
    chance: Pupil<CHANCE_CELLS>,
    habits: Pupil<HABIT_CELLS>,
    course: usize,
    /// Games of the running course that were learnt from.
    games: u64,
    /// Older selves.
    pool: Vec<&'static Networks>,
    folder: PathBuf,
    game: PhantomData<G>,
}

/// So often in a course an older self is kept.
const KEPT: u64 = 8;

impl<G: Learner + Tables> School<G> {
    /// As it was left, or from the beginning.
    pub(super) fn open(plan: &Plan) -> Result<Self, Box<dyn Error>> {
        let shape = G::SHAPE;
        let begin = || match G::brain().networks().filter(|_| plan.goes_on) {
            Some(today) => today.clone(),
            None => Networks {
                chance: fresh(shape.position, shape.values, 0.2, plan.seed),
                habits: fresh(shape.decision, shape.outputs, 0.02, plan.seed),
            },
        };
        let Networks { chance, habits } = begin();
        let mut school = School {
            chance: Pupil::new(chance),
            habits: Pupil::new(habits),
            course: 0,
            games: 0,
            pool: Vec::new(),
            folder: plan.folder.clone(),
            game: PhantomData,
        };
        if let Ok(bytes) = fs::read(school.folder.join("state.bin")) {
            school
                .read(&bytes)
                .ok_or("state.bin is of another game or another version: remove the folder")?;
        }
        let mut number = 0;
        while let Ok(bytes) = fs::read(school.folder.join(format!("older-{number}.bin"))) {
            let older =
                Networks::read(&shape, &bytes).ok_or("an older self is of another shape")?;
            school.pool.push(Box::leak(Box::new(older)));
            number += 1;
        }
        Ok(school)
    }

    /// What it has learnt so far.
    pub(super) fn networks(&self) -> Networks {
        Networks {
            chance: self.chance.network.clone(),
            habits: self.habits.network.clone(),
        }
    }

    pub(super) fn take_courses(&mut self, plan: &Plan) -> Result<(), Box<dyn Error>> {
        while let Some(course) = plan.courses.get(self.course) {
            let mut player = Player::new(&course.player)?;
            while self.games < course.games {
                self.take_chapter(course, plan, &mut player)?;
            }
            (self.course, self.games) = (self.course + 1, 0);
            self.keep()?;
        }
        Ok(())
    }

    /// Plays some games, sees how well they were foretold, and learns from them.
    fn take_chapter(
        &mut self,
        course: &Course,
        plan: &Plan,
        player: &mut Player<G>,
    ) -> Result<(), Box<dyn Error>> {
        let seed = plan.seed ^ ((self.course as u64 + 1) << 32);
        let last = (self.games + course.chapter).min(course.games);
        let own: &'static Networks = Box::leak(Box::new(self.networks()));
        let mut lessons = Lessons::default();
        let mut play = Play {
            player,
            own,
            pool: &self.pool,
            only: &plan.tables,
        };
        for number in self.games..last {
            play.game(seed, number, &mut lessons);
        }
        even_out(&mut lessons);
        self.tell(course, &lessons)?;
        let left = 1.0 - self.games as f32 / course.games as f32;
        let rate = course.rate * left.max(0.05);
        let mut rng = BotRng::seed_from_u64(seed ^ self.games);
        for _ in 0..course.passes {
            self.chance.learn(&lessons.positions, rate, &mut rng);
            self.habits.learn(&lessons.choices, rate, &mut rng);
        }
        if self.games * KEPT / course.games != last * KEPT / course.games {
            let file = self.folder.join(format!("older-{}.bin", self.pool.len()));
            fs::write(file, own.write(true))?;
            self.pool.push(own);
        }
        self.games = last;
        self.keep()
    }

    /// A line of the curve, before anything is learnt from these games: how well they were foretold.
    fn tell(&self, course: &Course, lessons: &Lessons) -> Result<(), Box<dyn Error>> {
        let positions = &lessons.positions;
        let mean = |of: &dyn Fn(&super::lessons::Position) -> f32| {
            let sum: f64 = positions
                .iter()
                .map(|position| f64::from(of(position)))
                .sum();
            sum / positions.len().max(1) as f64
        };
        let trained = mean(&|position| loss(position.said[0], position.came[0]));
        let untrained = mean(&|position| loss(position.guess, position.came[0]));
        let (win, lead) = (mean(&|p| p.came[0]), mean(&|p| p.came[1]));
        let choices = self.habits.loss(&lessons.choices);
        let line = format!(
            "{},{},{trained:.4},{untrained:.4},{choices:.4},{win:.4},{lead:.4}",
            course.player, self.games
        );
        println!("{line}");
        let path = self.folder.join("curve.csv");
        let is_new = !path.exists();
        let mut file = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)?;
        if is_new {
            writeln!(file, "player,games,forecast,untrained,choices,won,lead")?;
        }
        Ok(writeln!(file, "{line}")?)
    }

    fn keep(&self) -> Result<(), Box<dyn Error>> {
        let mut bytes = (self.course as u64).to_le_bytes().to_vec();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.chance.write());
        bytes.extend(self.habits.write());
        // Whoever is stopped here finds the one or the other whole.
        let new = self.folder.join("state.new");
        fs::write(&new, bytes)?;
        fs::rename(new, self.folder.join("state.bin"))?;
        Ok(fs::write(
            self.folder.join("learnt.bin"),
            self.networks().write(false),
        )?)
    }

    fn read(&mut self, bytes: &[u8]) -> Option<()> {
        let shape = G::SHAPE;
        let (course, bytes) = bytes.split_first_chunk::<8>()?;
        let (games, bytes) = bytes.split_first_chunk::<8>()?;
        let (chance, bytes) = Pupil::read(bytes, shape.position, shape.values)?;
        let (habits, bytes) = Pupil::read(bytes, shape.decision, shape.outputs)?;
        (self.chance, self.habits) = (chance, habits);
        self.course = u64::from_le_bytes(*course) as usize;
        self.games = u64::from_le_bytes(*games);
        bytes.is_empty().then_some(())
    }
}

/// Measures gains by how far they lie apart: what a point is worth differs from game to game.
fn even_out(lessons: &mut Lessons) {
    let gains = || {
        lessons
            .choices
            .iter()
            .filter_map(|choice| match choice.verdict {
                Verdict::Tried { gain, .. } => Some(gain),
                Verdict::Taught(_) => None,
            })
    };
    let squares: f32 = gains().map(|gain| gain * gain).sum();
    let spread = (squares / gains().count().max(1) as f32).sqrt().max(1e-4);
    for choice in &mut lessons.choices {
        if let Verdict::Tried { gain, .. } = &mut choice.verdict {
            *gain = (*gain / spread).clamp(-3.0, 3.0);
        }
    }
}
