//! What a worker in the page does, without a browser: storage in memory, thoughts at once.

use bots::Clock;
use browser::{Came, Given, Host, Input, Io, Job, Op, Output, Store, think};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;
use table::api::Moment;
use tabletop::Seed;

/// A device: what is kept on it, and which tab holds which table.
#[derive(Clone, Default)]
pub(crate) struct Device {
    pub(crate) texts: BTreeMap<(Store, String), String>,
    pub(crate) entries: BTreeMap<(String, u32), String>,
    pub(crate) held: BTreeSet<String>,
    /// What the next writes come to instead of being stored.
    pub(crate) trouble: VecDeque<Came>,
}

impl Device {
    fn do_(&mut self, io: Io) -> Came {
        match io {
            Io::Get { store, key } => Came::Text(self.texts.get(&(store, key)).cloned()),
            Io::All { store } => {
                let texts = self.texts.iter().filter(|((of, _), _)| *of == store);
                Came::Texts(
                    texts
                        .flat_map(|((_, key), text)| [key.clone(), text.clone()])
                        .collect(),
                )
            }
            Io::Log { table } => {
                let log = self.entries.range((table.clone(), 0)..=(table, u32::MAX));
                Came::Texts(log.map(|(_, text)| text.clone()).collect())
            }
            Io::Write(ops) => self.write(ops),
            Io::Hold { table, take } => Came::Held(self.held.insert(table) || take),
            Io::Release { table } => {
                self.held.remove(&table);
                Came::Stored
            }
        }
    }

    fn write(&mut self, ops: Vec<Op>) -> Came {
        if let Some(trouble) = self.trouble.pop_front() {
            return trouble;
        }
        let mut after = self.clone();
        for op in ops {
            match op {
                Op::Enter { table, at, text } => {
                    if after.entries.insert((table, at), text).is_some() {
                        return Came::Taken;
                    }
                }
                Op::Put { store, key, text } => {
                    after.texts.insert((store, key), text);
                }
                Op::Delete { store, key } => {
                    after.texts.remove(&(store, key));
                }
                Op::DeleteLog { table } => after.entries.retain(|(of, _), _| *of != table),
            }
        }
        *self = after;
        Came::Stored
    }
}

/// A clock that stands still: searches go by their number of iterations.
#[derive(Clone)]
pub(crate) struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A tab: an engine, and what it has said.
#[derive(Default)]
pub(crate) struct Tab {
    host: Host,
    turns: u64,
    answers: BTreeMap<u64, (u16, Value)>,
    /// What was said to each viewer.
    pub(crate) said: BTreeMap<u64, Vec<Value>>,
}

impl Tab {
    /// Something happens, and all that follows from it.
    pub(crate) fn give(&mut self, device: &mut Device, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            self.turns += 1;
            let given = Given {
                now: Moment(1_700_000_000_000 + 10 * self.turns as i64),
                random: Seed::from(self.turns),
                input,
            };
            for output in self.host.give(given) {
                inputs.extend(self.perform(device, output));
            }
        }
    }

    fn perform(&mut self, device: &mut Device, output: Output) -> Option<Input> {
        match output {
            Output::Answer {
                ticket,
                status,
                body,
            } => {
                let body = serde_json::from_str(body.get()).expect("JSON");
                self.answers.insert(ticket, (status, body));
            }
            Output::Say { viewers, say } => {
                let say = serde_json::to_value(&say).expect("JSON");
                for viewer in viewers {
                    self.said.entry(viewer).or_default().push(say.clone());
                }
            }
            Output::Io { number, io } => {
                let came = device.do_(io);
                return Some(Input::Io { number, came });
            }
            Output::Work { number, job, .. } => {
                // As it goes from worker to worker.
                let job = serde_json::to_string(&job).expect("JSON");
                let job: Job = serde_json::from_str(&job).expect("a job");
                let thought = think(job, Still);
                return Some(Input::Worked { number, thought });
            }
            Output::Drop { .. } | Output::Wake { .. } => {}
        }
        None
    }

    /// Asks once.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "it is written where it is called"
    )]
    pub(crate) fn call(
        &mut self,
        device: &mut Device,
        method: &str,
        path: &str,
        body: Value,
    ) -> Result<Value, Value> {
        let ticket = self.turns + 1_000_000;
        let body = (!body.is_null()).then(|| ::games::json(&body));
        let (method, path) = (method.to_owned(), path.to_owned());
        let call = Input::Call {
            ticket,
            method,
            path,
            body,
        };
        self.give(device, call);
        match self.answers.remove(&ticket).expect("an answer") {
            (200, body) => Ok(body),
            (_, refusal) => Err(refusal),
        }
    }

    pub(crate) fn get(&mut self, device: &mut Device, path: &str) -> Value {
        let answer = self.call(device, "GET", path, Value::Null);
        answer.unwrap_or_else(|refusal| panic!("{path}: {refusal}"))
    }

    pub(crate) fn post(&mut self, device: &mut Device, path: &str, body: Value) -> Value {
        let answer = self.call(device, "POST", path, body);
        answer.unwrap_or_else(|refusal| panic!("{path}: {refusal}"))
    }

    /// Opens a table; gives what is said first.
    pub(crate) fn open(&mut self, device: &mut Device, viewer: u64, table: &str) -> Value {
        let table = table.to_owned();
        let take = false;
        self.give(
            device,
            Input::Open {
                viewer,
                table,
                take,
            },
        );
        self.said(viewer)[0].clone()
    }

    /// What was said to a viewer since somebody last listened.
    pub(crate) fn said(&mut self, viewer: u64) -> Vec<Value> {
        self.said.remove(&viewer).unwrap_or_default()
    }

    /// Asks at a table; gives the answer.
    pub(crate) fn ask(&mut self, device: &mut Device, viewer: u64, ask: &Value) -> Value {
        let id = format!("ask-{}", self.turns);
        let text = json!({ "id": id, "ask": ask }).to_string();
        self.give(device, Input::Ask { viewer, text });
        let said = self.said.get(&viewer).into_iter().flatten();
        let mut answers = said.filter_map(|say| say.get("answer"));
        let answer = answers.find(|answer| answer["id"] == id.as_str());
        answer.expect("an answer")["answer"].clone()
    }
}

/// A device on which somebody has a name, and a tab there.
pub(crate) fn somebody() -> (Device, Tab) {
    let (mut device, mut tab) = (Device::default(), Tab::default());
    tab.post(&mut device, "/guest", json!({ "name": "Anna" }));
    (device, tab)
}
