//! The machine, input by input: who is told what when, and whose request is answered how.

use serde_json::{Value, json};
use table::api::{ClockRules, Moment, Player, PlayerKind, TableRules};
use table::{
    Deed, Holder, Input, Machine, Names, Output, Outside, Setup, Table, Ticket, ViewerId, Who, wire,
};

struct Everybody;

impl Names for Everybody {
    fn player(&self, account: &str) -> Player {
        Player {
            id: None,
            name: account.to_owned(),
            kind: PlayerKind::Claimed,
        }
    }
}

/// A machine with a disk that stores when it is told to.
struct Desk {
    machine: Machine,
    now: i64,
    length: u32,
    told: Vec<(ViewerId, Value)>,
}

impl Desk {
    /// A table that has begun.
    fn begun(seats: &[&str], clock: ClockRules) -> Desk {
        let options = games::default_options("comets").unwrap();
        let setup = Setup {
            game: "comets".into(),
            options: serde_json::from_str(options.get()).unwrap(),
            rules: TableRules {
                clock,
                ..TableRules::default()
            },
            host: "anna".into(),
            key: String::new(),
            seats: seats
                .iter()
                .map(|name| Holder::Person((*name).to_owned()))
                .collect(),
            created: Moment(0),
            series: None,
            lesson: None,
            position: None,
        };
        let mut desk = Desk {
            machine: Machine::new(Table::new("t".into(), setup)),
            now: 1_000,
            length: 0,
            told: Vec::new(),
        };
        desk.does("anna", Deed::Start);
        desk.store();
        if clock != ClockRules::None {
            desk.wait_for_all(seats);
        }
        desk
    }

    /// With a clock a game begins when everybody has opened the table.
    fn wait_for_all(&mut self, seats: &[&str]) {
        for (i, account) in seats.iter().enumerate() {
            self.connects(100 + i as u64, account);
            self.store();
        }
    }

    fn give(&mut self, input: Input) {
        let outside = Outside {
            now: Moment(self.now),
            random: [7; 32],
            names: &Everybody,
        };
        for output in self.machine.handle(input, &outside) {
            match output {
                Output::Append(append) => self.length += append.entries.len() as u32,
                Output::Tell(viewers, say) => {
                    let said = viewers.into_iter().map(|viewer| (viewer, json!(say)));
                    self.told.extend(said);
                }
                _ => {}
            }
        }
    }

    fn store(&mut self) {
        self.give(Input::Stored(self.length));
    }

    fn does(&mut self, account: &str, deed: Deed) {
        let who = who(account);
        self.give(Input::Do(Ticket(1), who, deed));
    }

    fn connects(&mut self, viewer: u64, account: &str) {
        self.give(Input::Connect(ViewerId(viewer), who(account)));
    }

    fn asks(&mut self, viewer: u64, id: &str, ask: &Value) {
        let request = json!({ "id": id, "ask": ask }).to_string();
        let request = wire::parse(&request).unwrap();
        self.give(Input::Ask(ViewerId(viewer), request));
    }

    /// What was told to somebody since this was last asked for.
    fn told(&mut self, viewer: u64) -> Vec<Value> {
        let told = std::mem::take(&mut self.told).into_iter();
        told.filter(|(to, _)| *to == ViewerId(viewer))
            .map(|(_, say)| say)
            .collect()
    }

    fn answer(&mut self, viewer: u64, id: &str) -> Value {
        let mut told = self.told(viewer).into_iter();
        let answer = told.find(|say| say["answer"]["id"] == id);
        answer.expect("an answer")["answer"]["answer"].clone()
    }

    /// An action that a seat may do.
    fn act(&self, seat: u8) -> Value {
        let table = self.machine.table();
        let game = table.game.as_ref().unwrap();
        let legal = game.legal(tabletop::Seat(seat)).unwrap();
        let legal: Vec<Value> = serde_json::from_str(legal.get()).unwrap();
        let decision = table.seats[usize::from(seat)].decision;
        json!({ "act": { "seat": seat, "decision": decision, "actions": [legal[0]] } })
    }

    fn until(&self) -> i64 {
        let clocks = self.machine.table().clocks.as_ref().unwrap();
        clocks.next_flag().unwrap().1.0
    }
}

fn who(account: &str) -> Who {
    Who {
        account: Some(account.to_owned()),
        key: None,
    }
}

const NO_CLOCK: ClockRules = ClockRules::None;

