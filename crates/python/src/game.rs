//! One game.

use crate::errors::{bad_request, guarded, refused};
use crate::say::{say, say_in};
use games::{AnyGame, Json, TableVisitor, json};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::prelude::*;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use tabletop::encode::Ids;
use tabletop::{Chance, Encode, Game, Knowledge, ScriptedDraw, Seat, SeatSet, Seed, Viewer};

/// The names of the games.
#[pyfunction]
pub(crate) fn names() -> Vec<&'static str> {
    games::NAMES.to_vec()
}

/// What a game is: its seats, piles and options.
#[pyfunction]
pub(crate) fn about(name: &str) -> PyResult<String> {
    text(games::about(name))
}

/// Every component of a game.
#[pyfunction]
pub(crate) fn catalogue(name: &str) -> PyResult<String> {
    text(games::catalogue(name))
}

/// What the numbers of a game mean.
#[pyfunction]
pub(crate) fn spec(name: &str) -> PyResult<String> {
    text(::batch::spec(name))
}

/// The actions of some ids.
#[pyfunction]
pub(crate) fn actions(name: &str, ids: Vec<u32>) -> PyResult<String> {
    text(::batch::actions(name, &ids))
}

fn text(data: Result<impl serde::Serialize, games::Error>) -> PyResult<String> {
    let data = data.map_err(refused)?;
    Ok(json(&data).get().to_owned())
}

fn raw(text: &str) -> PyResult<Json> {
    RawValue::from_string(text.to_owned()).map_err(|error| bad_request(&error.to_string()))
}

/// A game with the log of how it came to be so.
#[pyclass(module = "orrery._orrery")]
pub(crate) struct Table {
    pub(crate) game: Box<dyn AnyGame>,
}

impl Table {
    /// The seat of this number, if it is at the table.
    pub(crate) fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.game.seat_count();
        match seat < seats {
            true => Ok(Seat::from(seat)),
            false => Err(refused(games::Error::BadSeat {
                seat: Seat(u8::try_from(seat).unwrap_or(u8::MAX)),
                seats,
            })),
        }
    }

    fn seats(&self, seats: Vec<usize>) -> PyResult<SeatSet> {
        let seats = seats.into_iter().map(|seat| self.seat(seat));
        seats.collect()
    }

    /// Whose eyes: some seats, nobody's, or the referee's if it is not said.
    fn viewer(&self, seats: Option<Vec<usize>>) -> PyResult<Viewer> {
        Ok(match seats {
            None => Viewer::Referee,
            Some(seats) if seats.is_empty() => Viewer::Spectator,
            Some(seats) => Viewer::Seats(self.seats(seats)?),
        })
    }
}

#[pymethods]
impl Table {
    #[staticmethod]
    fn start(name: &str, seats: usize, options: Option<&str>, chance: &str) -> PyResult<Self> {
        let options = options.map(raw).transpose()?;
        let chance: Chance =
            serde_json::from_str(chance).map_err(|error| bad_request(&error.to_string()))?;
        guarded(|| {
            let game = games::start(name, seats, options.as_deref(), chance).map_err(refused)?;
            Ok(Table { game })
        })
    }

    #[staticmethod]
    fn resume(name: &str, seats: usize, options: Option<&str>, position: &str) -> PyResult<Self> {
        let (options, position) = (options.map(raw).transpose()?, raw(position)?);
        guarded(|| {
            let game = games::resume(name, seats, options.as_deref(), &position);
            Ok(Table {
                game: game.map_err(refused)?,
            })
        })
    }

    #[staticmethod]
    fn load(record: &str) -> PyResult<Self> {
        let record = raw(record)?;
        guarded(|| {
            let game = games::load(&record).map_err(refused)?;
            Ok(Table { game })
        })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.game.name()
    }

    #[getter]
    fn rules(&self) -> u32 {
        self.game.rules()
    }

    #[getter]
    fn seat_count(&self) -> usize {
        self.game.seat_count()
    }

    #[getter]
    fn played(&self) -> usize {
        self.game.played()
    }

    fn options(&self) -> String {
        self.game.options().get().to_owned()
    }

    fn asked(&self) -> Vec<usize> {
        self.game.asked().iter().map(Seat::index).collect()
    }

    fn deciders(&self) -> Vec<usize> {
        self.game.deciders().iter().map(Seat::index).collect()
    }

    fn prompt(&self, seat: usize) -> PyResult<Option<String>> {
        let seat = self.seat(seat)?;
        guarded(|| {
            let prompt = self.game.prompt(seat).map_err(refused)?;
            let asked = prompt.map(|prompt| {
                let (step, words) = (prompt.step.clone(), say(&prompt.message));
                serde_json::json!({ "step": step, "words": words, "pick": prompt.pick })
            });
            Ok(asked.map(|asked| asked.to_string()))
        })
    }

    fn legal(&self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        guarded(|| Ok(self.game.legal(seat).map_err(refused)?.get().to_owned()))
    }

