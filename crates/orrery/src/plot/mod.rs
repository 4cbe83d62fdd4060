//! Pages with plots: one HTML file each, drawn as SVG, that needs nothing else.

mod bars;
mod histogram;
mod html;

pub use bars::{Bar, bars};
pub use histogram::{Series, histogram};
pub use html::{Page, escaped};

/// The colours of series, told apart by most eyes and on both backgrounds.
const COLOURS: [&str; 6] = [
    "#4c78a8", "#e07b39", "#54a24b", "#b279a2", "#c9a227", "#6b9080",
];

fn colour(i: usize) -> &'static str {
    COLOURS[i % COLOURS.len()]
}
