//! Notices a page that was built since; never builds it.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
    // The page is stamped with its build; without a page there is only the version.
    let stamp = std::fs::read_to_string("../../web/dist/build.txt").unwrap_or_default();
    let stamp = Some(stamp.trim()).filter(|stamp| !stamp.is_empty());
    let build = stamp.unwrap_or(env!("CARGO_PKG_VERSION"));
    println!("cargo::rustc-env=ORRERY_BUILD={build}");
    println!("cargo::rerun-if-changed=migrations");
}
