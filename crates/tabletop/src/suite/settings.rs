//! Which options and how many seats the suite's games are played with.

use crate::{Form, Game, Input, Options as _, below};
use rand::Rng;
use serde_json::{Map, Value};

/// How a game is set up.
#[derive(Clone, Debug)]
pub(crate) struct Setting<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: usize,
}

/// Every other game is played with the defaults or a preset, at every seat count in turn; the games
/// between with options sampled from the form.
pub(crate) struct Settings<G: Game> {
    form: Form,
    named: Vec<Setting<G>>,
}

/// How many samples may be refused with a `SetupError` before a named setting is taken instead.
const TRIES: usize = 20;

impl<G: Game> Settings<G> {
    pub(crate) fn new() -> Result<Self, String> {
        let form = G::Options::form();
        let mut named = at_every_seat_count::<G>(&G::Options::default());
        for preset in &form.presets {
            let options = read::<G>(&preset.options)?;
            named.extend(at_every_seat_count::<G>(&options));
        }
        Ok(Settings { form, named })
    }

    /// The setting of game `i`; whether the game can be set up so is seen when it is.
    pub(crate) fn of_game(&self, i: usize, rng: &mut impl Rng) -> Result<Setting<G>, String> {
        if i % 2 == 1 {
            for _ in 0..TRIES {
                let mut filled = sample::<G>(&self.form, rng);
                let (least, most) = G::seats(&read::<G>(&filled)?).into_inner();
                let seats = least + below(rng, (most - least + 1) as u32) as usize;
                self.leave_out_what_does_not_matter(&mut filled, seats);
                let options = read::<G>(&filled)?;
                let chance = crate::Chance::seeded(crate::Seed::from(0));
                if G::new(&options, seats, chance).is_ok() {
                    return Ok(Setting { options, seats });
                }
            }
        }
        Ok(self.named[i / 2 % self.named.len()].clone())
    }
}

impl<G: Game> Settings<G> {
    /// As a lobby does: fields without effect keep their defaults, lists end with the last seat.
    fn leave_out_what_does_not_matter(&self, filled: &mut Value, seats: usize) {
        let before = filled.clone();
        let Value::Object(object) = filled else {
            return;
        };
        for field in &self.form.fields {
            if !field.matters(&self.form, &before, seats) {
                object.remove(field.name.as_ref());
            }
            if let Some(Value::Array(list)) = object.get_mut(field.name.as_ref()) {
                list.truncate(seats);
            }
        }
    }
}

fn at_every_seat_count<G: Game>(options: &G::Options) -> Vec<Setting<G>> {
    let setting = |seats| Setting {
        options: options.clone(),
        seats,
    };
    G::seats(options).map(setting).collect()
}

/// Options from the object that a form yields.
pub(crate) fn read<G: Game>(object: &Value) -> Result<G::Options, String> {
    serde_json::from_value(object.clone())
        .map_err(|error| format!("the form offers {object}, which is not accepted: {error}"))
}

/// A filled-in form: every second field is left at its default.
fn sample<G: Game>(form: &Form, rng: &mut impl Rng) -> Value {
    let most_seats = *G::seats(&G::Options::default()).end();
    let mut object = Map::new();
    for field in &form.fields {
        if below(rng, 2) == 0 {
            object.insert(field.name.to_string(), enter(&field.input, most_seats, rng));
        }
    }
    Value::Object(object)
}

fn enter(input: &Input, most_seats: usize, rng: &mut impl Rng) -> Value {
    match input {
        Input::Flag => (below(rng, 2) == 0).into(),
        Input::Number { min, max } => (min + i64::from(below(rng, (max - min + 1) as u32))).into(),
        Input::Choice(choices) => {
            let at = below(rng, choices.len() as u32) as usize;
            choices[at].value.clone()
        }
        Input::Several(choices) => {
            let chosen = choices.iter().filter(|_| below(rng, 2) == 0);
            chosen.map(|choice| choice.value.clone()).collect()
        }
        Input::PerSeat(input) => {
            let length = below(rng, most_seats as u32 + 1);
            (0..length).map(|_| enter(input, most_seats, rng)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::example::Comets;
    use crate::suite::table::generator;
    use std::collections::BTreeSet;

    #[test]
    fn games_are_played_at_every_seat_count_with_every_kind_of_options() {
        let settings = Settings::<Comets>::new().expect("the form is sound");
        let mut rng = generator(Seed::from(0), 0);
        let games: Vec<_> = (0..200)
            .map(|i| settings.of_game(i, &mut rng).expect("the form is sound"))
            .collect();
        let all = |see: fn(&Setting<Comets>) -> usize| -> BTreeSet<usize> {
            games.iter().map(see).collect()
        };
        assert_eq!(all(|game| game.seats), (2..=4).collect());
        assert_eq!(all(|game| game.options.rounds.into()), (1..=8).collect());
        assert_eq!(all(|game| game.options.hand.into()), (3..=4).collect());
        assert_eq!(all(|game| game.options.scouting.into()), (0..=1).collect());
        assert_eq!(all(|game| game.options.head_start.len()), (0..=4).collect());
    }
}
