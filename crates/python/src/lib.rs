//! The games of Orrery for Python. This side speaks numbers and JSON; `python/orrery` makes a package of it.

mod batch;
mod bot;
mod errors;
mod game;
mod patience;
mod say;

use pyo3::prelude::*;

/// What the package `orrery` is built on.
#[pymodule]
fn _orrery(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Table>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<bot::Bot>()?;
    module.add_function(wrap_pyfunction!(game::names, module)?)?;
    module.add_function(wrap_pyfunction!(game::about, module)?)?;
    module.add_function(wrap_pyfunction!(game::catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(game::spec, module)?)?;
    module.add_function(wrap_pyfunction!(game::actions, module)?)?;
    module.add_function(wrap_pyfunction!(bot::names, module)?)?;
    module.add_function(wrap_pyfunction!(break_down, module)?)?;
    Ok(())
}

/// Breaks down as a rule at fault would: for the test that the interpreter does not.
#[pyfunction]
fn break_down() -> PyResult<()> {
    errors::guarded(|| panic!("a rule is at fault"))
}
