//! Servers that break a promise, one each: the test of faults has to catch them. They are there in test builds only, and
//! a process is one if the variable `ORRERY_MUTANT` names it.

/// A broken promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "mutants"), allow(dead_code, reason = "there are none"))]
pub(crate) enum Mutant {
    /// Appends to the end of the log, whoever has the table by now.
    NoFence,
    /// Takes a COMMIT that was not answered for one that failed.
    UnknownIsRefused,
    /// Answers before the COMMIT.
    AnswersEarly,
    /// Reads the log before it has taken the table.
    ReadsBeforeTaking,
    /// Commits after an error.
    CommitsAfterAnError,
}

/// Whether this process is that mutant.
#[cfg(feature = "mutants")]
pub(crate) fn is(mutant: Mutant) -> bool {
    use std::sync::LazyLock;
    static NAMED: LazyLock<String> =
        LazyLock::new(|| std::env::var("ORRERY_MUTANT").unwrap_or_default());
    *NAMED == format!("{mutant:?}")
}

/// Whether this process is that mutant: it is none.
#[cfg(not(feature = "mutants"))]
pub(crate) const fn is(_: Mutant) -> bool {
    false
}
