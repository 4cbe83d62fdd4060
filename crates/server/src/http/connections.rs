//! Who has how many connections. Whoever has too many loses the one that was silent longest, so that nobody is
//! kept out by connections that do nothing.

use super::address::counted;
use crate::config::Config;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// For whom something is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    /// An address; of IPv6 the network that one household has.
    Address(IpAddr),
    /// An address that the host calls its venue's: many people, who are not counted together.
    Venue(IpAddr),
    /// An account.
    Account(String),
}

impl Owner {
    /// Whoever has no account.
    pub(crate) fn of_address(config: &Config, address: IpAddr) -> Owner {
        let (is_venue, address) = (config.is_venue(address), counted(address));
        match is_venue {
            true => Owner::Venue(address),
            false => Owner::Address(address),
        }
    }
}

/// All connections that are not sockets of tables.
pub struct Connections {
    config: Config,
    book: Mutex<Book>,
}

/// The connections by when they were last used; a connection's number is its last use.
#[derive(Default)]
struct Book {
    uses: u64,
    open: BTreeMap<u64, (Option<Owner>, Arc<Notify>)>,
    by_owner: HashMap<Owner, BTreeSet<u64>>,
}

impl Book {
    fn remove(&mut self, number: u64) -> Option<(Option<Owner>, Arc<Notify>)> {
        let (owner, close) = self.open.remove(&number)?;
        if let Some(owner) = &owner
            && let Some(own) = self.by_owner.get_mut(owner)
        {
            own.remove(&number);
            if own.is_empty() {
                self.by_owner.remove(owner);
            }
        }
        Some((owner, close))
    }

    fn insert(&mut self, owner: Option<Owner>, close: Arc<Notify>) -> u64 {
        self.uses += 1;
        if let Some(owner) = &owner {
            let own = self.by_owner.entry(owner.clone()).or_default();
            own.insert(self.uses);
        }
        self.open.insert(self.uses, (owner, close));
        self.uses
    }

    /// The connection to be closed, if its owner or all have too many: the one that was silent longest.
    fn surplus(&self, owner: Option<&Owner>, most: usize, most_of_all: usize) -> Option<u64> {
        let own = owner.and_then(|owner| self.by_owner.get(owner));
        if let Some(own) = own.filter(|own| own.len() > most) {
            return own.first().copied();
        }
        let first = self.open.keys().next().copied();
        first.filter(|_| self.open.len() > most_of_all)
    }
}

impl Connections {
    pub(crate) fn new(config: Config) -> Arc<Connections> {
        Arc::new(Connections {
            config,
            book: Mutex::default(),
        })
    }

    /// Of those who have as many as they need: the other servers of the house.
    pub(crate) fn unbounded(mut config: Config) -> Arc<Connections> {
        let limits = &mut config.limits;
        limits.connections = usize::MAX;
        limits.connections_per_address = usize::MAX;
        Connections::new(config)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a new connection. A proxy has as many as it needs, and so has a venue.
    pub(crate) fn open(self: &Arc<Self>, peer: IpAddr) -> Arc<Connection> {
        let peer = peer.to_canonical();
        let crowd = self.config.trusted_proxies.contains(&peer) || self.config.is_venue(peer);
        let address = (!crowd).then(|| Owner::Address(counted(peer)));
        let close = Arc::new(Notify::new());
        let number = self.enter(&mut self.book(), address.as_ref(), Arc::clone(&close));
        Arc::new(Connection {
            connections: Arc::clone(self),
            number: Mutex::new(number),
            close,
        })
    }

    fn enter(&self, book: &mut Book, owner: Option<&Owner>, close: Arc<Notify>) -> u64 {
        let limits = &self.config.limits;
        let most = match owner {
            Some(Owner::Account(_)) => limits.connections_per_account,
            _ => limits.connections_per_address,
        };
        let number = book.insert(owner.cloned(), close);
        if let Some(surplus) = book.surplus(owner, most.max(1), limits.connections.max(1))
            && let Some((_, close)) = book.remove(surplus)
        {
            metrics::counter!("orrery_connections_closed").increment(1);
            close.notify_one();
        }
        metrics::gauge!("orrery_connections").set(book.open.len() as f64);
        number
    }
}

/// One connection.
pub(crate) struct Connection {
    connections: Arc<Connections>,
    number: Mutex<u64>,
    close: Arc<Notify>,
}

impl Connection {
    /// Notes that a request came, and whose: from now on the connection counts for its account.
    pub(crate) fn used(&self, account: Option<&str>) {
        let mut number = self.number.lock().unwrap_or_else(PoisonError::into_inner);
        let mut book = self.connections.book();
        // Who is not in the book was closed meanwhile.
        let Some((owner, close)) = book.remove(*number) else {
            return;
        };
        let account = account.map(|account| Owner::Account(account.to_owned()));
        // The connection of a proxy is everybody's.
        let owner = owner.map(|owner| account.unwrap_or(owner));
        *number = self.connections.enter(&mut book, owner.as_ref(), close);
    }

    /// Waits until it has to make room for another.
    pub(crate) async fn closed(&self) {
        self.close.notified().await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let number = *self.number.lock().unwrap_or_else(PoisonError::into_inner);
        self.connections.book().remove(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;
    use std::path::PathBuf;

    fn connections(per_address: usize, all: usize) -> Arc<Connections> {
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PathBuf::new());
        config.limits.connections_per_address = per_address;
        config.limits.connections_per_account = 1;
        config.limits.connections = all;
        config.trusted_proxies = vec![IpAddr::from([10, 0, 0, 1])];
        Connections::new(config)
    }

    fn is_open(connection: &Connection) -> bool {
        let number = *connection.number.lock().unwrap();
        connection.connections.book().open.contains_key(&number)
    }

    #[test]
    fn the_longest_silent_connection_of_an_address_makes_room() {
        let all = connections(2, 100);
        let (here, there) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        let [first, second, other] = [here, here, there].map(|peer| all.open(peer));
        first.used(None);
        let third = all.open(here);
        assert_eq!(
            [&first, &second, &third, &other].map(|c| is_open(c)),
            [true, false, true, true]
        );
    }

    #[test]
    fn who_has_an_account_does_not_count_for_the_address() {
        let all = connections(1, 100);
        let here = IpAddr::from([1, 1, 1, 1]);
        let anna = all.open(here);
        anna.used(Some("anna"));
        let silent: Vec<_> = (0..5).map(|_| all.open(here)).collect();
        assert!(is_open(&anna));
        assert_eq!(silent.iter().filter(|c| is_open(c)).count(), 1);
        let again = all.open(here);
        again.used(Some("anna"));
        assert!(!is_open(&anna) && is_open(&again), "but for the account");
    }

    #[test]
    fn a_proxy_has_as_many_as_all_may_have() {
        let all = connections(1, 3);
        let proxied: Vec<_> = (0..4)
            .map(|_| all.open(IpAddr::from([10, 0, 0, 1])))
            .collect();
        proxied[3].used(Some("anna"));
        assert_eq!(proxied.iter().filter(|c| is_open(c)).count(), 3);
        drop(proxied);
        let book = all.book();
        assert!(book.open.is_empty() && book.by_owner.is_empty());
    }
}
