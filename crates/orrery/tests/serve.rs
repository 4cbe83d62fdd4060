//! The real server, as a host starts it.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("orrery-serve-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn command(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder.0)
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A running server, what it greets with and what it logs.
struct Server {
    child: Child,
    at: String,
    greeting: Vec<String>,
    log: Receiver<String>,
    /// What was read of the log.
    read: Vec<String>,
}

/// The lines of a pipe, read to its end on a thread of their own.
fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (say, said) = mpsc::channel();
    std::thread::spawn(move || {
        let lines = BufReader::new(pipe).lines().map_while(Result::ok);
        lines.for_each(|line| drop(say.send(line)));
    });
    said
}

impl Server {
    fn start(folder: &Folder, arguments: &[&str]) -> Server {
        let mut child = command(folder, arguments)
            .env("RUST_LOG", "debug")
            .spawn()
            .expect("the binary starts");
        let said = lines(child.stdout.take().expect("a pipe"));
        let log = lines(child.stderr.take().expect("a pipe"));
        let mut greeting = Vec::new();
        while !greeting
            .last()
            .is_some_and(|line: &String| line.contains("Ctrl+C"))
        {
            match said.recv_timeout(PATIENCE) {
                Ok(line) => greeting.push(line),
                Err(why) => panic!(
                    "no greeting ({why}): {greeting:?}, {:?}",
                    log.try_iter().collect::<Vec<_>>()
                ),
            }
        }
        let mut server = Server {
            child,
            at: String::new(),
            greeting,
            log,
            read: Vec::new(),
        };
        server.at = server.logged("listening");
        server
    }

    /// The address in the line of the log with this message.
    fn logged(&mut self, message: &str) -> String {
        for n in 0.. {
            if n == self.read.len() {
                let line = self.log.recv_timeout(PATIENCE);
                self.read.push(line.expect("a line of the log in time"));
            }
            let line: Value = serde_json::from_str(&self.read[n]).expect("a line of JSON");
            if line["fields"]["message"] == message {
                let address = line["fields"]["address"].as_str().unwrap();
                return address.replace("0.0.0.0", "127.0.0.1");
            }
        }
        unreachable!("it is found, or time is up")
    }

