//! What comes over a socket, parsed.

use crate::api::{Code, Refusal, Request};
use serde::Deserialize;

/// The longest id of a request.
pub(crate) const LONGEST_ID: usize = 64;

/// A message as a request, or the refusal with its id as far as it can be made out.
pub fn parse(message: &str) -> Result<Request, (String, Refusal)> {
    #[derive(Deserialize)]
    struct Named {
        #[serde(default)]
        id: String,
    }
    serde_json::from_str(message).map_err(|error| {
        let named = serde_json::from_str::<Named>(message);
        let id = named.map(|named| named.id).unwrap_or_default();
        let refusal = match error.is_data() {
            true => Refusal::bad_request(),
            false => Refusal::new(Code::BadJson, "server-bad_json"),
        };
        (id.chars().take(LONGEST_ID).collect(), refusal)
    })
}
