//! PostgreSQL as the distribution has it, in a folder and on a port of its own, and never as root. It is installed if
//! there is none: a missing database fails, it never skips.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// The oldest version that will do.
const OLDEST: u32 = 15;
/// The password of the user `orrery`, which appears in no log.
pub(crate) const PASSWORD: &str = "s3cr3t-of-the-house";

/// Makes certificates and a cluster. `$1` is the folder of the programs, `$2` the cluster's, `$3` the password.
const PREPARE: &str = r#"
set -eu
cd "$2"
umask 077
key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
openssl req -x509 $key -subj /CN=house -keyout ca.key -out ca.crt -addext basicConstraints=critical,CA:TRUE
openssl req $key -subj /CN=localhost -keyout server.key -out server.csr
echo subjectAltName=DNS:localhost > names
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -out server.crt -extfile names
chmod 755 . && chmod 644 ca.crt
printf %s "$3" > password
"$1/initdb" -D data -U orrery --pwfile=password -A scram-sha-256 -E UTF8 --locale=C --no-sync
"#;

/// Runs the database and does as it is told, until nobody is there any more to tell it anything. Then everything goes.
const KEEP: &str = r#"
start() {
    "$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
        -c max_connections=200 -c shared_buffers=64MB -c ssl=on -c ssl_cert_file="$2/server.crt" \
        -c ssl_key_file="$2/server.key" >> "$2/log" 2>&1 &
    pid=$!
}
start "$@"
while read -r word; do
    case "$word" in
        stop) kill -INT $pid; wait $pid ;;
        crash) kill -QUIT $pid; wait $pid ;;
        follow) touch "$2/data/standby.signal" ;;
        start) start "$@" ;;
    esac
    echo done
done
kill -INT $pid
wait $pid
rm -rf "$2"
"#;

/// A cluster of databases that runs.
pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    pub(crate) port: u16,
    keeper: Mutex<Keeper>,
}

struct Keeper {
    child: Child,
    tell: Option<ChildStdin>,
    told: BufReader<ChildStdout>,
}

impl Cluster {
    /// The one that most tests share; it ends with the process.
    pub(crate) fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start("shared"))
    }

    /// One of a test's own.
    pub(crate) fn start(name: &str) -> Cluster {
        let programs = programs();
        let folder = format!("orrery-postgres-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let user = user();
        if let Some(user) = &user {
            run(Command::new("chown").arg(user).arg(&folder));
        }
        let prepare = unprivileged(user.as_deref(), PREPARE, &programs, &folder);
        run({ prepare }.arg(PASSWORD));
        let port = free_port();
        let mut keeper = unprivileged(user.as_deref(), KEEP, &programs, &folder);
        keeper.arg(port.to_string());
        keeper.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = keeper.spawn().unwrap();
        let keeper = Keeper {
            tell: child.stdin.take(),
            told: BufReader::new(child.stdout.take().unwrap()),
            child,
        };
        let cluster = Cluster {
            folder,
            port,
            keeper: Mutex::new(keeper),
        };
        cluster.wait();
        cluster
    }

    /// The address of a database, without TLS.
    pub(crate) fn url(&self, database: &str) -> String {
        self.url_at(self.port, database)
    }

    /// The address of a database behind another port.
    pub(crate) fn url_at(&self, port: u16, database: &str) -> String {
        format!("postgres://orrery:{PASSWORD}@127.0.0.1:{port}/{database}?sslmode=disable")
    }

    /// Stops it in good order.
    pub(crate) fn stop(&self) {
        self.tell("stop");
    }

    /// Stops it as a power cut would.
    pub(crate) fn crash(&self) {
        self.tell("crash");
    }

    /// Starts it again.
    pub(crate) fn start_again(&self) {
        self.tell("start");
        self.wait();
    }

    /// From its next start on it follows another, and only lets itself be read.
    pub(crate) fn follow(&self) {
        self.tell("follow");
    }

    fn tell(&self, word: &str) {
        let mut keeper = self.keeper.lock().unwrap();
        let mut tell = keeper.tell.as_ref().unwrap();
        writeln!(tell, "{word}").unwrap();
        let mut done = String::new();
        keeper.told.read_line(&mut done).unwrap();
        assert_eq!(done, "done\n");
    }

    /// Waits until it lets somebody in.
    fn wait(&self) {
        let began = Instant::now();
        let is_up = || {
            let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            let last = log.rfind("database system is ready to accept ");
            let down = log.rfind("database system is shut down");
            let at = (Ipv4Addr::LOCALHOST, self.port);
            last > down && TcpStream::connect(at).is_ok()
        };
        while !is_up() {
            if began.elapsed() > Duration::from_secs(60) {
                let log = std::fs::read_to_string(self.folder.join("log"));
                panic!("PostgreSQL does not start: {log:?}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut keeper = self.keeper.lock().unwrap();
        drop(keeper.tell.take());
        let _ = keeper.child.wait();
    }
}

/// A port on which nobody listens.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().port()
}

/// Whom to be if one is root.
fn user() -> Option<String> {
    let me = output(Command::new("id").arg("-u"));
    let exists = |name: &&str| {
        let id = Command::new("id").arg(name).output();
        id.is_ok_and(|id| id.status.success())
    };
    let root = me.trim() == "0";
    root.then(|| ["postgres", "nobody"].into_iter().find(exists).unwrap())
        .map(str::to_owned)
}

/// A script that is never run as root, with the folders it is about.
fn unprivileged(user: Option<&str>, script: &str, programs: &Path, folder: &Path) -> Command {
    let mut command = match user {
        None => Command::new("sh"),
        Some(user) => {
            let group = output(Command::new("id").arg("-g").arg(user));
            let mut command = Command::new("setpriv");
            command.args([
                "--reuid",
                user,
                "--regid",
                group.trim(),
                "--clear-groups",
                "sh",
            ]);
            command
        }
    };
    command.current_dir("/").env("HOME", folder);
    command
        .args(["-c", script, "keep"])
        .arg(programs)
        .arg(folder);
    command
}

/// Where the distribution has PostgreSQL's programs.
fn programs() -> PathBuf {
    if let Some(found) = found() {
        return found;
    }
    eprintln!("PostgreSQL is missing; installing the distribution's.");
    // Without a cluster of the system's, and so without a service.
    let root = |script: &str| {
        let me = output(Command::new("id").arg("-u"));
        let mut command = match me.trim() {
            "0" => Command::new("sh"),
            _ => Command::new("sudo"),
        };
        if me.trim() != "0" {
            command.args(["-n", "sh"]);
        }
        run(command.args(["-c", script]));
    };
    root(
        "set -e; mkdir -p /etc/postgresql-common; \
         test -e /etc/postgresql-common/createcluster.conf || \
         echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf; \
         apt-get -qq update; \
         apt-get -qq -o Dpkg::Options::=--force-confold install -y --no-install-recommends postgresql openssl",
    );
    found().unwrap_or_else(|| {
        panic!(
            "there is no PostgreSQL {OLDEST} or newer; install it, or name its bin folder in PG_BIN"
        )
    })
}

fn found() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("PG_BIN") {
        return Some(named.into());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let versions = versions.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let newest = versions.filter_map(|name| name.parse::<u32>().ok()).max();
    let newest = newest.filter(|version| *version >= OLDEST)?;
    let folder = PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin"));
    folder.join("initdb").exists().then_some(folder)
}

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}
