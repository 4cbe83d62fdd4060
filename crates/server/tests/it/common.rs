//! A server, browsers and sockets for tests.
#![allow(dead_code, reason = "each test file uses a part of it")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use server::{Config, Rate, Running};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything here takes; a test that waits so long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// Longer than any test takes.
const WHOLE_TEST: Duration = Duration::from_secs(300);

/// Waits, but not for ever.
pub(crate) async fn within<T>(what: &str, waited: impl Future<Output = T>) -> T {
    match tokio::time::timeout(PATIENCE, waited).await {
        Ok(come) => come,
        Err(_) => panic!("waited {} s in vain for {what}", PATIENCE.as_secs()),
    }
}

/// A folder that goes away with the test. A test that keeps it too long hangs, and ends the run in words.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    _running: mpsc::Sender<()>,
}

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        Folder::within(name, WHOLE_TEST)
    }

    /// For a test that may take this long.
    pub(crate) fn within(name: &str, whole_test: Duration) -> Folder {
        let path = std::env::temp_dir().join(format!("orrery-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        let (running, ended) = mpsc::channel::<()>();
        let name = name.to_owned();
        std::thread::spawn(move || {
            if ended.recv_timeout(whole_test) == Err(mpsc::RecvTimeoutError::Timeout) {
                let seconds = whole_test.as_secs();
                let words = format!("\nthe test with the folder {name} hangs after {seconds} s\n");
                // Not by a macro: its words would be captured and lost with the process.
                let _ = std::io::stderr().write_all(words.as_bytes());
                std::process::exit(101);
            }
        });
        Folder {
            path,
            _running: running,
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

pub(crate) fn config(folder: &Folder) -> Config {
    config_at(folder.path.clone())
}

pub(crate) fn config_at(data: PathBuf) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data);
    config.bot_delay = Duration::from_millis(1);
    config.limits.requests = Rate::per_second(1000, 100_000);
    config.limits.messages = Rate::per_second(10_000, 10_000);
    config.limits.tables_per_account = 1_000;
    config.limits.guests = Rate::per_second(1000, 100_000);
    config.limits.tables = Rate::per_second(1000, 100_000);
    config.limits.sockets_per_address = 10_000;
    config.limits.sockets_per_account = 10_000;
    config.limits.connections_per_address = 10_000;
    config.limits.connections_per_account = 10_000;
    config
}

pub(crate) async fn serve(folder: &Folder) -> Running {
    server::run(config(folder)).await.unwrap()
}

/// A browser, or a program if it has a token.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) at: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) origin: Option<String>,
    /// Further headers.
    pub(crate) also: Vec<(&'static str, String)>,
}

#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Response {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self
            .headers
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        self.json()
    }
}

impl Browser {
    pub(crate) fn new(at: SocketAddr) -> Browser {
        let origin = Some(format!("http://{at}"));
        Browser {
            at,
            cookie: None,
            token: None,
            origin,
            also: Vec::new(),
        }
    }

    pub(crate) async fn guest(at: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(at);
        browser
            .post("/api/guest", &json!({ "name": name }))
            .await
            .ok();
        browser
    }

    pub(crate) async fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, "").await
    }

    /// Asks with a table's key.
    pub(crate) async fn get_with_key(&mut self, path: &str, key: &str) -> Response {
        self.also.push(("X-Orrery-Key", key.to_owned()));
        let response = self.get(path).await;
        self.also.pop();
        response
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Response {
        self.send("POST", path, &body.to_string()).await
    }

    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("Host", self.at.to_string())];
        headers.extend(self.cookie.iter().map(|cookie| ("Cookie", cookie.clone())));
        headers.extend(
            self.token
                .iter()
                .map(|token| ("Authorization", format!("Bearer {token}"))),
        );
        headers.extend(self.origin.iter().map(|origin| ("Origin", origin.clone())));
        headers.extend(self.also.iter().cloned());
        headers
    }

    /// Sends a request and keeps the cookie of the answer.
    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &str) -> Response {
        self.try_send(method, path, body).await.unwrap()
    }

    /// The same, where there may be no server.
    pub(crate) async fn try_send(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> std::io::Result<Response> {
        let mut stream = within("a connection", TcpStream::connect(self.at)).await?;
        let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        for (name, value) in self.headers() {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        let mut answer = Vec::new();
        let what = format!("the answer to {method} {path}");
        within(&what, async {
            // A server that refuses a large body may hang up before all of it is sent.
            let _ = stream.write_all(request.as_bytes()).await;
            let _ = stream.read_to_end(&mut answer).await;
        })
        .await;
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let mut lines = head.lines();
        let status = lines
            .next()
            .and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let response = Response {
            status: status.unwrap_or(0),
            headers,
            body: body.to_owned(),
        };
        crate::openapi::check(method, path, response.status, &response.body);
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(response)
    }

    /// A table for this game; the answer's id.
    pub(crate) async fn table(&mut self, game: &str, seats: Value, rules: Value) -> String {
        let new = json!({ "game": game, "seats": seats, "rules": rules });
        let made = self.post("/api/tables", &new).await.ok();
        made["table"].as_str().unwrap().to_owned()
    }

    /// A socket of a table that has said hello, with this key.
    pub(crate) async fn try_sit(
        &self,
        table: &str,
        key: &str,
    ) -> Result<Socket, tungstenite::Error> {
        let mut socket = self.connect(table).await?;
        socket.hello(key).await;
        while socket.joined.is_null() {
            let frame = socket.frame().await;
            frame.ok_or(tungstenite::Error::ConnectionClosed)?;
        }
        Ok(socket)
    }

    /// A socket of a table that has not said anything.
    pub(crate) async fn connect(&self, table: &str) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.at);
        let mut request = url.into_client_request()?;
        for (name, value) in self.headers().into_iter().skip(1) {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let connected = within("a socket", tokio_tungstenite::connect_async(request)).await;
        let (stream, _) = connected?;
        Ok(Socket {
            stream,
            joined: Value::Null,
            place: Map::new(),
            frames: Vec::new(),
            closed: false,
        })
    }

    pub(crate) async fn sit(&self, table: &str) -> Socket {
        self.try_sit(table, "").await.unwrap()
    }
}

