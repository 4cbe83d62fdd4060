//! What is asked for.

use std::path::PathBuf;

/// Games of one kind of player, to be learnt from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Course {
    /// `policy`, `habits`, or the name of a bot.
    pub(super) player: String,
    /// How many games.
    pub(super) games: u64,
    /// So many games are played before they are learnt from.
    pub(super) chapter: u64,
    /// How often each is learnt from.
    pub(super) passes: u32,
    /// The size of the first steps; the last are a twentieth of it.
    pub(super) rate: f32,
}

/// What is asked for.
pub(super) struct Plan {
    pub(super) game: String,
    /// Where everything is kept.
    pub(super) folder: PathBuf,
    pub(super) courses: Vec<Course>,
    pub(super) seed: u64,
    /// How many games the match has that decides; 0 for none.
    pub(super) games: u64,
    /// Who plays it, once by the new and once by the old weights.
    pub(super) player: String,
    /// Restricts the tables, as `solo`; nothing for all.
    pub(super) tables: String,
    /// Begin with what the game plays by today, not with nothing.
    pub(super) goes_on: bool,
}

/// The courses if none are named: what a game's own policy can teach, then experience, which must go in small steps, then
/// the opinions of search, which by then knows more, and experience again.
const COURSES: [&str; 4] = [
    "policy,20000,1000,1,0.001",
    "habits,200000,500,1,0.0001",
    "search:100it,4000,100,4,0.0002",
    "habits,100000,500,1,0.00005",
];

impl Plan {
    pub(super) fn read(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
        let game = args.next().ok_or("name the game: race, moon, …")?;
        let mut plan = Plan {
            folder: PathBuf::from(format!("target/train/{game}")),
            game,
            courses: Vec::new(),
            seed: 1,
            games: 400,
            player: "search:100it".to_owned(),
            tables: String::new(),
            goes_on: false,
        };
        while let Some(name) = args.next() {
            if name == "--goes-on" {
                plan.goes_on = true;
                continue;
            }
            let value = args.next().ok_or(format!("{name} needs a value"))?;
            match &*name {
                "--folder" => plan.folder = value.into(),
                "--course" => plan.courses.push(Course::read(&value)?),
                "--seed" => plan.seed = number(&value)?,
                "--match" => plan.games = number(&value)?,
                "--player" => plan.player = value,
                "--tables" => plan.tables = value,
                _ => return Err(format!("there is no argument {name}")),
            }
        }
        if plan.courses.is_empty() {
            let courses = COURSES.into_iter().map(Course::read);
            plan.courses = courses.collect::<Result<_, _>>()?;
        }
        Ok(plan)
    }
}

impl Course {
    fn read(text: &str) -> Result<Course, String> {
        let parts: Vec<_> = text.split(',').collect();
        let [player, games, chapter, passes, rate] = parts[..] else {
            return Err(format!(
                "{text}: a course is PLAYER,GAMES,CHAPTER,PASSES,RATE"
            ));
        };
        Ok(Course {
            player: player.to_owned(),
            games: number(games)?,
            chapter: number::<u64>(chapter)?.max(1),
            passes: number(passes)?,
            rate: number(rate)?,
        })
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    let number = text.parse();
    number.map_err(|_| format!("{text} is not a number"))
}
