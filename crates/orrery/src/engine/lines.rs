//! Lines of input, however long they are, in bounded memory.

use std::io::{self, BufRead};

/// The longest line that is read. A record of a long game takes about a tenth of it.
pub const MAX_LINE: usize = 8 << 20;

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line is in the buffer, without its end.
    Whole,
    /// A line was longer than the longest; it was passed over.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line into the buffer.
pub(super) fn next_line(input: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<Line> {
    buffer.clear();
    let (mut too_long, mut any) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        any |= !chunk.is_empty();
        too_long |= buffer.len() + part.len() > MAX_LINE;
        if too_long {
            // Nothing of it is kept: a line may be as long as the sender likes.
            *buffer = Vec::new();
        } else {
            buffer.extend_from_slice(part);
        }
        let last = chunk.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || last {
            return Ok(match () {
                () if !any => Line::End,
                () if too_long => Line::TooLong,
                () => Line::Whole,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_are_read_one_by_one_and_the_last_needs_no_end() {
        let text = b"one\n\ntwo".as_slice();
        let mut input = BufReader::with_capacity(2, text);
        let mut buffer = Vec::new();
        let mut lines = Vec::new();
        while next_line(&mut input, &mut buffer).expect("a slice reads") == Line::Whole {
            lines.push(String::from_utf8(buffer.clone()).expect("text"));
        }
        assert_eq!(lines, ["one", "", "two"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over_and_the_next_one_is_read() {
        let text = [
            "x".repeat(MAX_LINE + 1),
            "y".repeat(MAX_LINE),
            "z".to_owned(),
        ]
        .join("\n");
        let mut input = BufReader::new(text.as_bytes());
        let mut buffer = Vec::new();
        let mut next = || next_line(&mut input, &mut buffer).expect("a slice reads");
        assert_eq!(
            [next(), next(), next(), next()],
            [Line::TooLong, Line::Whole, Line::Whole, Line::End]
        );
    }
}
