//! Many games at once.

use crate::errors::{bad_request, exception, refused};
use crate::game::Table;
use crate::patience::patiently;
use batch::{Buffers, Reward, Run, Setup, Shape, Trouble, Unfit, Why};
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods as _, PyReadonlyArray1,
};
use numpy::{PyUntypedArrayMethods as _, ndarray::Dimension};
use pyo3::prelude::*;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use tabletop::Seat;

/// Many games of one kind, with the arrays they write to.
#[pyclass(module = "orrery._orrery")]
pub(crate) struct Batch {
    // Behind a lock because bots cannot be looked at from two threads; who steps holds it alone anyway.
    games: Mutex<Box<dyn ::batch::Batch>>,
    shape: Shape,
    threads: usize,
    actions: Vec<usize>,
    arrays: Arrays,
}

/// What the batch writes to; where something is not wanted, an array of no rows.
struct Arrays {
    observations: Py<PyArray2<f32>>,
    candidates: Py<PyArray3<i16>>,
    ids: Py<PyArray2<i32>>,
    masks: Py<PyArray2<u8>>,
    counts: Py<PyArray1<i32>>,
    seats: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
}

impl Arrays {
    fn new(py: Python<'_>, shape: &Shape, wanted: [bool; 4]) -> Self {
        let rows = |wanted: bool| if wanted { shape.games } else { 0 };
        let [observations, candidates, ids, masks] = wanted.map(rows);
        Arrays {
            observations: PyArray2::zeros(py, [observations, shape.observation], false).unbind(),
            candidates: PyArray3::zeros(py, [candidates, shape.longest, shape.width], false)
                .unbind(),
            ids: PyArray2::zeros(py, [ids, shape.longest], false).unbind(),
            masks: PyArray2::zeros(py, [masks, shape.ids], false).unbind(),
            counts: PyArray1::zeros(py, [shape.games], false).unbind(),
            seats: PyArray1::zeros(py, [shape.games], false).unbind(),
            rewards: PyArray2::zeros(py, [shape.games, shape.seats], false).unbind(),
            done: PyArray1::zeros(py, [shape.games], false).unbind(),
        }
    }

    /// The numbers themselves.
    ///
    /// # Safety
    /// The buffers must be gone before the arrays are, and only one of them may be there at a time.
    unsafe fn buffers<'a>(&self, py: Python<'_>) -> Buffers<'a> {
        // SAFETY: as the caller vouches for all of them.
        unsafe {
            Buffers {
                observations: numbers(self.observations.bind(py)),
                candidates: numbers(self.candidates.bind(py)),
                ids: numbers(self.ids.bind(py)),
                masks: numbers(self.masks.bind(py)),
                counts: numbers(self.counts.bind(py)),
                seats: numbers(self.seats.bind(py)),
                rewards: numbers(self.rewards.bind(py)),
                done: numbers(self.done.bind(py)),
            }
        }
    }
}

/// The numbers of an array.
///
/// # Safety
/// As for [`Arrays::buffers`]. The array was made here, so its rows lie one after another.
unsafe fn numbers<'a, T: Element, D: Dimension>(array: &Bound<'_, PyArray<T, D>>) -> &'a mut [T] {
    let len = array.len();
    if len == 0 {
        return &mut [];
    }
    // SAFETY: the array owns so many numbers in a row; the caller sees to it that it stays and that nobody else writes.
    unsafe { std::slice::from_raw_parts_mut(array.data(), len) }
}

