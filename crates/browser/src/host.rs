//! The module's one entrance: what happens goes in, what is to be done comes out.

use crate::call;
use crate::hall::{Hall, Task};
use crate::wire::{Given, Input, Output};
use games::Json;
use std::rc::Rc;
use std::task::{Context, Waker};
use table::api::{Code, Raw, Refusal, Say};
use table::{ViewerId, wire};

/// All tables of this device.
#[derive(Default)]
pub struct Host {
    hall: Rc<Hall>,
    tasks: Vec<Task>,
}

impl Host {
    /// Takes what has happened, and says what is to be done.
    pub fn give(&mut self, given: Given) -> Vec<Output> {
        self.hall.turn(given.now, given.random.0);
        self.take(given.input);
        self.go_on();
        self.hall.rest();
        self.hall.with(|inside| {
            let machines = inside.tables.values().map(|driven| driven.machine());
            let wake = machines.filter_map(|machine| machine.wake_at()).min();
            inside.out.extend(wake.map(|at| Output::Wake { at }));
            std::mem::take(&mut inside.out)
        })
    }

    fn take(&mut self, input: Input) {
        let hall = &self.hall;
        match input {
            Input::Call {
                ticket,
                method,
                path,
                body,
            } => hall.spawn(answer(Rc::clone(hall), ticket, method, path, body)),
            Input::Open {
                viewer,
                table,
                take,
            } => hall.spawn(open(Rc::clone(hall), viewer, table, take)),
            Input::Ask { viewer, text } => self.ask(viewer, &text),
            Input::Gone { viewer } => {
                if let Some(table) = hall.with(|inside| inside.viewers.remove(&viewer)) {
                    hall.give(&table, table::Input::Gone(ViewerId(viewer)));
                }
            }
            Input::Io { number, came } => hall.with(|inside| inside.arrived.io(number, came)),
            Input::Worked { number, thought } => {
                hall.with(|inside| inside.arrived.thought(number, thought));
            }
            Input::Lost { table } => hall.lose(&table),
            Input::Fault { table, why } => {
                let hall = Rc::clone(hall);
                let freeze = async move { hall.freeze(&table, why).await };
                self.hall.spawn(freeze);
            }
            Input::Broken { table } => {
                hall.with(|inside| inside.broken.insert(table));
            }
            Input::Now => {
                let tables = hall.with(|inside| inside.tables.keys().cloned().collect::<Vec<_>>());
                for table in tables {
                    hall.give(&table, table::Input::Now);
                }
            }
        }
    }

    fn ask(&self, viewer: u64, text: &str) {
        let table = self
            .hall
            .with(|inside| inside.viewers.get(&viewer).cloned());
        let Some(table) = table else { return };
        match wire::parse(text) {
            Ok(request) => {
                let ask = table::Input::Ask(ViewerId(viewer), request);
                self.hall.give(&table, ask);
            }
            Err((id, refusal)) => {
                let answer = Box::new(table::api::Answer::Refused(refusal));
                let say = Say::Answer { id, answer };
                let viewers = vec![viewer];
                self.hall
                    .with(|inside| inside.out.push(Output::Say { viewers, say }));
            }
        }
    }

    /// Lets every task go on for as long as one of them gets anywhere.
    fn go_on(&mut self) {
        let mut context = Context::from_waker(Waker::noop());
        loop {
            self.tasks
                .extend(self.hall.with(|inside| std::mem::take(&mut inside.tasks)));
            let before = self.tasks.len();
            self.tasks
                .retain_mut(|task| task.as_mut().poll(&mut context).is_pending());
            let begun = self.hall.with(|inside| !inside.tasks.is_empty());
            // What one task waits for another brings when it ends.
            if self.tasks.len() == before && !begun {
                return;
            }
        }
    }
}

async fn answer(hall: Rc<Hall>, ticket: u64, method: String, path: String, body: Option<Json>) {
    let answer = call::call(&hall, &method, &path, body).await;
    let (status, body) = match answer {
        Ok(body) => (200, body),
        Err(refusal) => (status(refusal.code), Raw::of(&refusal)),
    };
    hall.with(|inside| {
        inside.out.push(Output::Answer {
            ticket,
            status,
            body,
        });
    });
}

const fn status(code: Code) -> u16 {
    match code {
        Code::NotFound => 404,
        Code::NotNow | Code::Frozen => 409,
        Code::TooMuch => 429,
        Code::NotStored => 507,
        Code::Internal => 500,
        _ => 400,
    }
}

async fn open(hall: Rc<Hall>, viewer: u64, table: String, take: bool) {
    hall.with(|inside| inside.viewers.insert(viewer, table.clone()));
    let opened = hall.drive(&table, take).await;
    // Who opened it may be gone again.
    let waits = |inside: &mut crate::hall::Inside| inside.viewers.get(&viewer) == Some(&table);
    match opened {
        Ok(()) if hall.with(waits) => {
            let who = hall.who();
            hall.give(&table, table::Input::Connect(ViewerId(viewer), who));
        }
        Ok(()) => {}
        Err(Refusal { message, .. }) => hall.with(|inside| {
            inside.viewers.remove(&viewer);
            let (viewers, say) = (vec![viewer], Say::Closed(message));
            inside.out.push(Output::Say { viewers, say });
        }),
    }
}
