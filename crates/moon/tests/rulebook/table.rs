//! A table to try rules at: positions are written as JSON, by the names on the sheets.

use moon::{Action, Illegal, Moon, Opponent, Options, Phase};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{
    Chance, Event as _, Events, Game, Outcome, PileScript, Revealed, Score, Seat, SeatSet, Seed,
    Viewer,
};

/// A game with a few hands to reach into it.
pub(crate) struct Table {
    pub(crate) game: Moon,
    pub(crate) events: Vec<moon::Event>,
}

/// What stands on a sheet, for one to write on.
pub(crate) struct Paper<'a>(&'a mut Value);

impl Paper<'_> {
    pub(crate) fn numbers(&mut self, slots: &[(&str, u8)]) -> &mut Self {
        for (slot, number) in slots {
            self.0["slots"][*slot] = json!(number);
        }
        self
    }

    pub(crate) fn fill(&mut self, slots: &[&str], content: &str) -> &mut Self {
        for slot in slots {
            self.0["slots"][*slot] = json!(content);
        }
        self
    }

    pub(crate) fn xs(&mut self, slots: &[&str]) -> &mut Self {
        self.fill(slots, "x")
    }

    fn add(&mut self, list: &str, names: &[&str]) -> &mut Self {
        let list = self.0[list].as_array_mut().expect("a list of names");
        for name in names.iter().filter(|name| **name != "*") {
            if !list.contains(&json!(name)) {
                list.push(json!(name));
            }
        }
        self
    }

    pub(crate) fn circle(&mut self, marks: &[&str]) -> &mut Self {
        self.add("circled", marks)
    }

    pub(crate) fn cross(&mut self, marks: &[&str]) -> &mut Self {
        self.add("crossed", marks)
    }

    pub(crate) fn draw(&mut self, lines: &[&str]) -> &mut Self {
        self.add("lines", lines)
    }
}

/// `n01` to `n04`.
pub(crate) fn slots(from: u8, to: u8) -> Vec<String> {
    (from..=to).map(|n| format!("n{n:02}")).collect()
}

