//! Who is served next: fair by account, then by table, then first come.
//!
//! The account goes first that has been served least. Only accounts with something waiting or under way are known; one that
//! comes back begins where the others stand, so it neither waits for what they have in line nor saves up time while it is
//! away. Nothing here knows a thread or a clock.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// In how long everybody who waits is to be served.
const PATIENCE: Duration = Duration::from_secs(3);
/// No thought is given less.
const LEAST: Duration = Duration::from_millis(20);
/// While bots wait, one thought in so many may be a hint.
const HINT_EVERY: u32 = 4;
/// The most hints that wait, and the most of one account.
const MOST_HINTS: usize = 64;
const HINTS_EACH: usize = 4;

/// For whom something is thought through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A bot's seat.
    Bot,
    /// Somebody who asked for a hint.
    Hint,
}

/// On whose behalf something is thought through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behalf {
    /// The account.
    pub account: String,
    /// The table.
    pub table: String,
}

/// What waits.
pub(super) struct Queue<T> {
    accounts: BTreeMap<String, Account<T>>,
    /// How much the account had been served that was last chosen. Nobody who waits has been served less.
    standing: Duration,
    arrivals: u64,
    /// How many bots were served since the last hint.
    since_hint: u32,
}

struct Account<T> {
    /// How long was thought on its behalf, beside where it began.
    served: Duration,
    /// How many of its thoughts are under way: these are not yet counted.
    under_way: u32,
    /// When it began to wait.
    since: u64,
    bots: Tables<T>,
    hints: Tables<T>,
}

/// The tables of an account that wait for something, the next one first.
struct Tables<T> {
    lines: VecDeque<(String, VecDeque<T>)>,
    waiting: usize,
}

/// Something whose turn it is.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Turn<T> {
    pub(super) what: T,
    /// Who is to be [charged](Queue::done) for it.
    pub(super) account: String,
    /// How long it may take; as long as it likes if nobody else waits.
    pub(super) time: Option<Duration>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue {
            accounts: BTreeMap::new(),
            standing: Duration::ZERO,
            arrivals: 0,
            since_hint: 0,
        }
    }
}

impl<T> Queue<T> {
    /// How much waits.
    pub(super) fn len(&self) -> usize {
        self.accounts.values().map(Account::waiting).sum()
    }

    /// Something joins the line; whether there is room.
    pub(super) fn push(&mut self, whom: For, behalf: Behalf, what: T) -> bool {
        let hints = || self.accounts.values().map(|account| account.hints.waiting);
        let own = self.accounts.get(&behalf.account);
        let is_full = hints().sum::<usize>() >= MOST_HINTS
            || own.is_some_and(|account| account.hints.waiting >= HINTS_EACH);
        if whom == For::Hint && is_full {
            return false;
        }
        let account = self.accounts.entry(behalf.account).or_default();
        if account.waiting() == 0 {
            account.served = account.served.max(self.standing);
            account.since = self.arrivals;
            self.arrivals += 1;
        }
        account.line(whom).push(behalf.table, what);
        true
    }

    /// What is to be thought through next, by one of so many threads.
    pub(super) fn next(&mut self, threads: u32) -> Option<Turn<T>> {
        let (name, whom) = self.choose()?;
        let account = self.accounts.get_mut(&name)?;
        let what = account.line(whom).pop()?;
        account.under_way += 1;
        self.standing = self.standing.max(account.served);
        self.since_hint = match whom {
            For::Bot => self.since_hint.saturating_add(1),
            For::Hint => 0,
        };
        let time = self.time_for(&name, threads);
        Some(Turn {
            what,
            account: name,
            time,
        })
    }

    /// A thought is through that took so long.
    pub(super) fn done(&mut self, account: &str, took: Duration) {
        if let Some(own) = self.accounts.get_mut(account) {
            own.served += took;
            own.under_way = own.under_way.saturating_sub(1);
            if own.under_way == 0 && own.waiting() == 0 {
                self.accounts.remove(account);
            }
        }
    }

    /// Whose turn it is, and for what: a hint if one is due and nobody with a bot in line has been served less.
    fn choose(&self) -> Option<(String, For)> {
        let first = |whom| {
            let waiting = self.accounts.iter();
            let waiting = waiting.filter(move |(_, account)| account.of(whom).waiting > 0);
            waiting.min_by_key(|(_, account)| account.rank())
        };
        let (bot, hint) = (first(For::Bot), first(For::Hint));
        let is_due = self.since_hint + 1 >= HINT_EVERY;
        let hint_first = match (bot, hint) {
            (Some(bot), Some(hint)) => is_due && hint.1.rank() <= bot.1.rank(),
            (bot, _) => bot.is_none(),
        };
        let (chosen, whom) = if hint_first {
            (hint, For::Hint)
        } else {
            (bot, For::Bot)
        };
        chosen.map(|(name, _)| (name.clone(), whom))
    }

