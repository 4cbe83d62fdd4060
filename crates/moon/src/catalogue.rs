//! Every component.
use tabletop::Entry;

pub(crate) fn entries() -> Vec<Entry> {
    Vec::new()
}