    /// Tells it to stop, as a system does, and waits.
    fn stop(mut self) -> (ExitStatus, Vec<String>) {
        let told = Command::new("sh")
            .args(["-c", &format!("kill -TERM {}", self.child.id())])
            .status();
        assert!(told.expect("a shell").success());
        let asked = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                break status;
            }
            assert!(asked.elapsed() < PATIENCE, "the server does not stop");
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut log = std::mem::take(&mut self.read);
        log.extend(self.log.iter());
        (status, log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A request with these headers: status line and headers, and the body.
fn ask(at: &str, head: &str, headers: &[&str], body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(at).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    let headers: String = headers
        .iter()
        .map(|header| format!("{header}\r\n"))
        .collect();
    let length = body.len();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .expect("it answers in time");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an HTTP answer");
    (head.to_owned(), body.to_owned())
}

fn cookie(head: &str) -> String {
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    cookie
        .expect("a cookie")
        .split(';')
        .next()
        .unwrap()
        .to_owned()
}

#[test]
fn a_second_server_on_a_folder_ends_with_2_and_a_sentence() {
    let folder = Folder::new("lock");
    let first = Server::start(&folder, &["--json"]);
    let second = command(&folder, &[]).output().expect("it ends");
    assert_eq!(second.status.code(), Some(2));
    let words = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(words.contains("another server keeps its tables"), "{words}");
    assert!(words.contains("--data"), "it says what to do: {words}");
    assert!(first.stop().0.success());
}

#[test]
fn it_is_healthy_is_counted_apart_and_stops_when_it_is_told() {
    let folder = Folder::new("health");
    let mut server = Server::start(&folder, &["--json", "--metrics", "127.0.0.1:0"]);
    let metrics = server.logged("metrics");
    let (head, body) = ask(&server.at, "GET /healthz", &[], "");
    assert!(
        head.starts_with("HTTP/1.1 200") && body == "ok",
        "{head} {body}"
    );
    let (head, _) = ask(&server.at, "POST /api/guest", &[], r#"{"name":"Anna"}"#);
    let cookie = format!("Cookie: {}", cookie(&head));
    let origin = format!("Origin: http://{}", server.at);
    let new = r#"{"game":"race","seats":["me",{"bot":"random"}]}"#;
    let (head, body) = ask(&server.at, "POST /api/tables", &[&cookie, &origin], new);
    assert!(head.starts_with("HTTP/1.1 200"), "{head} {body}");
    let (_, counted) = ask(&metrics, "GET /metrics", &[], "");
    for name in [
        "orrery_tables_made 1",
        "orrery_entries",
        "orrery_commit_seconds",
    ] {
        assert!(counted.contains(name), "{name} in {counted}");
    }
    let (head, _) = ask(&server.at, "GET /metrics", &[], "");
    assert!(
        !head.starts_with("HTTP/1.1 500"),
        "players are not told: {head}"
    );
    assert!(server.stop().0.success());
}

#[test]
fn the_log_is_json_and_tells_no_secrets() {
    let folder = Folder::new("secrets");
    let server = Server::start(&folder, &["--json"]);
    let origin = format!("Origin: http://{}", server.at);
    let (head, _) = ask(&server.at, "POST /api/guest", &[], r#"{"name":"Anna"}"#);
    let first = cookie(&head);
    let claim = r#"{"name":"Anna","password":"correct horse"}"#;
    let with = format!("Cookie: {first}");
    let (head, _) = ask(&server.at, "POST /api/claim", &[&with, &origin], claim);
    let second = cookie(&head);
    let with = format!("Cookie: {second}");
    let (_, token) = ask(
        &server.at,
        "POST /api/me/tokens",
        &[&with, &origin],
        r#"{"name":"Bot"}"#,
    );
    let token: Value = serde_json::from_str(&token).unwrap();
    let new = r#"{"game":"race","seats":["me","open"],"rules":{"public":false}}"#;
    let (_, made) = ask(&server.at, "POST /api/tables", &[&with, &origin], new);
    let made: Value = serde_json::from_str(&made).unwrap();
    let key = made["link"]
        .as_str()
        .unwrap()
        .split('#')
        .nth(1)
        .unwrap()
        .to_owned();
    let table = made["table"].as_str().unwrap();
    ask(
        &server.at,
        &format!("GET /api/tables/{table}"),
        &[&format!("X-Orrery-Key: {key}")],
        "",
    );
    let (status, log) = server.stop();
    assert!(status.success());
    assert!(log.iter().any(|line| line.contains("stopping")), "{log:?}");
    let secret = |cookie: &str| cookie.split('=').nth(1).unwrap().to_owned();
    let secrets = [
        secret(&first),
        secret(&second),
        token["token"].as_str().unwrap().to_owned(),
        "correct horse".to_owned(),
        key,
    ];
    for line in &log {
        serde_json::from_str::<Value>(line).unwrap_or_else(|_| panic!("not JSON: {line}"));
        let told = secrets.iter().find(|secret| line.contains(*secret));
        assert_eq!(told, None, "in {line}");
    }
}

#[test]
fn in_the_living_room_the_address_is_shown_to_be_scanned() {
    let folder = Folder::new("lan");
    let server = Server::start(&folder, &["--json", "--lan"]);
    let greeting = server.greeting.join("\n");
    match greeting.contains("In this network: http://") {
        true => assert!(greeting.contains('█'), "{greeting}"),
        false => assert!(
            greeting.contains("no address in a local network"),
            "{greeting}"
        ),
    }
    let (head, _) = ask(&server.at, "POST /api/guest", &[], r#"{"name":"Anna"}"#);
    assert!(!head.contains("Secure"), "plain http at home: {head}");
}

#[test]
fn behind_a_proxy_the_public_address_counts() {
    let folder = Folder::new("proxy");
    let url = [
        "--json",
        "--public-url",
        "https://club.example",
        "--trusted-proxy",
        "127.0.0.1",
    ];
    let server = Server::start(&folder, &url);
    let own = "Origin: https://club.example";
    let (head, _) = ask(&server.at, "POST /api/guest", &[own], r#"{"name":"Anna"}"#);
    assert!(head.contains("; Secure"), "{head}");
    let with = format!("Cookie: {}", cookie(&head));
    let (_, link) = ask(&server.at, "POST /api/me/link", &[&with, own], "");
    assert!(link.contains("https://club.example/enter#"), "{link}");
    let foreign = format!("Origin: http://{}", server.at);
    let (head, _) = ask(&server.at, "POST /api/me/link", &[&with, &foreign], "");
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
}

fn orrery(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    let command = command.args(arguments).env("RUST_LOG", "trace");
    let output = command.output().expect("it ends");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.code(), said)
}

#[test]
fn a_running_server_is_backed_up_and_comes_back_elsewhere() {
    let (folder, elsewhere) = (Folder::new("backup"), Folder::new("restored"));
    let files = Folder::new("files");
    std::fs::create_dir_all(&files.0).unwrap();
    let file = files.0.join("friday.orrery");
    let file = file.to_str().unwrap();
    let data = |folder: &Folder| folder.0.to_str().unwrap().to_owned();
    let server = Server::start(&folder, &["--json"]);
    let origin = format!("Origin: http://{}", server.at);
    let (head, _) = ask(
        &server.at,
        "POST /api/guest",
        &[&origin],
        "{\"name\": \"Anna\"}",
    );
    let cookie = format!("Cookie: {}", cookie(&head));
    let (code, said) = orrery(&["backup", file, "--data", &data(&folder)]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = orrery(&["restore", file, "--data", &data(&folder)]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("another server"), "{said}");
    assert!(server.stop().0.success());
    let (code, said) = orrery(&["restore", file, "--data", &data(&elsewhere)]);
    assert_eq!(code, Some(0), "{said}");
    let server = Server::start(&elsewhere, &["--json"]);
    let (_, me) = ask(&server.at, "GET /api/me", &[&cookie], "");
    assert!(me.contains("\"Anna\""), "{me}");
    assert!(server.stop().0.success());
    let (code, said) = orrery(&["backup", file, "--data", &data(&Folder::new("nothing"))]);
    assert_eq!(code, Some(1));
    assert!(said.contains("there are no tables"), "{said}");
}

#[test]
fn a_database_that_is_not_there_ends_the_start_with_a_sentence_and_without_its_password() {
    let folder = Folder::new("no-database");
    let data = folder.0.to_str().unwrap().to_owned();
    for (url, ends, words) in [
        (
            "postgres://anna:geheim@127.0.0.1:1/play",
            1,
            "there is no PostgreSQL at 127.0.0.1:1/play",
        ),
        ("mysql://anna:geheim@127.0.0.1/play", 2, "postgres://"),
        (
            "postgres://anna@127.0.0.1/play?pasword=geheim",
            2,
            "no setting \"pasword\"",
        ),
    ] {
        for command in ["serve", "backup", "restore"] {
            let file = (command != "serve").then_some("nowhere");
            let arguments = [command].into_iter().chain(file);
            let arguments = arguments.chain(["--data", &data, "--database", url]);
            let (code, said) = orrery(&arguments.collect::<Vec<_>>());
            assert!(!said.contains("geheim"), "{said}");
            if command != "restore" {
                assert_eq!(code, Some(ends), "{said}");
                assert!(said.contains(words), "{said}");
            }
        }
    }
}
