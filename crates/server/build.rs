//! Notices a page that was built since; never builds it.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=migrations");
}