/// Borrowed names.
pub(crate) fn refs(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

impl Table {
    pub(crate) fn new(scenario: u8, seats: usize) -> Table {
        Table::scripted(scenario, seats, &[])
    }

    /// A table whose piles give these cards.
    pub(crate) fn scripted(scenario: u8, seats: usize, draws: &[(&str, &[&str])]) -> Table {
        let options = json!({ "scenario": scenario });
        let options: Options = serde_json::from_value(options).expect("options");
        Table::with(&options, seats, draws)
    }

    /// A solo table.
    pub(crate) fn solo(scenario: u8, opponent: Opponent, draws: &[(&str, &[&str])]) -> Table {
        let scenario = scenario.try_into().expect("a scenario");
        Table::with(&Options { scenario, opponent }, 1, draws)
    }

    fn with(options: &Options, seats: usize, draws: &[(&str, &[&str])]) -> Table {
        let script = |cards: &[&str]| PileScript::draws(cards.iter().copied());
        let piles = draws.iter();
        let piles = piles.map(|(pile, cards)| ((*pile).to_owned(), script(cards)));
        let piles: BTreeMap<String, PileScript> = piles.collect();
        let chance = Chance::scripted(Seed::from(1), piles);
        let game = Moon::new(options, seats, chance).expect("a setup");
        assert_eq!(game.chance().fault(), None);
        Table {
            game,
            events: Vec::new(),
        }
    }

    /// Writes the state anew.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Self {
        let mut state = serde_json::to_value(&self.game).expect("a state is JSON");
        change(&mut state);
        self.game = serde_json::from_value(state).expect("a state that can be read");
        self
    }

    /// Writes on a sheet; the running answers see it.
    pub(crate) fn sheet(&mut self, sheet: usize, write: impl Fn(&mut Paper)) -> &mut Self {
        self.edit(|state| {
            write(&mut Paper(&mut state["sheets"][sheet]));
            let whole = state["sheets"][sheet].clone();
            let battle = state["scenario"] == json!(8);
            let (turn, sheets) = (
                state["turn"].as_u64(),
                state["sheets"].as_array().map(Vec::len),
            );
            let guests = battle && turn.is_some_and(|turn| turn % 2 == 0);
            let seats = state["answers"].as_array().map_or(0, Vec::len);
            for seat in 0..seats {
                let sheets = sheets.unwrap_or(1);
                let active = if guests {
                    (seat + sheets - 1) % sheets
                } else {
                    seat
                };
                if active == sheet {
                    state["answers"][seat]["sheet"] = whole.clone();
                }
            }
        })
    }

    /// Puts these combinations on offer, and asks everybody anew.
    pub(crate) fn offer(&mut self, offers: [(u8, &str); 3]) -> &mut Self {
        let deck: Value = serde_json::from_str(include_str!("../../data/deck.json")).expect("deck");
        let cards = deck["cards"].as_array().expect("cards").clone();
        let find = |key: &str, value: Value| {
            let card = cards
                .iter()
                .find(|card| card[key] == value)
                .expect("a card");
            let action = card["action"].as_str().expect("an action");
            json!(format!("{}_{action}", card["number"]))
        };
        self.edit(|state| {
            for (i, (number, action)) in offers.into_iter().enumerate() {
                state["stacks"][i]["top"] = find("number", json!(number));
                state["stacks"][i]["flipped"] = find("action", json!(action));
            }
        });
        self.ask_again()
    }

    /// Lets everybody answer the running step anew.
    pub(crate) fn ask_again(&mut self) -> &mut Self {
        use rand::SeedableRng;
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(0);
        self.game = self.game.determinize(SeatSet::EMPTY, &mut rng);
        // Who is left without a choice by what was written is not asked.
        self.edit(|state| {
            let answers = state["answers"]
                .as_array()
                .into_iter()
                .flatten()
                .enumerate();
            let open = answers.filter(|(_, answer)| answer["agenda"] != json!([]));
            let open: Vec<usize> = open.map(|(seat, _)| seat).collect();
            state["asked"] = json!(open);
            state["waiting"] = json!(open);
        })
    }

    pub(crate) fn state(&self) -> Value {
        serde_json::to_value(&self.game).expect("a state is JSON")
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.view(Viewer::Referee).phase
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Value> {
        let mut actions = Vec::new();
        self.game.legal_actions(Seat(seat), &mut actions);
        let json = actions.iter().map(serde_json::to_value);
        json.map(|value| value.expect("an action is JSON"))
            .collect()
    }

    pub(crate) fn may(&self, seat: u8, action: &Value) -> bool {
        self.legal(seat).contains(action)
    }

    /// What of a kind of action is listed: the slots that can be written in, the names to choose.
    pub(crate) fn listed(&self, seat: u8, kind: &str) -> Vec<String> {
        let of = |action: &Value| match &action[kind] {
            Value::String(name) => Some(name.clone()),
            Value::Object(fields) => fields["slot"].as_str().map(str::to_owned),
            _ => None,
        };
        let mut names: Vec<String> = self.legal(seat).iter().filter_map(of).collect();
        names.sort();
        names.dedup();
        names
    }

    pub(crate) fn refuse(&self, seat: u8, action: Value) -> Illegal {
        let action: Action = serde_json::from_value(action).expect("an action");
        self.game.check(Seat(seat), &action).expect_err("a refusal")
    }

    pub(crate) fn play(&mut self, seat: u8, action: Value) -> &mut Self {
        let _ = self.reveal(seat, action);
        self
    }

    /// Plays and tells what it brought to light.
    #[allow(clippy::needless_pass_by_value, reason = "written on the spot")]
    pub(crate) fn reveal(&mut self, seat: u8, action: Value) -> Revealed {
        let text = action.to_string();
        let action: Action = serde_json::from_value(action).expect("an action");
        let mut events = Events::on();
        let result = self.game.apply(Seat(seat), &action, &mut events);
        self.events.extend(events.take());
        result.unwrap_or_else(|reason| panic!("{text} is refused: {reason:?}"))
    }

    /// Picks a combination and writes its number.
    pub(crate) fn write(&mut self, seat: u8, number: u8, action: &str, slot: &str) -> &mut Self {
        self.pick(seat, number, action);
        self.place(seat, number, slot)
    }

    pub(crate) fn pick(&mut self, seat: u8, number: u8, action: &str) -> &mut Self {
        let pick = json!({"pick": {"number": number, "action": action}});
        if self.may(seat, &pick) {
            self.play(seat, pick);
        }
        self
    }

    pub(crate) fn place(&mut self, seat: u8, number: u8, slot: &str) -> &mut Self {
        self.play(seat, json!({"write": {"number": number, "slot": slot}}))
    }

    pub(crate) fn choose(&mut self, seat: u8, name: &str) -> &mut Self {
        self.play(seat, json!({ "choose": name }))
    }

    pub(crate) fn say(&mut self, seat: u8, word: &str) -> &mut Self {
        self.play(seat, json!(word))
    }

    /// Lets a seat finish the running step: it declines what it can.
    pub(crate) fn finish(&mut self, seat: u8) -> &mut Self {
        let (turn, phase) = (self.state()["turn"].clone(), self.phase());
        while self.game.deciders().contains(Seat(seat))
            && self.state()["turn"] == turn
            && self.phase() == phase
        {
            let legal = self.legal(seat);
            let easy = [json!("decline"), json!("done")]
                .into_iter()
                .find(|a| legal.contains(a));
            let action = easy.unwrap_or_else(|| legal[0].clone());
            self.play(seat, action);
        }
        self
    }

    /// Goes past the setup of scenario 6.
    pub(crate) fn finish_setup(&mut self) -> &mut Self {
        while self.phase() == Phase::Setup {
            self.finish_all();
        }
        self
    }

    /// Lets all finish the running step.
    pub(crate) fn finish_all(&mut self) -> &mut Self {
        for seat in 0..self.game.seat_count() as u8 {
            let (turn, phase) = (self.state()["turn"].clone(), self.phase());
            self.finish(seat);
            if self.state()["turn"] != turn || self.phase() != phase {
                break;
            }
        }
        self
    }

    /// What a sheet shows to the referee: the running answer of its player.
    pub(crate) fn paper(&self, seat: u8) -> Value {
        self.state()["answers"][usize::from(seat)]["sheet"].clone()
    }

    /// What stands on a sheet for all to see.
    pub(crate) fn public(&self, sheet: u8) -> Value {
        self.state()["sheets"][usize::from(sheet)].clone()
    }

    pub(crate) fn circled(&self, seat: u8, mark: &str) -> bool {
        has(&self.paper(seat)["circled"], mark)
    }

    pub(crate) fn crossed(&self, seat: u8, mark: &str) -> bool {
        has(&self.paper(seat)["crossed"], mark)
    }

    /// How many marks with this beginning are crossed off.
    pub(crate) fn crossed_off(&self, seat: u8, prefix: &str) -> usize {
        count(&self.paper(seat)["crossed"], prefix)
    }

    pub(crate) fn circled_of(&self, seat: u8, prefix: &str) -> usize {
        count(&self.paper(seat)["circled"], prefix)
    }

    pub(crate) fn score(&self, seat: usize) -> Score {
        self.game.standings(Viewer::Referee).seats[seat].clone()
    }

    pub(crate) fn points(&self, seat: usize, part: &str) -> i32 {
        let score = self.score(seat);
        let line = score.breakdown.iter().find(|line| line.name == part);
        line.unwrap_or_else(|| panic!("no part {part}")).points
    }

    /// Whether a seat has something left to decide.
    pub(crate) fn game_waits_for(&self, seat: u8) -> bool {
        self.game.deciders().contains(Seat(seat))
    }

    /// The seats that take part in the running step.
    pub(crate) fn game_asked(&self) -> Vec<u8> {
        self.game.asked().iter().map(|seat| seat.0).collect()
    }

    /// Ends the game as it stands.
    pub(crate) fn over(&mut self) -> &mut Self {
        self.edit(|state| {
            state["phase"] = json!("over");
            state["asked"] = json!([]);
            state["waiting"] = json!([]);
        })
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    pub(crate) fn happened(&self, what: impl Fn(&moon::What) -> bool) -> bool {
        let seen = self
            .events
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Spectator));
        seen.into_iter().any(|event| what(&event.what))
    }
}

fn has(list: &Value, name: &str) -> bool {
    list.as_array()
        .is_some_and(|list| list.contains(&json!(name)))
}

fn count(list: &Value, prefix: &str) -> usize {
    let names = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    names.filter(|name| name.starts_with(prefix)).count()
}
