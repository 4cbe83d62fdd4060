//! How a command ends badly: with an exit code and a sentence that says what to do.

use std::fmt;
use std::process::ExitCode;
use words::{Language, Speech};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// It was tried, and it failed: exit code 1.
    Failed(String),
    /// It was asked for something that does not make sense: exit code 2.
    Misused(String),
    /// Whoever read the output has gone: nothing to say.
    Unread,
}

impl Failure {
    /// It was tried, and it failed.
    pub fn failed(words: impl Into<String>) -> Self {
        Failure::Failed(words.into())
    }

    /// It was asked for something that does not make sense.
    pub fn misused(words: impl Into<String>) -> Self {
        Failure::Misused(words.into())
    }

    /// A table's error in this language. `hint` says what to do about it.
    pub fn of(error: &games::Error, language: Language, hint: &str) -> Self {
        let said = Speech::new(language).plain(&error.words());
        Failure::Misused([&said, hint].join(" ").trim().to_owned())
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Failed(_) => ExitCode::from(1),
            Failure::Misused(_) => ExitCode::from(2),
            Failure::Unread => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(words) | Failure::Misused(words) => f.write_str(words),
            Failure::Unread => Ok(()),
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::failed(error.to_string()),
        }
    }
}

impl From<thinkers::Error> for Failure {
    fn from(error: thinkers::Error) -> Self {
        match error {
            thinkers::Error::Unknown(bot) => Failure::misused(bot.to_string()),
            _ => Failure::failed(error.to_string()),
        }
    }
}
