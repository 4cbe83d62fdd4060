//! `orrery engine`: the games for programs, JSON lines in and out. docs/engine-protocol.md tells it whole.

mod answer;
mod lines;
mod request;
mod requests;

pub use lines::MAX_LINE;

use crate::failure::Failure;
use answer::{Answer, Refused};
use bots::BotRng;
use games::AnyGame;
use lines::{Line, next_line};
use rand::SeedableRng;
use request::Request;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Speak the engine protocol: one JSON line in, one JSON line out
#[derive(clap::Args)]
#[command(after_help = r#"Example:
  printf '%s\n' '{"hello": {}}' '{"new": {"game": "race", "seats": 2, "chance": {"seed": 7}}}' \
      '{"legal": {"seat": 0}}' | orrery engine

Any request may carry "id", which is echoed, and "table", so that one process holds several games.
The requests are described in docs/engine-protocol.md."#)]
pub struct Args {}

/// Answers lines until there are no more.
pub fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    let mut buffer = Vec::new();
    loop {
        let answer = match next_line(input, &mut buffer)? {
            Line::End => return Ok(()),
            Line::Whole => engine.answer(&buffer),
            Line::TooLong => Refused::bad_request(format!(
                "the line is longer than {} MB; send less in one line",
                MAX_LINE >> 20
            ))
            .line(None),
        };
        out.write_all(answer.as_bytes())?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
}

/// The games of one process.
pub struct Engine {
    tables: BTreeMap<String, Box<dyn AnyGame>>,
    /// For the bots' suggestions: the same lines get the same answers.
    rng: BotRng,
}

impl Default for Engine {
    fn default() -> Self {
        Engine {
            tables: BTreeMap::new(),
            rng: BotRng::from_seed([0; 32]),
        }
    }
}

impl Engine {
    /// The answer to a line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let request = match Request::parse(line) {
            Ok(request) => request,
            Err((refused, id)) => return refused.line(id),
        };
        let id = request.id;
        // The rules are not meant to panic. If they do, one request fails and the games stay as they
        // were: whatever changes a game works on a copy.
        let answer = catch_unwind(AssertUnwindSafe(|| self.carry_out(&request)));
        match answer {
            Ok(Ok(answer)) => answer.line(id),
            Ok(Err(refused)) => refused.line(id),
            Err(_) => Refused::internal().line(id),
        }
    }

    fn carry_out(&mut self, request: &Request<'_>) -> Result<Answer, Refused> {
        use requests as r;
        let body = request.body;
        match request.name.as_ref() {
            "hello" => r::hello(r::read(body)?),
            "new" => self.sit_down(request, || r::new(r::read(body)?)),
            "load" => self.sit_down(request, || r::load(r::read(body)?)),
            "legal" => r::legal(self.table(request)?, &r::read(body)?),
            "play" => r::play(self.table(request)?, &r::read(body)?),
            "try" => r::try_out(self.table(request)?, &r::read(body)?),
            "why" => r::why(self.table(request)?, &r::read(body)?),
            "considered" => r::considered(self.table(request)?, &r::read(body)?),
            "view" => r::view(self.table(request)?, &r::read(body)?),
            "standings" => r::standings(self.table(request)?, &r::read(body)?),
            "outcome" => r::outcome(self.table(request)?, r::read(body)?),
            "record" => r::record(self.table(request)?, r::read(body)?),
            "position" => r::position(self.table(request)?, r::read(body)?),
            "rewind" => r::rewind(self.table(request)?, &r::read(body)?),
            "stack" => r::stack(self.table(request)?, &r::read(body)?),
            "suggest" => {
                let rng = &mut self.rng.clone();
                let answer = r::suggest(self.table(request)?, &r::read(body)?, rng)?;
                self.rng = rng.clone();
                Ok(answer)
            }
            other => Err(Refused::bad_request(format!(
                "there is no request \"{other}\"; the requests are: {}",
                r::NAMES.join(", ")
            ))),
        }
    }

    fn sit_down(
        &mut self,
        request: &Request<'_>,
        game: impl FnOnce() -> Result<(Box<dyn AnyGame>, Answer), Refused>,
    ) -> Result<Answer, Refused> {
        let (game, answer) = game()?;
        self.tables.insert(request.table.clone(), game);
        Ok(answer)
    }

    fn table(&mut self, request: &Request<'_>) -> Result<&mut dyn AnyGame, Refused> {
        match self.tables.get_mut(&request.table) {
            Some(table) => Ok(&mut **table),
            None => Err(Refused::bad_request(
                "there is no game at this table; send \"new\" first",
            )),
        }
    }
}
