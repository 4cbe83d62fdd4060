//! How often anybody may do something: by account, and for whoever has none by address.

use super::connections::Owner;
use crate::api::Refusal;
use crate::limits::{Limits, Rate};
use governor::DefaultKeyedRateLimiter;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many are remembered at once. Whoever would be one more is counted together with all others like him.
const MOST: usize = 50_000;
/// How often those are forgotten who might as well be new.
const SWEEP: Duration = Duration::from_secs(1);

/// What is rationed.
pub struct Rations {
    /// Requests.
    pub(super) requests: Ration,
    /// Passwords and codes that are tried.
    passwords: Ration,
    /// Guests that are made.
    pub(super) guests: Ration,
    /// Tables that are made.
    pub(super) tables: Ration,
}

impl Rations {
    /// By these limits.
    pub fn new(limits: &Limits) -> Rations {
        Rations {
            requests: Ration::new(limits.requests),
            passwords: Ration::new(limits.passwords),
            guests: Ration::new(limits.guests),
            tables: Ration::new(limits.tables),
        }
    }

    /// Lets somebody try a password. A venue is counted like any address: nobody there may guess.
    pub(super) fn try_password(&self, owner: &Owner) -> Result<(), Refusal> {
        match owner {
            Owner::Venue(address) => self.passwords.take(&Owner::Address(*address)),
            owner => self.passwords.take(owner),
        }
    }
}

/// One thing that is rationed.
pub(super) struct Ration {
    accounts: Counter<String>,
    addresses: Counter<IpAddr>,
}

impl Ration {
    fn new(rate: Rate) -> Ration {
        Ration {
            accounts: Counter::new(rate),
            addresses: Counter::new(rate),
        }
    }

    /// Takes one, or refuses.
    pub(super) fn take(&self, owner: &Owner) -> Result<(), Refusal> {
        let taken = match owner {
            Owner::Venue(_) => true,
            Owner::Account(account) => self.accounts.take(account, &String::new()),
            Owner::Address(address) => {
                let others = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
                self.addresses.take(address, &others)
            }
        };
        match taken {
            true => Ok(()),
            false => Err(Refusal::too_much()),
        }
    }
}

/// A limiter that remembers a bounded number of keys.
struct Counter<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    swept: Mutex<Instant>,
}

impl<K: Hash + Eq + Clone> Counter<K> {
    fn new(rate: Rate) -> Self {
        Counter {
            limiter: governor::RateLimiter::keyed(rate.quota()),
            swept: Mutex::new(Instant::now()),
        }
    }

    fn take(&self, key: &K, others: &K) -> bool {
        let full = self.limiter.len() >= MOST;
        if let Ok(mut swept) = self.swept.try_lock()
            && swept.elapsed() >= SWEEP
        {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
            *swept = Instant::now();
        }
        let key = if full { others } else { key };
        self.limiter.check_key(key).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_of_a_million_addresses_is_bounded() {
        let counter = Counter::new(Rate {
            burst: 3,
            every: Duration::from_secs(3600),
        });
        for n in 0..1_000_000_u32 {
            counter.take(&n, &u32::MAX);
        }
        assert!(counter.limiter.len() <= MOST + 1);
        assert!(
            !counter.take(&2_000_000, &u32::MAX),
            "counted with the others"
        );
    }

    #[test]
    fn accounts_are_not_counted_with_the_crowd_of_addresses() {
        let ration = Ration::new(Rate {
            burst: 1,
            every: Duration::from_secs(3600),
        });
        for n in 0..=MOST as u32 {
            let _ = ration.take(&Owner::Address(IpAddr::V4(Ipv4Addr::from_bits(n))));
        }
        let anna = Owner::Account("anna".to_owned());
        assert!(ration.take(&anna).is_ok());
        assert!(ration.take(&anna).is_err());
    }
}