    /// How long a thought of an account may take that has left the line: so long that all of the account's are through in
    /// time, beside those of the others. Of the others each counts that wants as much or less; one that wants more counts
    /// the less, since its own thoughts are the shorter. So whoever wants little gets it, whatever others have in line.
    fn time_for(&self, name: &str, threads: u32) -> Option<Duration> {
        let own = self.accounts.get(name).map_or(0, Account::waiting) + 1;
        let others = self.accounts.iter().filter(|(other, _)| *other != name);
        let waiting = others
            .map(|(_, account)| account.waiting())
            .filter(|n| *n > 0);
        let rivals: f64 = waiting.map(|n| (own as f64 / n as f64).min(1.0)).sum();
        let parts = own as f64 * (1.0 + rivals);
        (parts > 1.0).then(|| (PATIENCE * threads).div_f64(parts).max(LEAST))
    }
}

impl<T> Default for Account<T> {
    fn default() -> Self {
        Account {
            served: Duration::ZERO,
            under_way: 0,
            since: 0,
            bots: Tables::default(),
            hints: Tables::default(),
        }
    }
}

impl<T> Account<T> {
    const fn of(&self, whom: For) -> &Tables<T> {
        match whom {
            For::Bot => &self.bots,
            For::Hint => &self.hints,
        }
    }

    const fn line(&mut self, whom: For) -> &mut Tables<T> {
        match whom {
            For::Bot => &mut self.bots,
            For::Hint => &mut self.hints,
        }
    }

    const fn waiting(&self) -> usize {
        self.bots.waiting + self.hints.waiting
    }

    /// The lowest is served first.
    const fn rank(&self) -> (Duration, u32, u64) {
        (self.served, self.under_way, self.since)
    }
}

impl<T> Default for Tables<T> {
    fn default() -> Self {
        Tables {
            lines: VecDeque::new(),
            waiting: 0,
        }
    }
}

impl<T> Tables<T> {
    fn push(&mut self, table: String, what: T) {
        match self.lines.iter_mut().find(|(name, _)| *name == table) {
            Some((_, line)) => line.push_back(what),
            None => self.lines.push_back((table, VecDeque::from([what]))),
        }
        self.waiting += 1;
    }

