//! A program that sits down at a table over the network and plays whatever the table plays.
//!
//! Make a token in the page (or `POST /api/me/tokens`), open a table with a free seat, then:
//!
//! ```text
//! cargo run --example netbot -- 127.0.0.1:8080 TABLE TOKEN
//! ```
//!
//! It knows no rules: it takes any action of the legal list. Replace [`choose`] by something better.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use std::error::Error;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Which of the legal actions to take. `place` is everything the seat sees.
fn choose(_place: &Map<String, Value>, legal: &[Value]) -> usize {
    legal.len() / 2
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [host, table, token] = arguments.as_slice() else {
        return Err("usage: netbot HOST:PORT TABLE TOKEN".into());
    };
    let scores = play(host, table, token).await?;
    println!("over: {scores}");
    Ok(())
}

/// Takes a seat and plays to the end; the scores.
pub(crate) async fn play(host: &str, table: &str, token: &str) -> Result<Value, Box<dyn Error>> {
    take_a_seat(host, table, token).await?;
    let mut request = format!("ws://{host}/api/tables/{table}/socket").into_client_request()?;
    let bearer = format!("Bearer {token}").parse()?;
    request.headers_mut().insert("Authorization", bearer);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    // Who comes speaks first; who has a seat needs no key.
    socket.send(Message::text("{}")).await?;
    let (mut place, mut seat) = (Map::new(), Value::Null);
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else {
            continue;
        };
        let said: Value = serde_json::from_str(&text)?;
        let mut info = &said["table"];
        if let Some(joined) = said.get("joined") {
            info = &joined["table"];
            seat = joined["you"]["shown"].clone();
            place = joined["place"].as_object().cloned().unwrap_or_default();
        } else if let Some(update) = said.get("update").and_then(Value::as_object) {
            merge(&mut place, update);
        }
        if info["phase"] == "over" {
            return Ok(info["outcome"]["scores"].clone());
        }
        let news = said.get("joined").is_some() || said["update"].get("decision").is_some();
        if news && let Some(request) = answer(&place, &seat) {
            socket.send(Message::text(request.to_string())).await?;
        }
    }
    Err("the table has closed the connection".into())
}

/// The request that answers what the seat is asked; none if it is asked nothing.
fn answer(place: &Map<String, Value>, seat: &Value) -> Option<Value> {
    let decision = place.get("decision")?;
    let legal = decision["legal"]
        .as_array()
        .filter(|legal| !legal.is_empty())?;
    let action = &legal[choose(place, legal)]["action"];
    let number = &decision["number"];
    let act = json!({ "seat": seat, "decision": number, "actions": [action] });
    // The id is the decision's: whoever sits down again does not answer twice.
    Some(json!({ "id": format!("netbot-{number}"), "ask": { "act": act } }))
}

/// Puts an update into what is seen: the view part by part (`players/2/hand` is a path into a part), the rest key by
/// key.
fn merge(place: &mut Map<String, Value>, update: &Map<String, Value>) {
    for (key, new) in update {
        match (key.as_str(), place.get_mut(key), new.as_object()) {
            ("view", Some(view), Some(parts)) => {
                for (part, value) in parts {
                    match view.pointer_mut(&format!("/{part}")) {
                        Some(place) => *place = value.clone(),
                        None => view[part] = value.clone(),
                    }
                }
            }
            _ => {
                place.insert(key.clone(), new.clone());
            }
        }
    }
}

/// `POST /api/tables/{id}/join`, by hand: any HTTP library will do.
async fn take_a_seat(host: &str, table: &str, token: &str) -> Result<(), Box<dyn Error>> {
    let mut stream = TcpStream::connect(host).await?;
    let request = format!(
        "POST /api/tables/{table}/join HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
         Content-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    // Who already sits there is refused and plays on.
    let seated = answer.starts_with("HTTP/1.1 200") || answer.contains("not_now");
    if seated { Ok(()) } else { Err(answer.into()) }
}
