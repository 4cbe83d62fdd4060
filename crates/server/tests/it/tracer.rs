//! Watches the system calls of a process: what it writes, syncs and sends, in the order it happens. It can also let
//! them fail, as if the disk were full or broken.

use nix::errno::Errno;
use nix::libc;
use nix::sys::ptrace::{self, Options};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::collections::HashMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, mpsc};
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

/// What a process wants of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Write,
    Sync,
    Truncate,
}

/// A call that fails instead of being carried out.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) call: Call,
    /// What it fails with.
    pub(crate) errno: Errno,
    /// What the names of its files end with.
    pub(crate) file: &'static str,
    /// How often at most.
    pub(crate) times: usize,
}

/// The fault that is there, and how often it has struck.
type Faults = Arc<Mutex<(Option<Fault>, usize)>>;

/// A tracer that watches a process until it ends.
pub(crate) struct Tracer {
    watching: JoinHandle<Vec<Deed>>,
    faults: Faults,
}

impl Tracer {
    /// Watches a process from now on. Returns once every thread of it is watched.
    pub(crate) fn watch(pid: u32) -> Tracer {
        let (ready, is_ready) = mpsc::channel();
        let faults = Faults::default();
        let shared = Arc::clone(&faults);
        let watching = std::thread::spawn(move || {
            let mut watch = Watch::new(pid, shared);
            watch.seize_all();
            let _ = ready.send(());
            watch.follow();
            watch.deeds
        });
        let patience = crate::common::PATIENCE;
        is_ready
            .recv_timeout(patience)
            .expect("the process can be traced");
        Tracer { watching, faults }
    }

    /// Lets calls fail from now on.
    pub(crate) fn break_with(&self, fault: Fault) {
        *self.faults.lock().unwrap() = (Some(fault), 0);
    }

    /// How many calls have failed.
    pub(crate) fn struck(&self) -> usize {
        self.faults.lock().unwrap().1
    }

    /// No call fails any more. Returns how many did.
    pub(crate) fn heal(&self) -> usize {
        std::mem::take(&mut *self.faults.lock().unwrap()).1
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
    inside: HashMap<Pid, Inside>,
    deeds: Vec<Deed>,
    faults: Faults,
}

/// A system call with its first arguments, and what it is made to fail with.
#[derive(Clone, Copy)]
struct Inside {
    number: i64,
    arguments: [u64; 3],
    fails: Option<Errno>,
}

impl Inside {
    const fn call(self) -> Option<Call> {
        match self.number {
            libc::SYS_pwrite64 | libc::SYS_pwritev | libc::SYS_write | libc::SYS_writev => {
                Some(Call::Write)
            }
            libc::SYS_fdatasync | libc::SYS_fsync => Some(Call::Sync),
            libc::SYS_ftruncate => Some(Call::Truncate),
            _ => None,
        }
    }
}

impl Watch {
    fn new(pid: u32, faults: Faults) -> Watch {
        Watch {
            pid,
            memory: File::open(format!("/proc/{pid}/mem")).unwrap(),
            inside: HashMap::new(),
            deeds: Vec::new(),
            faults,
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
                self.entered(call);
                let fails = self.fault(call);
                if fails.is_some() {
                    // Of a file that does not exist the system does nothing.
                    set_first(tid, u64::MAX);
                }
                self.inside.insert(tid, Inside { fails, ..call });
            }
            Some(call) => match call.fails {
                None => self.left(call, result),
                Some(errno) => {
                    set_first(tid, call.arguments[0]);
                    set_result(tid, -(errno as i64));
                }
            },
        }
    }

    /// What a call is to fail with.
    fn fault(&self, inside: Inside) -> Option<Errno> {
        let call = inside.call()?;
        let mut faults = self.faults.lock().unwrap();
        let (Some(fault), struck) = &mut *faults else {
            return None;
        };
        let meant = fault.call == call
            && *struck < fault.times
            && self.file(inside).to_string_lossy().ends_with(fault.file);
        *struck += usize::from(meant);
        meant.then_some(fault.errno)
    }

    fn entered(&mut self, call: Inside) {
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

    fn left(&mut self, call: Inside, result: i64) {
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
    fn file(&self, call: Inside) -> PathBuf {
        let link = format!("/proc/{}/fd/{}", self.pid, call.arguments[0]);
        std::fs::read_link(link).unwrap_or_default()
    }

    fn bytes(&self, call: Inside) -> Vec<u8> {
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
fn registers(tid: Pid) -> Option<(Inside, i64)> {
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
    let call = Inside {
        number,
        arguments,
        fails: None,
    };
    Some((call, result.cast_signed()))
}

/// Gives the call of a stopped thread another first argument.
fn set_first(tid: Pid, to: u64) {
    let mut registers = ptrace::getregs(tid).unwrap();
    #[cfg(target_arch = "x86_64")]
    (registers.rdi = to);
    #[cfg(target_arch = "aarch64")]
    (registers.regs[0] = to);
    ptrace::setregs(tid, registers).unwrap();
}

/// Gives the call that a stopped thread leaves another result.
fn set_result(tid: Pid, to: i64) {
    let mut registers = ptrace::getregs(tid).unwrap();
    #[cfg(target_arch = "x86_64")]
    (registers.rax = to.cast_unsigned());
    #[cfg(target_arch = "aarch64")]
    (registers.regs[0] = to.cast_unsigned());
    ptrace::setregs(tid, registers).unwrap();
}
