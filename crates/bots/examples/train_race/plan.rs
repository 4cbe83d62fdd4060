//! What is asked for.

/// Games of one kind of player against itself, to be learnt from.
#[derive(Clone)]
pub(super) struct Course {
    /// `policy` for the game's own quick policy, `habits` for what was learnt so far, or the name of a bot.
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
    pub(super) courses: Vec<Course>,
    pub(super) seed: u64,
    /// The folder with weights to start from, instead of none.
    pub(super) from: Option<String>,
    /// The folder where the weights are written.
    pub(super) weights: String,
    pub(super) curve: String,
}

/// The courses that the weights of the project come from.
const COURSES: [&str; 3] = [
    "policy,400000,4000,1,0.001",
    "search:100it,4000,250,1,0.0008",
    "habits,300000,4000,1,0.001",
];

impl Plan {
    pub(super) fn read(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
        let mut plan = Plan {
            courses: Vec::new(),
            seed: 1,
            from: None,
            weights: "crates/race/data".to_owned(),
            curve: "docs/race-training.csv".to_owned(),
        };
        while let Some(name) = args.next() {
            let value = args.next().ok_or(format!("{name} needs a value"))?;
            match &*name {
                "--course" => plan.courses.push(Course::read(&value)?),
                "--seed" => plan.seed = number(&value)?,
                "--from" => plan.from = Some(value),
                "--weights" => plan.weights = value,
                "--curve" => plan.curve = value,
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
