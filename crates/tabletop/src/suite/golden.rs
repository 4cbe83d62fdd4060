//! Golden files: texts that change only when the rules do.

/// Compares a text with the golden file of this name, `tests/golden/NAME.snap` of
/// the crate.
///
/// `INSTA_UPDATE=always cargo test -p GAME --test golden` writes the files anew; whoever does that has
/// changed the rules, and raises their version.
#[macro_export]
macro_rules! assert_golden {
    ($name:expr, $text:expr) => {{
        let mut settings = $crate::suite::insta::Settings::clone_current();
        settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| $crate::suite::insta::assert_snapshot!($name, $text));
    }};
}