    fn words(&self, seat: usize, language: &str) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        let language: words::Language = language
            .parse()
            .map_err(|_| bad_request("the languages are en, cs and pl"))?;
        guarded(|| {
            let choices = self.game.choices(seat).map_err(refused)?;
            let words = choices.iter().map(|choice| say_in(language, &choice.words));
            Ok(words.collect())
        })
    }

    fn considered(&self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        guarded(|| {
            let considered = self.game.considered(seat).map_err(refused)?;
            let each = considered.iter().map(|it| {
                let why = it.refusal.as_ref().map(|refusal| say(&refusal.words));
                serde_json::json!({
                    "action": it.choice.action,
                    "words": say(&it.choice.words),
                    "legal": it.refusal.is_none(),
                    "reason": it.refusal.as_ref().map(|refusal| &refusal.reason),
                    "why": why,
                })
            });
            Ok(serde_json::Value::from_iter(each).to_string())
        })
    }

    fn why(&self, seat: usize, action: &str) -> PyResult<Option<(String, String)>> {
        let (seat, action) = (self.seat(seat)?, raw(action)?);
        guarded(|| {
            let refusal = self.game.why(seat, &action).map_err(refused)?;
            Ok(refusal.map(|it| (it.reason.get().to_owned(), say(&it.words))))
        })
    }

    /// Plays some actions, given as JSON; says what was revealed, and what happened as the viewer saw it.
    fn play(
        &mut self,
        seat: usize,
        actions: Vec<String>,
        viewer: Option<Vec<usize>>,
    ) -> PyResult<(String, String)> {
        let (seat, viewer) = (self.seat(seat)?, self.viewer(viewer)?);
        let actions: Vec<Json> = actions
            .iter()
            .map(|text| raw(text))
            .collect::<PyResult<_>>()?;
        guarded(|| {
            let actions: Vec<&RawValue> = actions.iter().map(|action| &**action).collect();
            let played = self.game.play(seat, &actions).map_err(refused)?;
            let revealed = json(&played.revealed).get().to_owned();
            Ok((revealed, played.events.json(viewer).get().to_owned()))
        })
    }

    /// Plays the action at this place of the list.
    fn play_at(
        &mut self,
        seat: usize,
        at: usize,
        viewer: Option<Vec<usize>>,
    ) -> PyResult<(String, String)> {
        let list: Vec<Json> = serde_json::from_str(&self.legal(seat)?)
            .map_err(|error| bad_request(&error.to_string()))?;
        let count = list.len();
        let Some(action) = list.into_iter().nth(at) else {
            if self.game.deciders().is_empty() {
                return Err(refused(games::Error::GameOver));
            }
            let words = format!("there is no action {at}: the list of seat {seat} has {count}");
            return Err(crate::errors::exception("bad_index", &words, None));
        };
        self.play(seat, vec![action.get().to_owned()], viewer)
    }

    fn view(&self, viewer: Option<Vec<usize>>) -> PyResult<String> {
        let viewer = self.viewer(viewer)?;
        guarded(|| Ok(self.game.view(viewer).get().to_owned()))
    }

    fn standings(&self, viewer: Option<Vec<usize>>) -> PyResult<String> {
        let viewer = self.viewer(viewer)?;
        guarded(|| Ok(json(&self.game.standings(viewer)).get().to_owned()))
    }

    fn outcome(&self) -> PyResult<Option<String>> {
        guarded(|| {
            let outcome = self.game.outcome();
            Ok(outcome.map(|outcome| json(&outcome).get().to_owned()))
        })
    }

    fn rewind(&mut self, to: usize) -> PyResult<()> {
        guarded(|| self.game.rewind(to).map_err(refused))
    }

    fn fork(&self) -> Self {
        Table {
            game: self.game.fork(),
        }
    }

    fn determinize(&self, seats: Vec<usize>, seed: u64) -> PyResult<Self> {
        let knowers = self.seats(seats)?;
        guarded(|| {
            let game = self.game.determinized(knowers, Seed::from(seed).0);
            Ok(Table { game })
        })
    }

    fn position(&self) -> String {
        self.game.position().get().to_owned()
    }

    fn stack(&mut self, piles: &str) -> PyResult<()> {
        let piles: BTreeMap<String, Vec<ScriptedDraw>> =
            serde_json::from_str(piles).map_err(|error| bad_request(&error.to_string()))?;
        guarded(|| self.game.stack(&piles).map_err(refused))
    }

    fn record(&self) -> PyResult<String> {
        guarded(|| Ok(self.game.record().get().to_owned()))
    }

    fn digest(&self) -> String {
        self.game.digest()
    }

    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let numbers = guarded(|| opened(&*self.game, Observe(seat)))?;
        Ok(PyArray1::from_vec(py, numbers))
    }

    fn candidates<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
    ) -> PyResult<(Bound<'py, PyArray2<i16>>, Bound<'py, PyArray1<i32>>)> {
        let seat = self.seat(seat)?;
        let (width, rows, ids) = guarded(|| opened(&*self.game, Candidates(seat)))?;
        let count = ids.len();
        let rows = PyArray1::from_vec(py, rows).reshape([count, width])?;
        Ok((rows, PyArray1::from_vec(py, ids)))
    }
}

fn opened<V: TableVisitor>(game: &dyn AnyGame, visitor: V) -> PyResult<V::Out> {
    games::open(game, visitor).ok_or_else(|| bad_request("this game has no numbers"))
}

struct Observe(Seat);

impl TableVisitor for Observe {
    type Out = Vec<f32>;

    fn visit<G: Game + Knowledge + Encode>(self, table: &games::Table<G>) -> Vec<f32> {
        let mut numbers = vec![0.0; G::observed(table.game().seat_count())];
        table.game().observe(self.0, &mut numbers);
        numbers
    }
}

struct Candidates(Seat);

impl TableVisitor for Candidates {
    type Out = (usize, Vec<i16>, Vec<i32>);

    fn visit<G: Game + Knowledge + Encode>(self, table: &games::Table<G>) -> Self::Out {
        let (mut actions, all) = (Vec::new(), Ids::new(G::KINDS));
        table.game().legal_actions(self.0, &mut actions);
        let numbers = actions.iter().map(G::number);
        let rows = numbers
            .clone()
            .flat_map(|row| row.into_iter().take(G::width()));
        let rows = rows.map(|n| n as i16).collect();
        (
            G::width(),
            rows,
            numbers.map(|row| all.id(row) as i32).collect(),
        )
    }
}
