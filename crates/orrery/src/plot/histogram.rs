//! How often which number came up.

use super::html::escaped;
use std::fmt::Write as _;

/// The numbers of one series.
pub struct Series {
    /// Its name.
    pub name: String,
    /// The numbers, in any order.
    pub numbers: Vec<f64>,
}

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 260.0;
const FOOT: f64 = 24.0;
const BINS: usize = 40;

/// Draws how each series is distributed, as lines over a common axis.
pub fn histogram(title: &str, series: &[Series]) -> String {
    let numbers = || series.iter().flat_map(|series| &series.numbers);
    let low = numbers().copied().fold(f64::INFINITY, f64::min);
    let high = numbers().copied().fold(f64::NEG_INFINITY, f64::max);
    if !low.is_finite() || !high.is_finite() {
        return String::new();
    }
    // Whole numbers: bins of a whole width.
    let width = ((high - low + 1.0) / BINS as f64).ceil().max(1.0);
    let count = (((high - low) / width) as usize + 1).max(1);
    let shares: Vec<Vec<f64>> = series
        .iter()
        .map(|series| shares(&series.numbers, low, width, count))
        .collect();
    let top = shares
        .iter()
        .flatten()
        .copied()
        .fold(0.0, f64::max)
        .max(1e-9);
    let x = |bin: f64| 20.0 + (WIDTH - 40.0) * bin / count as f64;
    let y = |share: f64| (HEIGHT - FOOT) * (1.0 - 0.95 * share / top);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {:.0}\" role=\"img\" aria-label=\"{}\">\n",
        HEIGHT + 22.0 * series.len() as f64,
        escaped(title)
    );
    let ground = HEIGHT - FOOT;
    let _ = writeln!(
        svg,
        "<line class=\"axis\" x1=\"0\" x2=\"{WIDTH}\" y1=\"{ground}\" y2=\"{ground}\"/>"
    );
    let every = count.div_ceil(10);
    for bin in (0..count).step_by(every) {
        let (at, label) = (x(bin as f64 + 0.5), low + width * bin as f64);
        let text = HEIGHT - 6.0;
        let _ = writeln!(
            svg,
            "<text x=\"{at:.1}\" y=\"{text}\" text-anchor=\"middle\">{label:.0}</text>"
        );
    }
    for (i, (series, shares)) in series.iter().zip(&shares).enumerate() {
        let colour = super::colour(i);
        let mut line = format!("M{:.1},{ground}", x(0.0));
        for (bin, &share) in shares.iter().enumerate() {
            let (from, to, at) = (x(bin as f64), x(bin as f64 + 1.0), y(share));
            let _ = write!(line, "L{from:.1},{at:.1}L{to:.1},{at:.1}");
        }
        let _ = write!(line, "L{:.1},{ground}Z", x(count as f64));
        let legend = HEIGHT + 22.0 * i as f64 + 12.0;
        let mean = series.numbers.iter().sum::<f64>() / series.numbers.len().max(1) as f64;
        let _ = writeln!(
            svg,
            "<path d=\"{line}\" fill=\"{colour}\" fill-opacity=\".25\" stroke=\"{colour}\"/>\
             <rect x=\"20\" y=\"{:.1}\" width=\"12\" height=\"12\" fill=\"{colour}\"/>\
             <text x=\"40\" y=\"{legend:.1}\">{}, mean {mean:.1}</text>",
            legend - 11.0,
            escaped(&series.name)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn shares(numbers: &[f64], low: f64, width: f64, bins: usize) -> Vec<f64> {
    let mut shares = vec![0.0; bins];
    for number in numbers {
        let bin = (((number - low) / width) as usize).min(bins - 1);
        shares[bin] += 1.0 / numbers.len() as f64;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_falls_into_a_bin() {
        let shares = shares(&[3.0, 3.0, 5.0, 12.0], 3.0, 2.0, 5);
        assert_eq!(shares, [0.5, 0.25, 0.0, 0.0, 0.25]);
    }

    #[test]
    fn nothing_to_draw_draws_nothing() {
        assert_eq!(histogram("scores", &[]), "");
    }
}