/// A socket with everything it was shown, put together as a page would.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) joined: Value,
    pub(crate) place: Map<String, Value>,
    /// Every frame, as it came.
    pub(crate) frames: Vec<String>,
    pub(crate) closed: bool,
}

impl Socket {
    /// Takes frames until one fits, which is returned.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self
                .frame()
                .await
                .expect("a frame before the socket closes");
            if fits(&frame) {
                return frame;
            }
        }
    }

    /// The next frame, merged into what is shown; none if the socket is closed.
    pub(crate) async fn frame(&mut self) -> Option<Value> {
        loop {
            match within("a frame", self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    self.frames.push(text.to_string());
                    self.merge(&frame);
                    return Some(frame);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.closed = true;
                    return None;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    fn merge(&mut self, frame: &Value) {
        if let Some(joined) = frame.get("joined") {
            self.joined = joined.clone();
            self.place = joined["place"].as_object().cloned().unwrap_or_default();
        }
        if let Some(table) = frame.get("table") {
            self.joined["table"] = table.clone();
        }
        for (key, new) in frame
            .get("update")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
        {
            match key.as_str() {
                "view" => {
                    let view = self.place.entry("view").or_insert_with(|| json!({}));
                    for (part, value) in new.as_object().into_iter().flatten() {
                        match part.split_once('/') {
                            Some(_) => {
                                *view.pointer_mut(&format!("/{part}")).unwrap() = value.clone();
                            }
                            None if value.is_null() => {
                                view.as_object_mut().unwrap().remove(part);
                            }
                            None => view[part] = value.clone(),
                        }
                    }
                }
                "events" => {
                    let have = &mut self.place["events"];
                    let from = new["from"].as_u64().unwrap() - have["from"].as_u64().unwrap();
                    let list = have["list"].as_array_mut().unwrap();
                    assert!(from as usize <= list.len(), "events are missing");
                    list.truncate(from as usize);
                    list.extend(new["list"].as_array().unwrap().iter().cloned());
                }
                _ => {
                    self.place.insert(key.clone(), new.clone());
                }
            }
        }
    }

    /// Says hello, with this key.
    pub(crate) async fn hello(&mut self, key: &str) {
        let hello = Message::text(json!({ "key": key }).to_string());
        let _ = within("a hello to leave", self.stream.send(hello)).await;
    }

    pub(crate) async fn send(&mut self, id: &str, ask: &Value) {
        let text = json!({ "id": id, "ask": ask }).to_string();
        let sent = within("a frame to leave", self.stream.send(Message::text(text))).await;
        sent.unwrap();
    }

    /// Asks and waits for the answer.
    pub(crate) async fn ask(&mut self, id: &str, ask: &Value) -> Value {
        self.send(id, ask).await;
        let answer = self.until(|frame| frame["answer"]["id"] == id).await;
        answer["answer"]["answer"].clone()
    }

    pub(crate) fn seat(&self) -> u64 {
        self.joined["you"]["shown"]
            .as_u64()
            .expect("a seat is shown")
    }

    pub(crate) fn decision(&self) -> &Value {
        &self.place["decision"]
    }

    pub(crate) fn number(&self) -> u64 {
        self.decision()["number"].as_u64().unwrap()
    }

    pub(crate) fn legal(&self) -> Vec<Value> {
        let legal = self.decision()["legal"].as_array().unwrap();
        legal
            .iter()
            .map(|choice| choice["action"].clone())
            .collect()
    }

    pub(crate) fn phase(&self) -> &str {
        self.joined["table"]["phase"].as_str().unwrap()
    }

    pub(crate) async fn act(&mut self, id: &str, action: &Value) -> Value {
        let (seat, decision) = (self.seat(), self.number());
        let act = json!({ "act": { "seat": seat, "decision": decision, "actions": [action] } });
        self.ask(id, &act).await
    }

    /// Plays the n-th legal action for each number given, as long as there is something to answer.
    pub(crate) async fn play(&mut self, choose: &mut impl FnMut(usize) -> usize, name: &str) {
        let mut n = 0;
        loop {
            while self.legal().is_empty() && self.phase() == "playing" {
                self.frame().await.expect("the table goes on");
            }
            if self.phase() != "playing" {
                return;
            }
            let legal = self.legal();
            let action = legal[choose(legal.len())].clone();
            n += 1;
            let answer = self.act(&format!("{name}-{n}"), &action).await;
            let stale = answer["refused"]["code"] == "stale";
            assert!(stale || answer.get("done").is_some(), "{answer}");
        }
    }
}

/// A small generator for tests: the same numbers every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}
