//! The page around the plots.

use crate::failure::Failure;
use std::fmt::Write as _;
use std::path::Path;

/// A page being written.
pub struct Page {
    title: String,
    body: String,
}

const STYLE: &str = "
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
tr { border-bottom: 1px solid #8884; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: currentColor; }
.axis { stroke: currentColor; stroke-opacity: .3; }
.whisker { stroke: currentColor; stroke-width: 1.5; }
.muted { opacity: .7; }
";

/// Text that HTML takes as text.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

impl Page {
    /// An empty page.
    pub fn new(title: &str) -> Self {
        Page {
            title: escaped(title),
            body: String::new(),
        }
    }

    /// Adds a heading.
    pub fn heading(&mut self, text: &str) {
        self.add(&format!("<h2>{}</h2>\n", escaped(text)));
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, text: &str) {
        self.add(&format!("<p>{}</p>\n", escaped(text)));
    }

    /// Adds a plot.
    pub fn plot(&mut self, svg: &str) {
        self.add(svg);
    }

    /// Adds a table.
    pub fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        let row = |cells: &mut dyn Iterator<Item = &str>, tag: &str| {
            let cells: String = cells
                .map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)))
                .collect();
            format!("<tr>{cells}</tr>\n")
        };
        let mut table = String::from("<table>\n");
        table.push_str(&row(&mut head.iter().copied(), "th"));
        for cells in rows {
            table.push_str(&row(&mut cells.iter().map(String::as_str), "td"));
        }
        table.push_str("</table>\n");
        self.add(&table);
    }

    fn add(&mut self, html: &str) {
        self.body.push_str(html);
    }

    /// The page as text.
    pub fn html(&self) -> String {
        let mut page = String::new();
        let (title, body) = (&self.title, &self.body);
        // Writing to a string succeeds.
        let _ = write!(
            page,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
             <h1>{title}</h1>\n{body}</body>\n</html>\n"
        );
        page
    }

    /// Writes the page to a file.
    pub fn write(&self, file: &Path) -> Result<(), Failure> {
        std::fs::write(file, self.html()).map_err(|error| {
            let path = file.display();
            Failure::failed(format!(
                "{path} cannot be written ({error}); give --report another path"
            ))
        })
    }
}
