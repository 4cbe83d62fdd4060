//! The server as a process of its own, to be killed, traced and starved: this very test binary, started
//! again.

use crate::common::{Browser, PATIENCE, config_at};
use server::Config;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};

/// A server process.
pub(crate) struct Process {
    child: Child,
    pub(crate) at: SocketAddr,
    /// Where Prometheus may ask.
    metrics: Option<SocketAddr>,
    /// What it said before it listened.
    pub(crate) said: Vec<String>,
}

impl Process {
    /// Starts a server on a folder.
    pub(crate) fn start(data: &Path) -> Process {
        Process::start_with(data, &[])
    }

    /// Starts a server on a folder, with variables for what it is to do otherwise.
    pub(crate) fn start_with(data: &Path, variables: &[(&str, &str)]) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child::serve", "--ignored", "--nocapture"])
            .env("SERVE_DATA", data)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("this very program can be started");
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
                Ok(line) => {
                    let at = address(&line, "listening");
                    heard.push(line);
                    if let Some(at) = at {
                        let metrics = heard.iter().find_map(|line| address(line, "metrics"));
                        return Process {
                            child,
                            at,
                            metrics,
                            said: heard,
                        };
                    }
                }
                Err(why) => {
                    let _ = child.kill();
                    let _ = child.wait();
                    panic!("the server does not listen ({why}); it said {heard:#?}");
                }
            }
        }
    }

    /// What Prometheus would be told.
    pub(crate) async fn metrics(&self) -> String {
        let at = self.metrics.expect("it was said where");
        Browser::new(at).get("/metrics").await.body
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        let pid = i32::try_from(self.pid())
            .ok()
            .and_then(rustix::process::Pid::from_raw);
        rustix::process::kill_process(pid.unwrap(), signal).unwrap();
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(mut self) {
        let ended = self.child.wait().unwrap();
        assert!(ended.success(), "{ended}");
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

/// The address in a line of the log that says this.
fn address(line: &str, message: &str) -> Option<SocketAddr> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    let fields = &line["fields"];
    let address = fields["address"]
        .as_str()
        .filter(|_| fields["message"] == message);
    address?.parse().ok()
}

/// What a server that is one of several is told.
fn read_variables(config: &mut Config) {
    let told = |name: &str| std::env::var(name).ok();
    let address = |name: &str| told(name).map(|at| at.parse::<SocketAddr>().unwrap());
    config.database = told("SERVE_DATABASE").map(|url| url.parse().unwrap());
    (config.peer, config.peer_listen) = (address("SERVE_PEER"), address("SERVE_PEER_LISTEN"));
    config.listen = address("SERVE_LISTEN").unwrap_or(config.listen);
    if let Some(millis) = told("SERVE_LEASE") {
        config.lease = Duration::from_millis(millis.parse().unwrap());
    }
    if let Some(build) = told("SERVE_BUILD") {
        config.build = build;
    }
    if let Some(format) = told("SERVE_FORMAT") {
        config.format = format.parse().unwrap();
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
        server::log_to_stderr(true);
        let mut config = config_at(PathBuf::from(data));
        config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        if let Ok(millis) = std::env::var("SERVE_STOPPED_AFTER") {
            config.stopped_after = Duration::from_millis(millis.parse().unwrap());
        }
        read_variables(&mut config);
        let mut terminate = signal(SignalKind::terminate()).unwrap();
        let running = server::run(config).await.unwrap();
        terminate.recv().await;
        running.stop().await;
    });
}
