//! The server as a process of its own, to be killed, traced and starved: this very test binary, started
//! again.

use crate::common::{Folder, config};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server process.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) at: SocketAddr,
}

impl Process {
    /// Starts a server on a folder. `wrap` is what it is started under, such as a tracer.
    pub(crate) fn start(data: &Path, wrap: &[&str]) -> Process {
        let own = std::env::current_exe().unwrap();
        let own = own.to_str().unwrap().to_owned();
        let test = ["--exact", "child::serve", "--ignored", "--nocapture"];
        let mut line: Vec<&str> = wrap.to_vec();
        line.push(&own);
        line.extend(test);
        let mut child = Command::new(line[0])
            .args(&line[1..])
            .env("SERVE_DATA", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let at = lines.map_while(Result::ok).find_map(|line| {
            let at = line.split("listening on ").nth(1)?;
            at.trim().parse().ok()
        });
        Process {
            child,
            at: at.expect("the server says where it listens"),
        }
    }

    /// SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Not a test of its own: what the process does.
#[test]
#[ignore = "runs as a process of other tests"]
fn serve() {
    let Some(data) = std::env::var_os("SERVE_DATA") else {
        return;
    };
    let folder = std::mem::ManuallyDrop::new(Folder(PathBuf::from(data)));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let running = server::run(config(&folder)).await.unwrap();
        println!("listening on {}", running.address);
        std::future::pending::<()>().await;
    });
}
