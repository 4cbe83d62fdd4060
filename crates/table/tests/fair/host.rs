//! A host that stores everything at once, and people who come, go and do things.

use games::Json;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::api::{
    ClockRules, Moment, NewTable, Player, PlayerKind, Refusal, Say, SeatInfo, SeatPlan, TableRules,
};
use table::{
    Deed, Input, Job, Machine, Names, Output, Outside, Setup, Table, Thought, Ticket, ViewerId,
    Who, With,
};
use tabletop::Seat;

pub(crate) const MINUTE: i64 = 60_000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
/// Half an hour for each, and some seconds more.
pub(crate) const LIVE: ClockRules = ClockRules::Live {
    bank: 1800,
    increment: 20,
};

/// Everybody has claimed their name, but for guests and who is gone.
pub(crate) struct People;

impl Names for People {
    fn player(&self, account: &str) -> Player {
        let kind = match account {
            "guest" => PlayerKind::Guest,
            "gone" => PlayerKind::Former,
            _ => PlayerKind::Claimed,
        };
        Player {
            id: Some(account.to_owned()),
            name: account.to_owned(),
            kind,
        }
    }
}

/// What somebody asks for who wants a rated table.
pub(crate) fn rated(seats: usize) -> NewTable {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    NewTable {
        game: "comets".to_owned(),
        options: json!({}),
        seats: plans,
        rules: TableRules {
            rated: true,
            clock: LIVE,
            ..TableRules::default()
        },
        lesson: None,
    }
}

/// The same, unrated and without a clock.
pub(crate) fn friendly(seats: usize) -> NewTable {
    NewTable {
        rules: TableRules::default(),
        ..rated(seats)
    }
}

pub(crate) fn make(new: NewTable) -> Result<Setup, Refusal> {
    let host = ("anna", PlayerKind::Claimed);
    table::make(new, host, "key".to_owned(), Moment(0))
}

/// A table with those who look at it.
pub(crate) struct Host {
    pub(crate) now: Moment,
    pub(crate) machine: Machine,
    pub(crate) log: Vec<String>,
    setup: Setup,
    viewers: BTreeMap<String, ViewerId>,
    next: u64,
    /// What was answered last, over the socket or to a deed.
    answer: Option<Result<(), String>>,
    /// A table that was made of this one.
    pub(crate) made: Option<Setup>,
}

impl Host {
    pub(crate) fn new(setup: Setup) -> Host {
        Host {
            now: setup.created,
            machine: Machine::new(Table::new("t".to_owned(), setup.clone())),
            log: Vec::new(),
            setup,
            viewers: BTreeMap::new(),
            next: 0,
            answer: None,
            made: None,
        }
    }

    /// A table at which these have sat down, and which they have open.
    pub(crate) fn of(new: NewTable, people: &[&str]) -> Host {
        let mut host = Host::new(make(new).unwrap());
        for person in people {
            if *person != "anna" {
                host.deed(person, Deed::Join(None)).unwrap();
            }
            host.come(person);
        }
        host
    }

    pub(crate) fn give(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let outside = Outside {
                now: self.now,
                random: [self.log.len() as u8; 32],
                names: &People,
            };
            for output in self.machine.handle(input, &outside) {
                match output {
                    Output::Append(append) => {
                        self.log.extend(append.entries);
                        if let Some(With::NewTable { setup, .. }) = append.with {
                            self.made = Some(*setup);
                        }
                        inputs.push(Input::Stored(self.log.len() as u32));
                    }
                    Output::Tell(_, Say::Answer { answer, .. }) => {
                        let told = json!(answer);
                        let id = told["refused"]["message"]["id"].as_str();
                        self.answer = Some(id.map_or(Ok(()), |id| Err(id.to_owned())));
                    }
                    Output::Answer(_, answer) => self.answer = Some(answer.map_err(|r| words(&r))),
                    Output::Work(ticket, Job::Think { game, seat, .. }) => {
                        let thought = Thought::Actions(vec![first(&*game, seat)]);
                        inputs.insert(0, Input::Worked(ticket, thought));
                    }
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn deed(&mut self, who: &str, deed: Deed) -> Result<(), String> {
        self.next += 1;
        let account = Some(who.to_owned());
        let who = Who { account, key: None };
        self.give(Input::Do(Ticket(self.next), who, deed));
        self.answer.take().expect("an answer")
    }

    pub(crate) fn come(&mut self, who: &str) {
        self.next += 1;
        let viewer = ViewerId(self.next);
        self.viewers.insert(who.to_owned(), viewer);
        let account = Some(who.to_owned());
        let who = Who { account, key: None };
        self.give(Input::Connect(viewer, who));
    }

    pub(crate) fn go(&mut self, who: &str) {
        let viewer = self.viewers.remove(who).expect("they are here");
        self.give(Input::Gone(viewer));
    }

    pub(crate) fn ask(&mut self, who: &str, ask: &Value) -> Result<(), String> {
        self.next += 1;
        let request = json!({ "id": self.next.to_string(), "ask": ask }).to_string();
        let request = table::wire::parse(&request).expect("a request");
        self.give(Input::Ask(self.viewers[who], request));
        self.answer.take().expect("an answer")
    }

    /// Whether somebody who has one seat is asked; then they do the first thing they can.
    pub(crate) fn act(&mut self, who: &str) -> bool {
        let table = self.machine.table();
        let [seat] = table.seats_of(who)[..] else {
            panic!("{who} has one seat")
        };
        if !table.is_asked(seat) {
            return false;
        }
        let action = first(table.game_of(seat).unwrap(), seat);
        let decision = table.seats[seat.index()].decision;
        let act = json!({ "seat": seat, "decision": decision, "actions": [action] });
        self.ask(who, &json!({ "act": act })).unwrap();
        true
    }

    /// These play until nobody of them is asked any more.
    pub(crate) fn play(&mut self, people: &[&str]) {
        while people.iter().any(|person| self.act(person)) {}
    }

    pub(crate) fn pass(&mut self, millis: i64) {
        self.now = self.now.plus(millis);
        self.give(Input::Now);
    }

    /// The host dies and comes back: everybody is gone, and the log is read.
    pub(crate) fn crash(&mut self) {
        let read = Machine::read("t".to_owned(), self.setup.clone(), &self.log);
        assert_eq!(read.fault, None);
        self.machine = read.machine;
        let now = self.now;
        self.machine.wake(now, |since| now.since(since));
        self.viewers.clear();
        self.give(Input::Now);
    }

    pub(crate) fn seat(&self, seat: u8) -> SeatInfo {
        let mut info = self.machine.info(&People);
        info.seats.swap_remove(usize::from(seat))
    }

    pub(crate) fn table(&self) -> &Table {
        self.machine.table()
    }
}

pub(crate) fn words(refusal: &Refusal) -> String {
    let message = json!(refusal.message);
    message["id"].as_str().unwrap_or_default().to_owned()
}

fn first(game: &dyn games::AnyGame, seat: Seat) -> Json {
    let legal = game.legal(seat).unwrap();
    let legal: Vec<Json> = serde_json::from_str(legal.get()).unwrap();
    legal[0].clone()
}
