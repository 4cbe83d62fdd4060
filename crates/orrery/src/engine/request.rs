//! A line as a request: its name, its body, and what any request may carry.

use super::answer::Refused;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A request before its body is read.
pub(super) struct Request<'a> {
    /// What is to be echoed.
    pub(super) id: Option<&'a RawValue>,
    /// The table it is for.
    pub(super) table: String,
    /// What is asked.
    pub(super) name: Cow<'a, str>,
    /// The particulars.
    pub(super) body: &'a RawValue,
}

type Unreadable<'a> = (Refused, Option<&'a RawValue>);

impl<'a> Request<'a> {
    /// Reads a line. What cannot be read is refused, with the id if at least that can be read.
    pub(super) fn parse(line: &'a [u8]) -> Result<Self, Unreadable<'a>> {
        let bad_json = |error: String| (Refused::bad_json(&error), None);
        let text = std::str::from_utf8(line).map_err(|error| bad_json(error.to_string()))?;
        let whole: &RawValue =
            serde_json::from_str(text).map_err(|error| bad_json(error.to_string()))?;
        let mut parts: BTreeMap<Cow<'a, str>, &'a RawValue> = serde_json::from_str(whole.get())
            .map_err(|_| (Refused::bad_request("a request is a JSON object"), None))?;
        let id = parts.remove("id");
        let refuse = |words: String| (Refused::bad_request(words), id);
        let table = match parts.remove("table") {
            None => String::new(),
            Some(table) => name_of(table)
                .ok_or_else(|| refuse("\"table\" is a name or a whole number".to_owned()))?,
        };
        let mut rest = parts.into_iter();
        match (rest.next(), rest.next()) {
            (Some((name, body)), None) => Ok(Request {
                id,
                table,
                name,
                body,
            }),
            (None, _) => Err(refuse("the object names no request".to_owned())),
            (Some((one, _)), Some((other, _))) => Err(refuse(format!(
                "one request a line, not \"{one}\" and \"{other}\""
            ))),
        }
    }
}

/// A table's name. `1` and `"1"` are two tables.
fn name_of(table: &RawValue) -> Option<String> {
    match serde_json::from_str(table.get()).ok()? {
        serde_json::Value::String(name) => Some(format!("\"{name}")),
        serde_json::Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
