//! The real binary, driven through pipes.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// Runs a command to its end.
#[allow(dead_code, reason = "each test file uses its part")]
pub(crate) fn orrery(args: &[&str], input: &str) -> Output {
    let mut child = command(args)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    command
}

/// A running engine.
#[allow(dead_code, reason = "each test file uses its part")]
pub(crate) struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

#[allow(dead_code, reason = "each test file uses its part")]
impl Engine {
    pub(crate) fn start() -> Self {
        let mut child = command(&["engine"]).spawn().expect("the binary starts");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine {
            child,
            stdin,
            stdout,
        }
    }

    /// One line in, one line out.
    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let stdin = self.stdin.as_mut().expect("it is running");
        stdin.write_all(line).expect("it reads");
        stdin.write_all(b"\n").expect("it reads");
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).expect("it answers");
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("one line of JSON: {answer}"))
    }

    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// An answer that must not be an error.
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert!(answer.get("error").is_none(), "{request} → {answer}");
        answer
    }

    /// The code of the error that this request must be.
    pub(crate) fn code(&mut self, request: &Value) -> String {
        code(&self.ask(request))
    }

    /// Ends the input; the process must end well, having said nothing unasked.
    pub(crate) fn end(mut self) {
        drop(self.stdin.take());
        let mut rest = String::new();
        assert_eq!(
            self.stdout.read_line(&mut rest).expect("a pipe"),
            0,
            "unasked: {rest}"
        );
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// The code of an answer that is an error.
#[allow(dead_code, reason = "each test file uses its part")]
pub(crate) fn code(answer: &Value) -> String {
    let error = &answer["error"];
    assert!(
        !error["message"].as_str().unwrap_or_default().is_empty(),
        "{answer}"
    );
    error["code"]
        .as_str()
        .unwrap_or_else(|| panic!("an error: {answer}"))
        .to_owned()
}