#[pymethods]
impl Batch {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "the package's side names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        seats: usize,
        options: Option<&str>,
        seed: u64,
        opponents: BTreeMap<usize, String>,
        reward: &str,
        threads: usize,
        auto_reset: bool,
        longest: Option<usize>,
        wanted: [bool; 4],
    ) -> PyResult<Self> {
        let options = options
            .map(|text| RawValue::from_string(text.to_owned()))
            .transpose();
        let options = options.map_err(|error| bad_request(&error.to_string()))?;
        let reward: Reward = reward
            .parse()
            .map_err(|words: String| bad_request(&words))?;
        let setup = Setup {
            games: n,
            seats,
            options: options.as_deref(),
            seed,
            opponents: opponents.into_iter().collect(),
            reward,
            auto_reset,
            longest,
        };
        let games = ::batch::start(game, setup).map_err(|error| match error {
            Unfit::Game(error) => refused(error),
            Unfit::Other(words) => bad_request(&words),
        })?;
        let shape = games.shape();
        let arrays = Arrays::new(py, &shape, wanted);
        Ok(Batch {
            games: Mutex::new(games),
            shape,
            threads,
            actions: Vec::with_capacity(n),
            arrays,
        })
    }

    /// The arrays, in the order in which the package's side names them.
    fn arrays<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        let arrays = &self.arrays;
        vec![
            arrays.observations.bind(py).clone().into_any(),
            arrays.candidates.bind(py).clone().into_any(),
            arrays.ids.bind(py).clone().into_any(),
            arrays.masks.bind(py).clone().into_any(),
            arrays.counts.bind(py).clone().into_any(),
            arrays.seats.bind(py).clone().into_any(),
            arrays.rewards.bind(py).clone().into_any(),
            arrays.done.bind(py).clone().into_any(),
        ]
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.run(py, |games, run| games.reset(seed, run))
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        self.actions.clear();
        for (game, &action) in actions.as_array().iter().enumerate() {
            let action = usize::try_from(action).map_err(|_| {
                let words = format!("game {game}: there is no action {action}");
                exception("bad_index", &words, None)
            })?;
            self.actions.push(action);
        }
        let actions = std::mem::take(&mut self.actions);
        let done = self.run(py, |games, run| games.step(&actions, run));
        self.actions = actions;
        done
    }

    fn observe<'py>(
        &self,
        py: Python<'py>,
        game: usize,
        seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut numbers = vec![0.0; self.shape.observation];
        let seen = seat < self.shape.seats && {
            let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            games.observe(game, Seat::from(seat), &mut numbers)
        };
        match seen {
            true => Ok(PyArray1::from_vec(py, numbers)),
            false => Err(exception(
                "bad_index",
                "there is no such game or seat",
                None,
            )),
        }
    }

    fn table(&self, game: usize) -> PyResult<Table> {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let table = games.table(game);
        let missing = || exception("bad_index", "there is no such game", None);
        table.map(|game| Table { game }).ok_or_else(missing)
    }
}

impl Batch {
    fn run(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn ::batch::Batch, Run<'_>) -> Result<(), Trouble> + Send,
    ) -> PyResult<()> {
        // SAFETY: the arrays are this object's as long as it lives, and it is borrowed until the step is done.
        let out = unsafe { self.arrays.buffers(py) };
        let (stop, threads) = (AtomicBool::new(false), self.threads);
        let games = self.games.get_mut().unwrap_or_else(PoisonError::into_inner);
        let games = &mut **games;
        let run = Run {
            out,
            threads,
            stop: &stop,
        };
        let done = match games.has_bots() {
            // Bots may take their time.
            true => patiently(py, || act(games, run), || stop.store(true, Relaxed))?,
            false => py.detach(|| act(games, run)),
        };
        done.map_err(|trouble| in_trouble(&trouble))
    }
}

fn in_trouble(trouble: &Trouble) -> PyErr {
    let game = trouble.game;
    match &trouble.why {
        Why::NoSuchAction { count } => {
            let words = format!("game {game}: the action is beyond its list of {count}");
            exception("bad_index", &words, None)
        }
        Why::OtherNumber { given } => exception(
            "bad_index",
            &format!("{given} actions were given, not one a game"),
            None,
        ),
        Why::OtherShape => bad_request("the arrays have other sizes than the batch"),
        Why::TooLong { count } => {
            let words = format!(
                "game {game} was begun anew: its list of {count} actions does not fit; make room with longest="
            );
            exception("too_long", &words, None)
        }
        Why::Panicked { message } => {
            let words = format!("game {game} was begun anew: a rule is at fault: {message}");
            exception("fault", &words, None)
        }
        Why::Stopped => bad_request("the step was stopped"),
    }
}
