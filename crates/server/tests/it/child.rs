//! The server as a process of its own, to be killed, traced and starved: this very test binary, started
//! again.

use crate::common::{Folder, config};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server process.
pub(crate) struct Process {
    child: Child,
    /// The server's own, whatever it was started under.
    pid: u32,
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
        let said = lines.map_while(Result::ok).find_map(|line| {
            let said = line.split("listening on ").nth(1)?;
            let (at, pid) = said.trim().split_once(" as ")?;
            Some((at.parse().ok()?, pid.parse().ok()?))
        });
        let (at, pid) = said.expect("the server says where it listens");
        Process { child, pid, at }
    }

    /// SIGKILL.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let pid = self.pid.to_string();
        let _ = Command::new("kill").args(["-9", &pid]).status();
        let _ = self.child.wait();
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
        println!("listening on {} as {}", running.address, std::process::id());
        std::future::pending::<()>().await;
    });
}
