//! What goes wrong, as exceptions. The classes are in `orrery/errors.py`.

use crate::say::say;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// An exception of the package.
pub(crate) fn exception(code: &str, words: &str, reason: Option<&str>) -> PyErr {
    Python::attach(|py| {
        let made = py
            .import("orrery.errors")
            .and_then(|module| module.call_method1("make", (code, words, reason)));
        made.map_or_else(|error| error, PyErr::from_value)
    })
}

/// An exception for what a game refuses.
pub(crate) fn refused(error: games::Error) -> PyErr {
    let reason = error.reason();
    let reason = reason.as_ref().map(|reason| reason.get());
    exception(error.code(), &say(&error.words()), reason)
}

/// A request that makes no sense.
pub(crate) fn bad_request(words: &str) -> PyErr {
    exception("bad_request", words, None)
}

/// Does something that may meet a fault in a rule: the interpreter gets an exception and nothing worse.
pub(crate) fn guarded<T>(act: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|payload| {
        let text = payload
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        Err(exception("fault", &text.unwrap_or_default(), None))
    })
}