#[test]
fn who_left_and_comes_back_is_shown_the_table_once_the_seat_is_given_back() {
    let mut desk = Desk::begun(&["anna", "ben"], NO_CLOCK);
    desk.does("anna", Deed::Leave);
    desk.store();
    desk.connects(1, "anna");
    let act = desk.act(0);
    desk.asks(1, "early", &act);
    assert!(desk.told(1).is_empty(), "the seat is not hers yet");
    desk.store();
    let told = desk.told(1);
    let joined = &told[0]["joined"];
    assert_eq!(joined["you"]["seats"], json!([0]));
    assert_eq!(joined["table"]["seats"][0]["stand_in"], Value::Null);
    assert_eq!(joined["table"]["seats"][0]["here"], true);
    // What she asked before that is done as if she had asked now.
    desk.store();
    let done = desk.answer(1, "early");
    assert!(done.get("done").is_some(), "{done}");
}

#[test]
fn a_seat_that_cannot_be_given_back_keeps_nobody_from_looking() {
    let mut desk = Desk::begun(&["anna", "ben"], NO_CLOCK);
    desk.does("anna", Deed::Leave);
    desk.store();
    desk.connects(1, "anna");
    desk.length -= 1;
    desk.give(Input::NotStored(table::NotStored::Full));
    let joined = desk.told(1)[0]["joined"].clone();
    assert_eq!(joined["table"]["seats"][0]["stand_in"], "left");
    desk.connects(2, "anna");
    desk.give(Input::Gone(ViewerId(2)));
    desk.store();
    assert!(desk.told(2).is_empty(), "who has gone is told nothing");
    assert!(desk.machine.viewer(ViewerId(2)).is_none());
}

#[test]
fn a_repeated_id_is_answered_before_the_seat_is_looked_at() {
    let mut desk = Desk::begun(&["anna", "anna"], NO_CLOCK);
    desk.connects(1, "anna");
    desk.asks(1, "show", &json!({ "show": { "seat": 0 } }));
    let act = desk.act(0);
    desk.asks(1, "once", &act);
    desk.store();
    let first = desk.answer(1, "once");
    assert!(first.get("done").is_some(), "{first}");
    // The other seat is uncovered meanwhile; a bot plays for the first; the game is at another decision.
    desk.asks(1, "other", &json!({ "show": { "seat": 1 } }));
    desk.asks(1, "once", &act);
    assert_eq!(desk.answer(1, "once"), first);
    desk.does("anna", Deed::Leave);
    desk.store();
    desk.asks(1, "once", &act);
    assert_eq!(desk.answer(1, "once"), first);
    // Over another socket too, and once only.
    let played = desk.machine.table().moves.len();
    desk.connects(2, "anna");
    desk.store();
    desk.asks(2, "once", &act);
    assert_eq!(desk.answer(2, "once"), first);
    assert_eq!(desk.machine.table().moves.len(), played);
}

#[test]
fn a_request_of_somebody_who_does_not_look_is_nobodys() {
    let mut desk = Desk::begun(&["anna", "ben"], NO_CLOCK);
    desk.connects(2, "ben");
    let act = desk.act(1);
    desk.asks(1, "stray", &act);
    desk.store();
    assert_eq!(desk.machine.table().moves.len(), 0);
}

#[test]
fn time_in_which_the_host_stood_still_costs_nobody_the_game_and_is_told() {
    let clock = ClockRules::Live {
        bank: 10,
        increment: 0,
    };
    let mut desk = Desk::begun(&["anna", "ben"], clock);
    desk.connects(1, "anna");
    let until = desk.until();
    desk.told(1);
    desk.now += 13_000;
    desk.give(Input::StoodStill(13_000));
    desk.give(Input::Now);
    let told = desk.told(1);
    let clocks = &told.last().expect("an update")["update"]["clocks"]["seats"];
    assert_eq!(clocks[0]["until"], json!(until + 13_000));
    assert_eq!(desk.until(), until + 13_000);
    // So it is with a move that was on its way: the answer was late, not the next player.
    let act = desk.act(0);
    desk.asks(1, "move", &act);
    desk.now += 13_000;
    desk.give(Input::StoodStill(13_000));
    desk.store();
    assert_eq!(desk.until(), until + 26_000);
    // Time that does count is counted.
    desk.now = desk.until() + 1;
    desk.give(Input::Now);
    desk.store();
    let flagged = |seat: &table::SeatState| seat.stand_in.is_some();
    assert!(desk.machine.table().seats.iter().any(flagged));
}
