//! Which table something is done for, so that a fault can be told of the right one.

use std::cell::RefCell;

thread_local! {
    static TABLES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Something is done for a table, as long as this is kept.
pub(crate) struct At(());

impl At {
    pub(crate) fn table(id: &str) -> At {
        TABLES.with_borrow_mut(|tables| tables.push(id.to_owned()));
        At(())
    }
}

impl Drop for At {
    fn drop(&mut self) {
        TABLES.with_borrow_mut(|tables| tables.pop());
    }
}

/// The table for which something is done now.
#[cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, reason = "only a trap asks")
)]
pub(crate) fn table() -> Option<String> {
    TABLES.with_borrow(|tables| tables.last().cloned())
}
