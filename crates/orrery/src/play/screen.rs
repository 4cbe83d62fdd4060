//! What the person at the terminal reads.

use crate::failure::Failure;
use crate::replay::result;
use games::{AnyGame, Choice, Considered, Json, Told};
use serde_json::value::RawValue;
use std::io::Write;
use std::path::Path;
use tabletop::{Arg, Message, Outcome, Seat, Series, Viewer};
use words::{Language, Speech};

type Done = Result<(), Failure>;

/// Puts the game into words for one person.
pub(super) struct Screen {
    speech: Speech,
    seat: Seat,
    names: Vec<String>,
    /// The step that was asked last: the board is shown once for each.
    step: String,
}

impl Screen {
    pub(super) fn new(language: Language, seat: Seat, bots: Vec<Option<String>>) -> Self {
        let speech = Speech::new(language);
        let name = |(i, bot): (usize, Option<String>)| {
            let player = speech.seat(Seat::from(i));
            bot.map_or(player.clone(), |bot| format!("{player} ({bot})"))
        };
        let names = bots.into_iter().enumerate().map(name).collect();
        Screen {
            speech,
            seat,
            names,
            step: String::new(),
        }
    }

    fn say(&self, message: &Message) -> String {
        self.speech
            .say(message, &|seat| self.names[seat.index()].clone())
    }

    fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    pub(super) fn welcome(&self, table: &dyn AnyGame, out: &mut impl Write) -> Done {
        let title = self.say(&Message::new(format!("table-game-{}", table.name())));
        writeln!(out, "{title}\n{}", "=".repeat(title.chars().count()))?;
        writeln!(
            out,
            "{}",
            self.say(&Message::new("table-play-welcome").with("seat", self.seat))
        )?;
        Ok(())
    }

    pub(super) fn happened(&self, events: &[Told], out: &mut impl Write) -> Done {
        for told in events {
            writeln!(out, "  · {}", self.say(&told.words))?;
        }
        Ok(())
    }

    /// The board if the step is a new one, what is asked, and what can be done.
    pub(super) fn question(
        &mut self,
        table: &dyn AnyGame,
        choices: &[Choice],
        out: &mut impl Write,
    ) -> Done {
        let Ok(Some(prompt)) = table.prompt(self.seat) else {
            return Ok(());
        };
        let picking = prompt.pick.is_some_and(|pick| pick.picked > 0);
        if self.step != prompt.step || !picking {
            self.board(table, out)?;
        }
        self.step = prompt.step.clone().into_owned();
        writeln!(out, "\n{}", self.say(&prompt.message))?;
        if let Some(pick) = prompt.pick {
            let message = Message::new("table-play-picked").with("picked", pick.picked);
            let message = message.with("least", pick.least).with("most", pick.most);
            writeln!(out, "{}", self.say(&message))?;
        }
        for (i, choice) in choices.iter().enumerate() {
            writeln!(out, "{:>3}  {}", i + 1, self.say(&choice.words))?;
        }
        Ok(())
    }

    pub(super) fn board(&self, table: &dyn AnyGame, out: &mut impl Write) -> Done {
        for section in table.outline(Viewer::seat(self.seat)).sections {
            writeln!(out, "\n{}", self.say(&section.heading))?;
            for row in &section.rows {
                let cells: Vec<_> = row.cells.iter().map(|cell| self.say(cell)).collect();
                let cells = cells.join(" · ");
                let colon = if cells.is_empty() { "" } else { ": " };
                writeln!(out, "  {}{colon}{cells}", self.say(&row.label))?;
            }
        }
        Ok(())
    }

    pub(super) fn score(&self, table: &dyn AnyGame, out: &mut impl Write) -> Done {
        let scores = table.standings(Viewer::seat(self.seat));
        for (name, score) in self.names.iter().zip(&scores.seats) {
            let lines = score.breakdown.iter().filter(|line| line.points != 0);
            let lines = lines.map(|line| format!("{} {}", self.say(&line.label), line.points));
            let lines = lines.collect::<Vec<_>>().join(", ");
            writeln!(out, "  {name}  {}  ({lines})", score.total)?;
        }
        Ok(())
    }

