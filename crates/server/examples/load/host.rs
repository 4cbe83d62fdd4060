//! The server under load, a process of its own with a folder of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that runs.
pub(crate) struct Host {
    child: Child,
    folder: PathBuf,
    pub(crate) at: SocketAddr,
}

impl Host {
    /// Starts the program; it ends with the generator.
    pub(crate) fn start(program: &Path, database: Option<&str>) -> Result<Host, String> {
        let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0"])
            .args(["--trusted-proxy", "127.0.0.1", "--data"])
            .arg(&folder)
            .args(database.into_iter().flat_map(|url| ["--database", url]))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let said = child.stdout.take().ok_or("no pipe")?;
        let mut lines = BufReader::new(said).lines().map_while(Result::ok);
        let at = lines.find_map(|line| line.split_once("http://")?.1.trim().parse().ok());
        // Read on: whoever speaks to nobody stops speaking.
        std::thread::spawn(move || lines.for_each(drop));
        let host = Host {
            child,
            folder,
            at: at.unwrap_or(SocketAddr::from(([0, 0, 0, 0], 0))),
        };
        match at {
            Some(_) => Ok(host),
            None => Err("the server does not say where it listens".to_owned()),
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
