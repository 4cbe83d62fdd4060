//! Bots.

use crate::errors::{bad_request, exception, refused};
use crate::game::Table;
use crate::patience::unless_interrupted;
use bots::{BotRng, Kind};
use games::json;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabletop::{Seat, Seed};

/// The names of the bots, weakest first.
#[pyfunction(name = "bots")]
pub(crate) fn names() -> Vec<&'static str> {
    bots::NAMES.to_vec()
}

/// A bot by its name.
#[pyclass(module = "orrery._orrery", frozen)]
pub(crate) struct Bot {
    kind: Kind,
    rng: Arc<Mutex<BotRng>>,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str, seed: u64) -> PyResult<Self> {
        let kind: Kind = name
            .parse()
            .map_err(|error: bots::UnknownBot| bad_request(&error.to_string()))?;
        let rng = bots::rng(Seed::from(seed), Seat(0));
        Ok(Bot {
            kind,
            rng: Arc::new(Mutex::new(rng)),
        })
    }

    /// What the bot would do, and what it thinks of each action: JSON.
    fn suggest(
        &self,
        py: Python<'_>,
        table: &Table,
        seat: usize,
        millis: Option<u64>,
    ) -> PyResult<String> {
        let seat = table.seat(seat)?;
        let kind = millis.map_or(self.kind, |millis| {
            self.kind.within(Duration::from_millis(millis))
        });
        let (game, rng) = (table.game.fork(), Arc::clone(&self.rng));
        let suggestion = unless_interrupted(py, move || {
            let mut rng = rng.lock().unwrap_or_else(PoisonError::into_inner);
            thinkers::suggest(&*game, seat, kind, &mut rng)
        })?;
        match suggestion {
            Ok(suggestion) => Ok(json(&suggestion).get().to_owned()),
            Err(thinkers::Error::Table(error)) => Err(refused(error)),
            Err(error) => Err(exception("bad_request", &error.to_string(), None)),
        }
    }
}
