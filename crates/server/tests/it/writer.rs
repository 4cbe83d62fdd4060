//! What the writer does when a database fails it.

use crate::common::Folder;
use futures_util::future::{BoxFuture, join_all};
use server::api::Moment;
use server::store::{
    Answer, Engine, Found, Job, Lack, Order, Reads, Session, Store, Transacted, Verdict, Whose,
    Write,
};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// What a transaction does, in place of what it should.
type Mischief = fn(&[Order]) -> Option<Transacted>;

/// What happened at a database.
#[derive(Default)]
struct Seen {
    /// How many sessions were begun.
    sessions: usize,
    /// How many orders each transaction had, and in which session.
    transactions: Vec<(usize, usize)>,
}

/// A database whose next transactions go wrong.
struct Broken {
    reads: Store,
    next: Arc<Mutex<VecDeque<Mischief>>>,
    seen: Arc<Mutex<Seen>>,
}

struct BrokenSession {
    number: usize,
    next: Arc<Mutex<VecDeque<Mischief>>>,
    seen: Arc<Mutex<Seen>>,
}

impl Engine for Broken {
    fn session(&self) -> Found<'_, Box<dyn Session>> {
        let mut seen = self.seen.lock().unwrap();
        seen.sessions += 1;
        let session = BrokenSession {
            number: seen.sessions,
            next: Arc::clone(&self.next),
            seen: Arc::clone(&self.seen),
        };
        Box::pin(async { Ok(Box::new(session) as Box<dyn Session>) })
    }

    fn reads(&self) -> &(dyn Reads + 'static) {
        &*self.reads
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.reads.clone().close())
    }
}

impl Session for BrokenSession {
    fn transact<'a>(&'a mut self, orders: &'a [Order]) -> BoxFuture<'a, Transacted> {
        let seen = (self.number, orders.len());
        self.seen.lock().unwrap().transactions.push(seen);
        let mischief = self.next.lock().unwrap().pop_front();
        let done = mischief.and_then(|mischief| mischief(orders));
        let stored = || Transacted::Committed(vec![Verdict::Stored; orders.len()]);
        let done = done.unwrap_or_else(stored);
        // Whoever else wants to write gets in line meanwhile.
        Box::pin(async {
            tokio::task::yield_now().await;
            done
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }
}

struct Test {
    store: Store,
    seen: Arc<Mutex<Seen>>,
    _folder: Folder,
}

impl Test {
    async fn new(name: &str, next: &[Mischief]) -> Test {
        let folder = Folder::new(&format!("writer-{name}"));
        let seen = Arc::<Mutex<Seen>>::default();
        let engine = Broken {
            reads: Store::open(&folder.path).await.unwrap(),
            next: Arc::new(Mutex::new(next.iter().copied().collect())),
            seen: Arc::clone(&seen),
        };
        let store = Store::on(Arc::new(engine));
        Test {
            store,
            seen,
            _folder: folder,
        }
    }

    /// Does these jobs at once, as one batch.
    async fn put(&self, moments: impl IntoIterator<Item = i64>) -> Vec<Answer> {
        let job = |at| Job::Change(vec![Write::Tried { at: Moment(at) }]);
        join_all(moments.into_iter().map(|at| self.store.put(job(at)))).await
    }

    fn transactions(&self) -> Vec<(usize, usize)> {
        self.seen.lock().unwrap().transactions.clone()
    }

    async fn end(self) {
        self.store.close().await;
    }
}

/// Raises if the order of moment 3 is among them.
fn three_raises(orders: &[Order]) -> Option<Transacted> {
    let is_three = |order: &Order| match order {
        Order::Job(Job::Change(writes)) => {
            matches!(writes[..], [Write::Tried { at: Moment(3) }])
        }
        _ => false,
    };
    orders.iter().any(is_three).then(|| Transacted::RolledBack {
        lack: Lack::Failed,
        whose: Whose::Somebodys,
        why: "three".to_owned(),
    })
}

fn full(_: &[Order]) -> Option<Transacted> {
    Some(Transacted::RolledBack {
        lack: Lack::Full,
        whose: Whose::Everybodys,
        why: "full".to_owned(),
    })
}

fn lost(_: &[Order]) -> Option<Transacted> {
    Some(Transacted::Lost("no answer to COMMIT".to_owned()))
}

#[tokio::test]
async fn an_order_that_raises_fails_alone_and_every_failure_costs_a_session() {
    let test = Test::new("raises", &[three_raises as Mischief; 16]).await;
    let answers = test.put(0..8).await;
    for (at, answer) in answers.into_iter().enumerate() {
        match at {
            3 => assert_eq!(answer, Answer::NotStored(Lack::Failed)),
            _ => assert_eq!(answer, Answer::Stored, "{at}"),
        }
    }
    let halves = [(1, 8), (2, 4), (3, 2), (3, 2), (4, 1), (4, 1), (5, 4)];
    assert_eq!(test.transactions(), halves);
    test.end().await;
}

#[tokio::test]
async fn many_changes_at_once_are_several_transactions() {
    let test = Test::new("many", &[]).await;
    assert_eq!(test.put(0..300).await, [Answer::Stored; 300]);
    assert_eq!(test.transactions(), [(1, 128), (1, 128), (1, 44)]);
    test.end().await;
}

#[tokio::test]
async fn a_full_disk_is_nobodys_fault_and_is_got_over() {
    let test = Test::new("full", &[full, full]).await;
    let full = Answer::NotStored(Lack::Full);
    assert_eq!(test.put(0..3).await, [full; 3]);
    assert_eq!(test.put(0..1).await, [full]);
    assert_eq!(test.put(0..1).await, [Answer::Stored]);
    assert_eq!(test.transactions(), [(1, 3), (2, 1), (3, 1)]);
    assert_eq!(test.put(0..1).await, [Answer::Stored]);
    assert_eq!(test.seen.lock().unwrap().sessions, 3, "what works is kept");
    test.end().await;
}

#[tokio::test]
async fn after_a_lost_commit_nobody_of_the_batch_is_told_anything_certain() {
    let test = Test::new("lost", &[lost]).await;
    assert_eq!(test.put(0..3).await, [Answer::Unknown; 3]);
    assert_eq!(test.put(0..1).await, [Answer::Stored]);
    assert_eq!(test.transactions(), [(1, 3), (2, 1)], "by a fresh session");
    test.end().await;
}

#[tokio::test]
async fn who_asks_together_whether_it_can_be_written_to_gets_one_answer() {
    let test = Test::new("ready", &[full]).await;
    let ready = join_all((0..20).map(|_| test.store.is_ready())).await;
    assert_eq!(ready, [false; 20]);
    assert_eq!(test.transactions(), [(1, 1)], "one row was written for all");
    test.end().await;
}
