//! People at a table, who do whatever people do.

use crate::client::Client;
use crate::host::Host;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::api::{ClockRules, Flag, Moment, Phase, Request, TableRules, TakeBack};
use table::mutants::Mutant;
use table::{Deed, Eye, Holder, Input, Setup, Ticket, ViewerId, Who};

const PEOPLE: [&str; 3] = ["anna", "ben", "cleo"];
/// How much happens in one evening.
const STEPS: u32 = 260;

pub(crate) struct Evening {
    host: Host,
    clients: Vec<Client>,
    next_viewer: u64,
    next_id: u32,
    tickets: u64,
    /// Every request that was ever sent by whom, to be sent again.
    sent: BTreeMap<String, (usize, Value)>,
    /// How often the disk had changed when everybody was last looked at.
    checked: u64,
}

impl Evening {
    pub(crate) fn new(seed: u64, mutant: Option<Mutant>) -> Evening {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = setup(&mut rng);
        let client = |account: Option<&str>| Client {
            account: account.map(str::to_owned),
            ..Client::default()
        };
        // Everybody once, Anna in two tabs, and somebody who only looks.
        let mut clients: Vec<Client> = PEOPLE.iter().map(|name| client(Some(name))).collect();
        clients.push(client(Some(PEOPLE[0])));
        clients.push(client(None));
        Evening {
            host: Host::new(setup, rng, mutant),
            clients,
            next_viewer: 0,
            next_id: 0,
            tickets: 0,
            sent: BTreeMap::new(),
            checked: 0,
        }
    }

    pub(crate) fn run(mut self) {
        for client in 0..self.clients.len() {
            self.connect(client);
        }
        self.deed(0, Deed::Start);
        for _ in 0..STEPS {
            self.step();
            self.hear();
            self.check();
        }
        // The evening ends: what is under way comes to an end, and the log replays to the same table.
        while !self.host.is_quiet() {
            self.host.store();
            self.hear();
        }
        self.check();
        let unseen = |client: &Client| client.viewer.is_some() && !client.joined;
        assert!(!self.clients.iter().any(unseen), "somebody waits for ever");
        self.host.crash();
        self.host.freeze_never();
        let over = self.host.phase() == Phase::Over;
        assert_eq!(self.host.records, u32::from(over), "one record, at the end");
        self.host.check_fair();
    }

    fn chance(&mut self, of: u32) -> bool {
        self.host.rng.random_range(0..of) == 0
    }

    fn one_of(&mut self, count: usize) -> usize {
        self.host.rng.random_range(0..count)
    }

    fn step(&mut self) {
        match self.host.rng.random_range(0..40) {
            0 => self.come_or_go(),
            1 if self.chance(4) => self.host.stand_still(13_000),
            1 => self.pass_time(),
            2 if self.chance(3) => self.crash(),
            3 => self.do_something_once(),
            4 => self.repeat(),
            5..=14 => self.host.store(),
            15..=20 => self.host.work(),
            _ => self.ask(),
        }
    }

    fn come_or_go(&mut self) {
        let client = self.one_of(self.clients.len());
        let viewer = self.clients[client].viewer;
        match viewer {
            Some(viewer) if self.chance(2) => {
                self.clients[client].forget();
                self.clients[client].open.clear();
                self.host.give(Input::Gone(viewer));
            }
            Some(viewer) => self.host.give(Input::Behind(viewer)),
            None => self.connect(client),
        }
    }

    fn connect(&mut self, client: usize) {
        self.next_viewer += 1;
        let viewer = ViewerId(self.next_viewer);
        let account = self.clients[client].account.clone();
        self.clients[client].viewer = Some(viewer);
        let who = Who { account, key: None };
        self.host.give(Input::Connect(viewer, who));
        self.hear();
        // What was not answered is sent again, by its old id.
        let open: Vec<(String, Value)> = self.clients[client].open.clone().into_iter().collect();
        for (id, ask) in open {
            self.send(client, &id, ask);
        }
    }

    fn crash(&mut self) {
        self.clients.iter_mut().for_each(Client::forget);
        self.host.crash();
        for client in 0..self.clients.len() {
            self.connect(client);
        }
    }

    fn pass_time(&mut self) {
        let millis = [5, 700, 4_000, 30_000, 400_000, 90_000_000][self.one_of(60) % 11 % 6];
        self.host.now = Moment(self.host.now.0 + millis);
        self.host.give(Input::Now);
    }

    fn deed(&mut self, client: usize, deed: Deed) {
        self.tickets += 1;
        let account = self.clients[client].account.clone();
        let who = Who { account, key: None };
        self.host.give(Input::Do(Ticket(self.tickets), who, deed));
    }

    fn do_something_once(&mut self) {
        let client = self.one_of(self.clients.len());
        let deed = match self.host.rng.random_range(0..30) {
            0..=7 => Deed::Leave,
            8..=22 => Deed::Back,
            23 if self.chance(3) => Deed::Resign(None),
            24 => Deed::Rematch,
            25 => Deed::Join(None),
            26 => Deed::Close,
            _ => Deed::Start,
        };
        self.deed(client, deed);
    }

