//! Watches the system calls of a process: what it writes, syncs and sends, in the order it happens.

use nix::libc;
use nix::sys::ptrace::{self, Options};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::collections::HashMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread::JoinHandle;

/// What a process did.
#[derive(Debug)]
pub(crate) enum Deed {
    /// These bytes are written to a file.
    Written { file: PathBuf, bytes: Vec<u8> },
    /// A file is about to be synced.
    Syncing { file: PathBuf },
    /// A file is synced.
    Synced { file: PathBuf },
    /// These bytes are about to leave over a socket.
    Leaving { bytes: Vec<u8> },
}

/// A tracer that watches a process until it ends.
pub(crate) struct Tracer {
    watching: JoinHandle<Vec<Deed>>,
}

impl Tracer {
    /// Watches a process from now on. Returns once every thread of it is watched.
    pub(crate) fn watch(pid: u32) -> Tracer {
        let (ready, is_ready) = mpsc::channel();
        let watching = std::thread::spawn(move || {
            let mut watch = Watch::new(pid);
            watch.seize_all();
            let _ = ready.send(());
            watch.follow();
            watch.deeds
        });
        let patience = crate::common::PATIENCE;
        is_ready
            .recv_timeout(patience)
            .expect("the process can be traced");
        Tracer { watching }
    }

    /// What the process did until it ended.
    pub(crate) fn deeds(self) -> Vec<Deed> {
        self.watching.join().expect("the tracer saw the end")
    }
}

struct Watch {
    pid: u32,
    memory: File,
    /// The threads that are inside a system call.
    inside: HashMap<Pid, Call>,
    deeds: Vec<Deed>,
}

/// A system call with its first arguments.
#[derive(Clone, Copy)]
struct Call {
    number: i64,
    arguments: [u64; 3],
}

impl Watch {
    fn new(pid: u32) -> Watch {
        Watch {
            pid,
            memory: File::open(format!("/proc/{pid}/mem")).unwrap(),
            inside: HashMap::new(),
            deeds: Vec::new(),
        }
    }

    fn threads(&self) -> Vec<Pid> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.pid)).unwrap();
        let number = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.ok()?.file_name().to_str()?.parse::<i32>().ok()
        };
        threads.filter_map(number).map(Pid::from_raw).collect()
    }

    /// Seizes every thread; those that a seized thread starts are seized by themselves.
    fn seize_all(&mut self) {
        let options = Options::PTRACE_O_TRACESYSGOOD | Options::PTRACE_O_TRACECLONE;
        let mut seized = Vec::new();
        loop {
            let new: Vec<Pid> = self.threads();
            let new: Vec<Pid> = new
                .into_iter()
                .filter(|tid| !seized.contains(tid))
                .collect();
            if new.is_empty() {
                return;
            }
            for tid in new {
                // A thread that a seized one has started in between is ours already.
                if ptrace::seize(tid, options).is_ok() {
                    ptrace::interrupt(tid).unwrap();
                }
                seized.push(tid);
            }
        }
    }

    fn follow(&mut self) {
        // Only what this thread traces: other tests have children of their own.
        let flags = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
        while let Ok(status) = waitpid(None, Some(flags)) {
            match status {
                WaitStatus::PtraceSyscall(tid) => {
                    self.stopped(tid);
                    let _ = ptrace::syscall(tid, None);
                }
                WaitStatus::PtraceEvent(tid, ..) => {
                    let _ = ptrace::syscall(tid, None);
                }
                WaitStatus::Stopped(tid, signal) => {
                    let _ = ptrace::syscall(tid, signal);
                }
                _ => {}
            }
        }
    }

    /// A thread enters a system call, or leaves it.
    fn stopped(&mut self, tid: Pid) {
        let Some((call, result)) = registers(tid) else {
            return;
        };
        match self.inside.remove(&tid) {
            None => {
                self.inside.insert(tid, call);
                self.entered(call);
            }
            Some(call) => self.left(call, result),
        }
    }

    fn entered(&mut self, call: Call) {
        match call.number {
            libc::SYS_fdatasync | libc::SYS_fsync => {
                let file = self.file(call);
                self.deeds.push(Deed::Syncing { file });
            }
            libc::SYS_write | libc::SYS_writev | libc::SYS_sendto | libc::SYS_sendmsg
                if self.file(call).to_string_lossy().starts_with("socket:") =>
            {
                let bytes = self.bytes(call);
                self.deeds.push(Deed::Leaving { bytes });
            }
            _ => {}
        }
    }

    fn left(&mut self, call: Call, result: i64) {
        let file = || self.file(call);
        match call.number {
            libc::SYS_fdatasync | libc::SYS_fsync if result == 0 => {
                let file = file();
                self.deeds.push(Deed::Synced { file });
            }
            libc::SYS_pwrite64 | libc::SYS_pwritev | libc::SYS_write | libc::SYS_writev
                if result > 0 && file().is_absolute() =>
            {
                let (file, bytes) = (file(), self.bytes(call));
                self.deeds.push(Deed::Written { file, bytes });
            }
            _ => {}
        }
    }

    /// The file, or what Linux calls the socket or pipe, that a call is about.
    fn file(&self, call: Call) -> PathBuf {
        let link = format!("/proc/{}/fd/{}", self.pid, call.arguments[0]);
        std::fs::read_link(link).unwrap_or_default()
    }

    fn bytes(&self, call: Call) -> Vec<u8> {
        let [_, at, count] = call.arguments;
        match call.number {
            libc::SYS_writev | libc::SYS_pwritev => self.vectors(at, count),
            libc::SYS_sendmsg => {
                // A message header has its vectors and their count at these places.
                let header = self.read(at, 32);
                self.vectors(word(&header, 16), word(&header, 24))
            }
            _ => self.read(at, count),
        }
    }

    fn vectors(&self, at: u64, count: u64) -> Vec<u8> {
        let vectors = self.read(at, 16 * count);
        let vectors = vectors.chunks_exact(16);
        vectors
            .flat_map(|vector| self.read(word(vector, 0), word(vector, 8)))
            .collect()
    }

    fn read(&self, at: u64, count: u64) -> Vec<u8> {
        let mut bytes = vec![0; count.min(1 << 20) as usize];
        let read = self.memory.read_at(&mut bytes, at).unwrap_or(0);
        bytes.truncate(read);
        bytes
    }
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let word = bytes.get(at..at + 8).and_then(|word| word.try_into().ok());
    word.map_or(0, u64::from_ne_bytes)
}

/// The system call a stopped thread is in, and its result if it has one.
fn registers(tid: Pid) -> Option<(Call, i64)> {
    let registers = ptrace::getregs(tid).ok()?;
    #[cfg(target_arch = "x86_64")]
    let (number, arguments, result) = (
        registers.orig_rax,
        [registers.rdi, registers.rsi, registers.rdx],
        registers.rax,
    );
    #[cfg(target_arch = "aarch64")]
    let (number, arguments, result) = (
        registers.regs[8],
        [registers.regs[0], registers.regs[1], registers.regs[2]],
        registers.regs[0],
    );
    let number = number.cast_signed();
    Some((Call { number, arguments }, result.cast_signed()))
}
