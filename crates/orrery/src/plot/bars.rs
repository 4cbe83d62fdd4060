//! Shares as bars with the intervals in which they lie.

use super::html::escaped;
use std::fmt::Write as _;

/// One bar.
pub struct Bar {
    /// What it is the share of.
    pub label: String,
    /// The share, from 0 to 1.
    pub value: f64,
    /// The interval in which it lies.
    pub range: (f64, f64),
    /// What stands behind it: how often it was seen.
    pub note: String,
}

const WIDTH: f64 = 860.0;
const LABELS: f64 = 260.0;
const NOTES: f64 = 130.0;
const LINE: f64 = 26.0;

/// Draws bars from 0% to 100%, with a line at the share that is fair.
pub fn bars(title: &str, bars: &[Bar], fair: Option<f64>) -> String {
    let (left, right) = (LABELS, WIDTH - NOTES);
    let x = |share: f64| left + (right - left) * share.clamp(0.0, 1.0);
    let height = LINE * (bars.len() as f64 + 1.5);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(title)
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = x(f64::from(percent) / 100.0);
        let (bottom, text) = (height - LINE, height - 8.0);
        let _ = writeln!(
            svg,
            "<line class=\"axis\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"0\" y2=\"{bottom:.1}\"/>\
             <text x=\"{at:.1}\" y=\"{text:.1}\" text-anchor=\"middle\">{percent}%</text>"
        );
    }
    for (i, bar) in bars.iter().enumerate() {
        let top = LINE * (i as f64 + 0.2);
        let middle = top + 0.3 * LINE;
        let [start, end, low, high] = [0.0, bar.value, bar.range.0, bar.range.1].map(x);
        let (label, note) = (escaped(&bar.label), escaped(&bar.note));
        let (text, length) = (middle + 5.0, end - start);
        let (label_x, note_x) = (left - 8.0, right + 8.0);
        let colour = super::colour(0);
        let _ = writeln!(
            svg,
            "<text x=\"{label_x}\" y=\"{text:.1}\" text-anchor=\"end\">{label}</text>\
             <rect x=\"{start:.1}\" y=\"{top:.1}\" width=\"{length:.1}\" height=\"{:.1}\" \
             fill=\"{colour}\"/>\
             <line class=\"whisker\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle:.1}\" \
             y2=\"{middle:.1}\"/>\
             <text class=\"muted\" x=\"{note_x}\" y=\"{text:.1}\">{note}</text>",
            0.6 * LINE
        );
    }
    if let Some(fair) = fair {
        let (at, bottom) = (x(fair), height - LINE);
        let _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"0\" y2=\"{bottom:.1}\" \
             stroke=\"{}\" stroke-dasharray=\"4 3\"/>",
            super::colour(1)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_share_and_its_label_is_text() {
        let bar = Bar {
            label: "a < b".into(),
            value: 0.5,
            range: (0.4, 0.6),
            note: "10 games".into(),
        };
        let svg = bars("shares", &[bar], Some(0.25));
        let half = (WIDTH - LABELS - NOTES) / 2.0;
        assert!(svg.contains(&format!("width=\"{half:.1}\"")), "{svg}");
        assert!(svg.contains("a &lt; b"));
        assert!(svg.contains("stroke-dasharray"));
    }
}