    /// The first of the next table, which then goes to the end.
    fn pop(&mut self) -> Option<T> {
        let (table, mut line) = self.lines.pop_front()?;
        let what = line.pop_front();
        if !line.is_empty() {
            self.lines.push_back((table, line));
        }
        self.waiting -= usize::from(what.is_some());
        what
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behalf(account: &str, table: usize) -> Behalf {
        Behalf {
            account: account.to_owned(),
            table: table.to_string(),
        }
    }

    /// Somebody has started so many tables of five bots each.
    fn crowd(queue: &mut Queue<usize>, account: &str, tables: usize) {
        for table in 0..tables {
            for _ in 0..5 {
                assert!(queue.push(For::Bot, behalf(account, table), table));
            }
        }
    }

    fn next(queue: &mut Queue<usize>) -> Turn<usize> {
        queue.next(2).expect("somebody waits")
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn whoever_comes_while_another_has_started_300_tables_is_served_next_and_keeps_the_usual_time()
    {
        let mut queue = Queue::default();
        crowd(&mut queue, "mallory", 300);
        let mut under_way: VecDeque<_> = [next(&mut queue), next(&mut queue)].into();
        for evening in 0..50 {
            queue.push(For::Bot, behalf("anna", 1), 1000 + evening);
            // A thread is free when the first of the thoughts under way is through.
            let through = under_way.pop_front().expect("two are under way");
            queue.done(&through.account, Duration::from_millis(20));
            let turn = next(&mut queue);
            assert_eq!((turn.what, &*turn.account), (1000 + evening, "anna"));
            let time = turn.time.expect("others wait");
            assert!(
                time > Duration::from_millis(5990),
                "alone it would be {:?}",
                2 * PATIENCE
            );
            queue.done("anna", SECOND);
            under_way.push_back(next(&mut queue));
            assert_eq!(under_way[1].account, "mallory");
            assert_eq!(under_way[1].time, Some(LEAST));
        }
    }

    #[test]
    fn a_table_of_five_bots_gets_the_time_it_would_get_alone() {
        let times = |crowded: bool| {
            let mut queue = Queue::default();
            if crowded {
                crowd(&mut queue, "mallory", 300);
            }
            crowd(&mut queue, "anna", 1);
            let turns = std::iter::from_fn(|| queue.next(2));
            let own = turns.filter(|turn| turn.account == "anna");
            own.map(|turn| turn.time.unwrap_or(2 * PATIENCE))
                .collect::<Vec<_>>()
        };
        for (beside, alone) in times(true).iter().zip(times(false)) {
            assert!(
                *beside > alone.mul_f64(0.99),
                "{beside:?} in place of {alone:?}"
            );
        }
    }

    #[test]
    fn accounts_are_served_for_the_same_time_not_the_same_number() {
        let mut queue = Queue::default();
        crowd(&mut queue, "quick", 40);
        crowd(&mut queue, "slow", 40);
        let mut served = BTreeMap::new();
        for _ in 0..80 {
            let turn = queue.next(1).expect("they wait");
            let took = if turn.account == "slow" {
                3 * SECOND
            } else {
                SECOND
            };
            queue.done(&turn.account, took);
            *served.entry(turn.account).or_insert(0) += 1;
        }
        assert_eq!((served["quick"], served["slow"]), (60, 20));
    }

    #[test]
    fn who_was_away_has_saved_nothing_up_and_who_is_through_is_forgotten() {
        let mut queue = Queue::default();
        crowd(&mut queue, "anna", 4);
        for _ in 0..10 {
            assert_eq!(next(&mut queue).account, "anna");
            queue.done("anna", SECOND);
        }
        crowd(&mut queue, "berta", 2);
        let turns = (0..10).map(|_| {
            let turn = next(&mut queue);
            queue.done(&turn.account, SECOND);
            turn.account
        });
        let turns: Vec<_> = turns.collect();
        assert_eq!(
            turns.iter().filter(|name| *name == "anna").count(),
            5,
            "{turns:?}"
        );
        while let Some(turn) = queue.next(2) {
            queue.done(&turn.account, SECOND);
        }
        assert!(queue.accounts.is_empty());
    }

    #[test]
    fn the_tables_of_an_account_take_turns() {
        let mut queue = Queue::default();
        crowd(&mut queue, "anna", 3);
        let tables: Vec<_> = (0..9).map(|_| next(&mut queue).what).collect();
        assert_eq!(tables, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    }

    #[test]
    fn the_longer_the_line_the_less_time_a_thought_is_given() {
        let mut queue = Queue::default();
        for n in 0..30 {
            queue.push(For::Bot, behalf("anna", 1), n);
        }
        let times: Vec<_> = (0..30)
            .map(|_| queue.next(1).map(|turn| (turn.what, turn.time)))
            .collect();
        assert_eq!(times[0], Some((0, Some(PATIENCE / 30))));
        assert_eq!(times[20], Some((20, Some(PATIENCE / 10))));
        assert_eq!(times[29], Some((29, None)), "nobody waits behind the last");
        // The same if each of them has an account.
        for n in 0..30 {
            queue.push(For::Bot, behalf(&n.to_string(), n), n);
        }
        let first = queue.next(1).expect("they wait");
        assert_eq!(first.time, Some(PATIENCE / 30));
        crowd(&mut queue, "mallory", 1000);
        let time = std::iter::from_fn(|| queue.next(2)).find(|turn| turn.account == "mallory");
        assert_eq!(
            time.and_then(|turn| turn.time),
            Some(LEAST),
            "never nothing"
        );
    }

    #[test]
    fn hints_come_in_between_and_hold_no_bot_up() {
        let mut queue = Queue::default();
        for n in 0..HINTS_EACH + 2 {
            let taken = queue.push(For::Hint, behalf("anna", 1), 100);
            assert_eq!(taken, n < HINTS_EACH, "an account has its quota");
        }
        crowd(&mut queue, "anna", 4);
        let served: Vec<_> = std::iter::from_fn(|| queue.next(1))
            .map(|turn| turn.what)
            .collect();
        let hints = |of: &[usize]| of.iter().filter(|what| **what == 100).count();
        assert_eq!(served.len(), HINTS_EACH + 20);
        assert_eq!(
            (hints(&served[..8]), hints(&served[..16])),
            (2, 4),
            "{served:?}"
        );
        for n in 0..MOST_HINTS + 3 {
            let taken = queue.push(For::Hint, behalf(&n.to_string(), n), n);
            assert_eq!(taken, n < MOST_HINTS, "the line of hints has an end");
        }
        assert!(
            queue.push(For::Bot, behalf("anna", 1), 7),
            "bots are never sent away"
        );
    }

    #[test]
    fn a_hint_that_is_due_waits_for_those_who_have_been_served_less() {
        let mut queue = Queue::default();
        crowd(&mut queue, "mallory", 10);
        for _ in 0..5 {
            let turn = next(&mut queue);
            queue.done(&turn.account, SECOND);
        }
        queue.push(For::Hint, behalf("mallory", 1), 100);
        queue.push(For::Bot, behalf("anna", 1), 7);
        assert_eq!(next(&mut queue).what, 7);
        queue.done("anna", SECOND);
        assert_eq!(next(&mut queue).what, 100);
    }
}