    /// What cannot be done now, and why.
    pub(super) fn why(&self, considered: &[Considered], out: &mut impl Write) -> Done {
        let mut any = false;
        for considered in considered {
            if let Some(refusal) = &considered.refusal {
                any = true;
                writeln!(
                    out,
                    "  {}: {}",
                    self.say(&considered.choice.words),
                    self.say(&refusal.words)
                )?;
            }
        }
        if !any {
            writeln!(out, "  {}", self.word("table-play-all_possible"))?;
        }
        Ok(())
    }

    pub(super) fn hint(
        &self,
        table: &dyn AnyGame,
        action: &RawValue,
        out: &mut impl Write,
    ) -> Done {
        let choices = table.choices(self.seat).unwrap_or_default();
        let choice = choices
            .iter()
            .find(|choice| choice.action.get() == action.get());
        if let Some(choice) = choice {
            let message = Message::new("table-play-hint").with("action", choice.words.clone());
            writeln!(out, "  {}", self.say(&message))?;
        }
        Ok(())
    }

    pub(super) fn end(&self, table: &dyn AnyGame, out: &mut impl Write) -> Done {
        self.board(table, out)?;
        writeln!(out, "\n{}", self.word("table-play-over"))?;
        match table.outcome() {
            Some(outcome) => result(
                &outcome,
                self.speech,
                &|seat| self.names[seat.index()].clone(),
                out,
            ),
            None => Ok(()),
        }
    }

    pub(super) fn cursor(&self, out: &mut impl Write) -> Done {
        write!(out, "> ")?;
        Ok(out.flush()?)
    }

    pub(super) fn help(&self, out: &mut impl Write) -> Done {
        for command in ["why", "board", "list", "score", "hint", "undo", "quit"] {
            let about = Message::new("table-play-help").with("command", Arg::Key(command.into()));
            writeln!(out, "  {command:<6} {}", self.say(&about))?;
        }
        Ok(())
    }

    pub(super) fn not_understood(&self, choices: usize, out: &mut impl Write) -> Done {
        let message = Message::new("table-play-not_understood").with("last", choices);
        writeln!(out, "  {}", self.say(&message))?;
        Ok(())
    }

    pub(super) fn series_game(&self, n: usize, out: &mut impl Write) -> Done {
        let message = Message::new("table-series-game").with("n", n);
        writeln!(out, "\n{}", self.say(&message))?;
        Ok(())
    }

    /// The stars so far, and who has won the series once it is over.
    pub(super) fn series_stands(
        &self,
        series: &Series<Json>,
        last: &Outcome,
        out: &mut impl Write,
    ) -> Done {
        let rivals = last.rivals.iter().map(|rival| self.say(&rival.name));
        let names = self.names.iter().cloned().chain(rivals);
        writeln!(out, "\n{}", self.word("table-series-stars"))?;
        for (name, stars) in names.zip(series.sums()) {
            writeln!(out, "  {name}  {stars}")?;
        }
        let Some(won) = &series.won else {
            return Ok(());
        };
        let names = won.iter().map(|seat| self.names[seat.index()].clone());
        let names = names.collect::<Vec<_>>().join(", ");
        writeln!(out, "{}  {names}", self.word("table-series-over"))?;
        Ok(())
    }

    pub(super) fn series_kept(&self, path: &Path, out: &mut impl Write) -> Done {
        let file = path.display().to_string();
        let message = Message::new("table-series-kept").with("file", Arg::Key(file.into()));
        writeln!(out, "{}", self.say(&message))?;
        Ok(())
    }

    pub(super) fn nothing_to_undo(&self, out: &mut impl Write) -> Done {
        writeln!(out, "  {}", self.word("table-play-nothing_to_undo"))?;
        Ok(())
    }
}