    /// Sends something once more that was sent before, in this tab or in another.
    fn repeat(&mut self) {
        if self.sent.is_empty() {
            return;
        }
        let at = self.one_of(self.sent.len());
        let (id, (by, ask)) = self.sent.iter().nth(at).expect("it is there");
        let (id, by, ask) = (id.clone(), *by, ask.clone());
        if self.clients[by].viewer.is_some() && !self.clients[by].open.contains_key(&id) {
            self.send(by, &id, ask);
        }
    }

    fn ask(&mut self) {
        let client = self.one_of(self.clients.len());
        if self.clients[client].viewer.is_none() {
            return self.connect(client);
        }
        let Some(ask) = self.something_to_ask(client) else {
            return;
        };
        self.next_id += 1;
        let id = format!("id-{}", self.next_id);
        self.sent.insert(id.clone(), (client, ask.clone()));
        self.send(client, &id, ask);
    }

    fn send(&mut self, client: usize, id: &str, ask: Value) {
        let Some(viewer) = self.clients[client].viewer else {
            return;
        };
        let request = json!({ "id": id, "ask": ask }).to_string();
        self.clients[client].open.insert(id.to_owned(), ask);
        let request: Request = table::wire::parse(&request).expect("a request");
        self.host.give(Input::Ask(viewer, request));
    }

    fn something_to_ask(&mut self, client: usize) -> Option<Value> {
        let kind = self.host.rng.random_range(0..40);
        let looks = &self.clients[client];
        let seats = looks.seats.clone();
        if kind == 0 {
            return Some(json!({ "log": { "from": 0, "to": 20 } }));
        }
        if kind == 1 {
            let on = !looks.outline;
            self.clients[client].outline = on;
            return Some(json!({ "outline": { "on": on } }));
        }
        if kind == 2 {
            return Some(json!({ "past": { "moment": 1 } }));
        }
        if kind == 3 || (looks.face.is_none() && !seats.is_empty()) {
            let seat = seats.get(self.one_of(seats.len().max(1)))?;
            return Some(json!({ "show": { "seat": seat } }));
        }
        let seat = looks.face?;
        let decision = looks.decision()?.clone();
        let number = match kind {
            4 => json!(0),
            _ => decision["number"].clone(),
        };
        Some(match kind {
            5 => json!({ "hint": { "seat": seat } }),
            6 => json!({ "considered": { "seat": seat } }),
            7..=9 => {
                let own = self.clients[client].own_to_take_back();
                let count = 1 + self.one_of(own.max(1));
                json!({ "undo": { "seat": seat, "decision": number, "count": count } })
            }
            10 => json!({ "ask_undo": { "seat": seat } }),
            11 | 12 => {
                json!({ "answer_undo": { "seat": seat, "agree": kind == 11 } })
            }
            18 => json!({ "stand_in": { "seat": seat, "away": (seat.0 + 1) % 3 } }),
            13 | 14 => json!({ "confirm": { "seat": seat, "decision": number } }),
            _ => {
                let legal = decision["legal"].as_array()?;
                let at = self.host.rng.random_range(0..legal.len().max(1));
                let action = legal.get(at)?["action"].clone();
                match kind {
                    15 | 16 => json!({ "try": { "seat": seat, "actions": [action] } }),
                    17 => json!({ "why": { "seat": seat, "action": action } }),
                    _ => json!({ "act": { "seat": seat, "decision": number, "actions": [action],
                        "confirm": kind < 22, "unless_reveals": kind % 3 == 0 } }),
                }
            }
        })
    }

    /// Everybody hears what was said to them.
    fn hear(&mut self) {
        for (viewer, say) in std::mem::take(&mut self.host.said) {
            let hears = |client: &&mut Client| client.viewer == Some(viewer);
            if let Some(client) = self.clients.iter_mut().find(hears) {
                client.hear(&say);
            }
        }
        self.check_answers();
    }

    /// What was done is in the log.
    fn check_answers(&mut self) {
        let changes = |ask: &Value| {
            let kind = ask.as_object().and_then(|ask| ask.keys().next().cloned());
            matches!(
                kind.as_deref(),
                Some("act" | "confirm" | "undo" | "ask_undo" | "answer_undo")
            )
        };
        for client in &mut self.clients {
            for id in client.done.drain(..) {
                let (by, ask) = &self.sent[&id];
                let account = PEOPLE.get(*by % 3).copied().unwrap_or_default();
                let kept = self.host.ids.contains(&format!("{account} {id}"));
                assert!(
                    kept || !changes(ask),
                    "{id} was done, but not stored: {ask}"
                );
            }
            for (id, code) in client.refused.drain(..) {
                let (by, _) = &self.sent[&id];
                let account = PEOPLE.get(*by % 3).copied().unwrap_or_default();
                let kept = self.host.ids.contains(&format!("{account} {id}"));
                assert!(!kept, "{id} was refused ({code}), but stored");
            }
        }
    }

