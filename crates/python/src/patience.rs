//! Long work, during which the interpreter goes on and Ctrl-C is heard.

use crate::errors::exception;
use pyo3::prelude::*;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often Ctrl-C is looked for.
const LOOK: Duration = Duration::from_millis(50);

/// Lets a thread of its own do something. Once the user interrupts, it is told to stop, and the interruption is what comes
/// of it.
pub(crate) fn patiently<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
    stop: impl Fn() + Sync,
) -> PyResult<T> {
    py.detach(|| {
        std::thread::scope(|scope| {
            let (done, waits) = channel();
            scope.spawn(move || {
                // Nobody waits any more if the user has interrupted.
                let _ = done.send(work());
            });
            let mut interrupted = None;
            loop {
                match waits.recv_timeout(LOOK) {
                    Ok(result) => return interrupted.map_or(Ok(result), Err),
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(exception("fault", "a thread broke down", None));
                    }
                    Err(RecvTimeoutError::Timeout) if interrupted.is_none() => {
                        interrupted = Python::attach(|py| py.check_signals()).err();
                        if interrupted.is_some() {
                            stop();
                        }
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
        })
    })
}

/// Lets a thread do something that cannot be stopped. Once the user interrupts, nobody waits for it any more.
pub(crate) fn unless_interrupted<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (done, waits) = channel();
    std::thread::spawn(move || {
        let _ = done.send(work());
    });
    py.detach(move || {
        loop {
            match waits.recv_timeout(LOOK) {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(exception("fault", "the bot broke down", None));
                }
                Err(RecvTimeoutError::Timeout) => Python::attach(|py| py.check_signals())?,
            }
        }
    })
}
