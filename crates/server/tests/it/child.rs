//! The server as a process of its own, to be killed, traced and starved: this very test binary, started
//! again.

use crate::common::{PATIENCE, config_at};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

/// A server process.
pub(crate) struct Process {
    child: Child,
    pub(crate) at: SocketAddr,
}

impl Process {
    /// Starts a server on a folder. `wrap` is what becomes it in the end, such as `unshare`.
    pub(crate) fn start(data: &Path, wrap: &[&str]) -> Process {
        let own = std::env::current_exe().unwrap();
        let own = own.to_str().unwrap().to_owned();
        let mut line: Vec<&str> = wrap.to_vec();
        line.extend([&*own, "--exact", "child::serve", "--ignored", "--nocapture"]);
        let mut child = Command::new(line[0])
            .args(&line[1..])
            .env("SERVE_DATA", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} cannot be started: {error}", line[0]));
        let (say, said) = mpsc::channel();
        for pipe in [
            Box::new(child.stdout.take().unwrap()) as Box<dyn std::io::Read + Send>,
            Box::new(child.stderr.take().unwrap()),
        ] {
            let say = say.clone();
            std::thread::spawn(move || {
                let lines = BufReader::new(pipe).lines().map_while(Result::ok);
                // Read to the end, so that the process is never stopped by a full pipe.
                lines.for_each(|line| drop(say.send(line)));
            });
        }
        drop(say);
        let mut heard = Vec::new();
        loop {
            match said.recv_timeout(PATIENCE) {
                Ok(line) => match line.split_once("listening on ") {
                    Some((_, at)) => {
                        let at = at.trim().parse().expect("an address");
                        return Process { child, at };
                    }
                    None => heard.push(line),
                },
                Err(why) => {
                    let _ = child.kill();
                    panic!("the server does not listen ({why}); it said {heard:#?}");
                }
            }
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
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
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let running = server::run(config_at(PathBuf::from(data))).await.unwrap();
        println!("listening on {}", running.address);
        std::future::pending::<()>().await;
    });
}
