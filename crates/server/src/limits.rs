//! How much anybody may have or do. Every bound is a setting: `orrery serve --limit NAME=VALUE`.

use governor::Quota;
use std::num::NonZeroU32;
use std::time::Duration;

/// So many at once, and after that one more every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is room for one more.
    pub every: Duration,
}

impl Rate {
    /// So many a second, and so many at once.
    pub const fn per_second(count: u32, burst: u32) -> Rate {
        Rate {
            burst,
            every: Duration::from_nanos(1_000_000_000 / count as u64),
        }
    }

    const fn every_seconds(seconds: u64, burst: u32) -> Rate {
        Rate {
            burst,
            every: Duration::from_secs(seconds),
        }
    }

    /// As the limiter wants it; what would never let anything through lets one through.
    pub(crate) fn quota(self) -> Quota {
        let every = self.every.max(Duration::from_nanos(1));
        let quota = Quota::with_period(every).expect("the time is above 0");
        quota.allow_burst(NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN))
    }
}

/// A setting as it is typed and listed.
trait Setting: Sized {
    /// What is expected, for whoever typed something else.
    const LIKE: &'static str;

    fn read(text: &str) -> Option<Self>;
    fn text(&self) -> String;
}

impl Setting for usize {
    const LIKE: &'static str = "a number, such as 50";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Setting for Duration {
    const LIKE: &'static str = "a time, such as 500ms, 30s or 2m";

    fn read(text: &str) -> Option<Self> {
        let unit = text.find(|c: char| !c.is_ascii_digit())?;
        let (count, unit) = text.split_at(unit);
        let count: u64 = count.parse().ok()?;
        let millis = match unit {
            "ms" => 1,
            "s" => 1_000,
            "m" => 60_000,
            _ => return None,
        };
        let time = Duration::from_millis(count.checked_mul(millis)?);
        (!time.is_zero()).then_some(time)
    }

    fn text(&self) -> String {
        match self.as_millis() {
            millis if millis % 60_000 == 0 => format!("{}m", millis / 60_000),
            millis if millis % 1_000 == 0 => format!("{}s", millis / 1_000),
            millis => format!("{millis}ms"),
        }
    }
}

impl Setting for Rate {
    const LIKE: &'static str =
        "how many at once and how long until one more, such as 600/20ms or 60/30s";

    fn read(text: &str) -> Option<Self> {
        let (burst, every) = text.split_once('/')?;
        let burst = burst.parse().ok().filter(|burst| *burst > 0)?;
        let every = Duration::read(every)?;
        Some(Rate { burst, every })
    }

    fn text(&self) -> String {
        format!("{}/{}", self.burst, self.every.text())
    }
}

macro_rules! limits {
    ($(#[doc = $doc:literal] $name:ident: $kind:ty = $default:expr;)*) => {
        /// How much anybody may have or do.
        #[derive(Clone, Debug)]
        pub struct Limits {
            $(#[doc = $doc] pub $name: $kind,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Limits { $($name: $default,)* }
            }
        }

        impl Limits {
            /// Sets one by its name; else why that cannot be.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                match name {
                    $(stringify!($name) => match <$kind as Setting>::read(value) {
                        Some(read) => self.$name = read,
                        None => return Err(format!("{name} is {}", <$kind as Setting>::LIKE)),
                    },)*
                    _ => return Err(format!("there is no limit {name}; docs/security.md lists them")),
                }
                Ok(())
            }

            /// Every limit: its name, what it is set to, what it bounds.
            pub fn all(&self) -> Vec<(&'static str, String, &'static str)> {
                vec![$((stringify!($name), self.$name.text(), $doc.trim())),*]
            }
        }
    };
}

limits! {
    /// Bytes of a message over the socket.
    message: usize = 64 * 1024;
    /// Bytes of a request's body; a record may be larger.
    body: usize = 64 * 1024;
    /// Bytes of a record that is sent in.
    record: usize = 4 * 1024 * 1024;
    /// How long a connection may take, or stay silent, before the head of its next request is there.
    head_within: Duration = Duration::from_secs(30);
    /// How long the body of a request may take.
    body_within: Duration = Duration::from_secs(60);
    /// How long an answer may wait for a reader that takes nothing.
    stalled: Duration = Duration::from_secs(30);
    /// How long a socket may take to say hello.
    hello_within: Duration = Duration::from_secs(5);
    /// Connections of one address that have not shown an account; for one more the longest silent one is closed.
    connections_per_address: usize = 600;
    /// Connections of one account; for one more the longest silent one is closed.
    connections_per_account: usize = 60;
    /// Connections of all; for one more the longest silent one is closed.
    connections: usize = 20_000;
    /// Sockets of one address without an account.
    sockets_per_address: usize = 150;
    /// Sockets of one account.
    sockets_per_account: usize = 30;
    /// Sockets of all.
    sockets: usize = 20_000;
    /// Unfinished tables that one account, with its programs, has made or sits at.
    tables_per_account: usize = 50;
    /// Requests of one account, or of one address without an account.
    requests: Rate = Rate::per_second(50, 600);
    /// Messages over one socket; what takes long counts for more.
    messages: Rate = Rate::per_second(30, 120);
    /// Passwords and codes tried by one claimed account, or from one address.
    passwords: Rate = Rate::every_seconds(1, 60);
    /// Guests made from one address, and programs made by one account.
    guests: Rate = Rate::every_seconds(30, 80);
    /// Tables made by one account.
    tables: Rate = Rate::every_seconds(60, 60);
    /// Imported records of one account.
    imports_per_account: usize = 200;
    /// Bytes of one account's imported records, as they are kept.
    import_bytes_per_account: usize = 20 * 1024 * 1024;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_as_it_is_listed() {
        let mut limits = Limits::default();
        for (name, value, _) in Limits::default().all() {
            assert_eq!(limits.set(name, &value), Ok(()), "{name}={value}");
        }
        assert_eq!(limits.all(), Limits::default().all());
    }

    #[test]
    fn what_is_no_limit_is_refused_in_words() {
        let mut limits = Limits::default();
        for (name, value) in [
            ("tables", "5"),
            ("body", "many"),
            ("requests", "5"),
            ("requests", "0/1s"),
            ("head_within", "5h"),
            ("head_within", "0s"),
        ] {
            let refused = limits.set(name, value).unwrap_err();
            assert!(refused.contains(name), "{refused}");
        }
        assert_eq!(limits.all(), Limits::default().all());
    }
}