    /// What everybody has before them is what is on disk, and tells no secret.
    fn check(&mut self) {
        let changed = self.checked != self.host.changes;
        self.checked = self.host.changes;
        for client in 0..self.clients.len() {
            let looks = &mut self.clients[client];
            let told = std::mem::take(&mut looks.told);
            if !looks.joined || !(told || changed) {
                continue;
            }
            let looks = &self.clients[client];
            assert_eq!(looks.phase, json!(self.host.phase()), "the phase");
            let eye = looks.face.map_or(Eye::Spectator, Eye::Seat);
            let outline = looks
                .place
                .as_ref()
                .is_some_and(|place| place.contains_key("outline"));
            let should = self.host.should_see(eye, outline);
            let Some(mut should) = should else {
                assert!(looks.place.is_none(), "a place before the start");
                continue;
            };
            let mut has = json!(looks.place.as_ref().expect("a place"));
            same_log(&mut has, &mut should);
            if let Some(other) = difference("place", &has, &should) {
                panic!("{eye:?} has {other}");
            }
            self.check_secrets(client, eye);
        }
    }

    fn check_secrets(&mut self, client: usize, eye: Eye) {
        if self.host.phase() != Phase::Playing || !self.chance(4) {
            return;
        }
        let Some((view, legal)) = self.host.might_as_well_see(eye) else {
            return;
        };
        let place = self.clients[client].place.as_ref().expect("a place");
        let secret = difference("view", &place["view"], &view);
        let secret = secret.or_else(|| difference("legal", &place["decision"]["legal"], &legal));
        if let Some(secret) = secret {
            panic!("{eye:?} was told a secret: {secret}");
        }
    }
}

/// The first place where what somebody has is other than it should be.
fn difference(path: &str, has: &Value, should: &Value) -> Option<String> {
    match (has, should) {
        (Value::Object(a), Value::Object(b)) => {
            let keys: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            let nothing = Value::Null;
            let mut values = keys.into_iter().map(|key| {
                let (a, b) = (
                    a.get(key).unwrap_or(&nothing),
                    b.get(key).unwrap_or(&nothing),
                );
                (format!("{path}.{key}"), a, b)
            });
            values.find_map(|(path, a, b)| difference(&path, a, b))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut values = a.iter().zip(b).enumerate();
            values.find_map(|(i, (a, b))| difference(&format!("{path}.{i}"), a, b))
        }
        _ => (has != should).then(|| format!("{path}: {has} instead of {should}")),
    }
}

/// On joining only the last events are told: what both have is compared.
fn same_log(has: &mut Value, should: &mut Value) {
    let from = |place: &Value| place["events"]["from"].as_u64().unwrap_or_default();
    let first = from(has).max(from(should));
    for place in [has, should] {
        let skip = (first - from(place)) as usize;
        let list = place["events"]["list"].as_array_mut().expect("a list");
        list.drain(..skip.min(list.len()));
        place["events"]["from"] = json!(first);
    }
}

fn setup(rng: &mut ChaCha8Rng) -> Setup {
    let names = ["race", "mars", "planet", "moon", "comets"];
    let game = names[rng.random_range(0..names.len())];
    let options = games::default_options(game).expect("a game");
    let person = |name: &str| Holder::Person(name.to_owned());
    let bot = || Holder::Bot("random".to_owned());
    let seats = match rng.random_range(0..6) {
        0 => vec![person("anna"), bot()],
        1 => vec![person("anna"), person("anna")],
        2 => vec![person("ben"), bot(), person("anna")],
        3 => vec![person("anna"), person("ben"), person("cleo")],
        _ => vec![person("anna"), person("ben")],
    };
    // Whoever may be rated sometimes is.
    let is_person = |holder: &Holder| matches!(holder, Holder::Person(_));
    let twice = seats.len() > 1 && seats[0] == seats[1];
    let rated = seats.iter().all(is_person) && !twice && rng.random_bool(0.3);
    let clock = match rng.random_range(0..4) {
        0 | 1 if rated => ClockRules::ByMail { days: 1 },
        _ if rated => ClockRules::Live {
            bank: 60,
            increment: 5,
        },
        0 => ClockRules::Live {
            bank: 60,
            increment: 5,
        },
        _ => ClockRules::None,
    };
    let rules = TableRules {
        confirm_turn: rng.random_bool(0.4),
        start_when_full: false,
        flag: if rng.random_bool(0.3) {
            Flag::End
        } else {
            Flag::Bot
        },
        clock,
        take_back: [None, Some(TakeBack::Free), Some(TakeBack::Fair)][rng.random_range(0..3)],
        rated,
        hints: !rated,
        ..TableRules::default()
    };
    Setup {
        game: game.to_owned(),
        options: serde_json::from_str(options.get()).expect("options"),
        rules,
        host: "anna".to_owned(),
        key: "key".to_owned(),
        seats,
        created: Moment(1_000_000),
        series: None,
        lesson: None,
        position: None,
    }
}
