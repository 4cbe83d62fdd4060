//! Every component of the box, with its text generated from its effects.

use crate::astra::{ASTRA, AstraCard, BonusSource, OpponentCard};
use crate::cards::{Card, DECK, Letter, MissionCard, Reward, Symbol};
use crate::options::Scenario;
use crate::sheets::Board;
use tabletop::Message;

mod printed;

pub use printed::Printed;
use printed::{AstraEffectData, StarshipData};

type Entry = tabletop::Entry<Printed>;

pub(crate) fn catalogue() -> Vec<Entry> {
    let mut entries = Vec::new();
    entries.extend(Scenario::ALL.map(sheet));
    entries.extend(starships());
    entries.extend(MissionCard::all().map(mission));
    entries.extend(ASTRA.opponents.iter().map(opponent));
    entries.extend(ASTRA.scenarios.iter().map(astra_scenario));
    entries.extend(Letter::ALL.map(effect));
    entries
}

fn entry(id: String, kind: &'static str, name: Message, data: Printed) -> Entry {
    Entry {
        id,
        kind: Message::new(kind),
        name,
        facts: Vec::new(),
        text: Vec::new(),
        data,
    }
}

fn sheet(scenario: Scenario) -> Entry {
    let board = Board::of(scenario);
    let id = format!("scenario_{}", scenario.number());
    let data = Printed::Sheet(&board.raw);
    let mut entry = entry(id, "moon-kind-sheet", scenario.words(), data);
    entry
        .facts
        .push(Message::new("moon-fact-slots").with("n", board.slots.count_ones() as i64));
    for (i, stars) in board.raw.stars.iter().enumerate() {
        let fact = Message::new("moon-fact-stars")
            .with("rank", i + 1)
            .with("n", *stars);
        entry.facts.push(fact);
    }
    entry
        .text
        .push(Message::new(format!("moon-rule-{}", scenario.number())));
    for symbol in Symbol::ALL {
        let Some(effect) = board.actions[symbol as usize] else {
            continue;
        };
        let mut lines = board.effects[usize::from(effect)].words(board);
        if symbol == Symbol::Astronaut {
            lines.insert(0, Message::new("moon-effect-change_number"));
        }
        // Whole sentences, one after the other.
        let then = |first: Message, next: Message| {
            let both = Message::new("moon-effect-then").with("first", first);
            both.with("next", next)
        };
        if let Some(effects) = lines.into_iter().reduce(then) {
            let text = Message::new("moon-action-text").with("action", symbol.words());
            entry.text.push(text.with("effects", effects));
        }
    }
    entry
}

/// Alike cards are listed once, with their number.
fn starships() -> Vec<Entry> {
    let mut kinds: Vec<Card> = DECK.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let kinds = kinds.into_iter().map(|card| {
        let copies = DECK.iter().filter(|other| **other == card).count();
        let data = Printed::Starship(StarshipData {
            number: card.number(),
            action: card.symbol(),
            copies,
        });
        let mut entry = entry(card.into(), "moon-kind-starship", card.words(), data);
        entry
            .facts
            .push(Message::new("moon-fact-copies").with("n", copies));
        entry
    });
    kinds.collect()
}

fn mission(card: MissionCard) -> Entry {
    let face = card.face();
    let name = Message::new("moon-mission-card")
        .with("letter", face.letter.words())
        .with("number", face.card_no);
    let mut entry = entry(
        face.id.clone(),
        "moon-kind-mission",
        name,
        Printed::Mission(face),
    );
    entry.facts.push(face.scenario.words());
    entry.facts.push(face.reward.words());
    entry.text.push(face.criterion.words());
    if let Some(virus) = face.virus {
        entry
            .text
            .push(Message::new("moon-mission-virus").with("virus", virus.words()));
    }
    entry
}

impl Reward {
    /// The two values in words.
    pub(crate) fn words(self) -> Message {
        match self {
            Reward::Points { first, later } => Message::new("moon-reward-points")
                .with("first", first)
                .with("later", later),
            Reward::Rockets { first, later } => Message::new("moon-reward-rockets")
                .with("first", first)
                .with("later", later),
            Reward::Symbol => Message::new("moon-reward-symbol"),
        }
    }
}

fn opponent(card: &'static OpponentCard) -> Entry {
    let id = card.id.id().to_owned();
    let mut entry = entry(
        id,
        "moon-kind-opponent",
        card.id.words(),
        Printed::Opponent(card),
    );
    let points = Symbol::ALL.map(|symbol| {
        Message::new("moon-fact-points")
            .with("action", symbol.words())
            .with("n", card.points.of(symbol))
    });
    entry.facts.extend(points);
    entry
}

fn astra_scenario(card: &'static AstraCard) -> Entry {
    let id = format!("astra_{}", card.scenario.number());
    let data = Printed::AstraScenario(card);
    let mut entry = entry(id, "moon-kind-astra_scenario", card.scenario.words(), data);
    if card.scenario == Scenario::Launch {
        entry.facts.push(Message::new("moon-fact-track"));
    } else {
        entry
            .facts
            .push(Message::new("moon-fact-fixed").with("n", card.fixed));
        entry
            .facts
            .push(Message::new("moon-fact-per_level").with("n", card.per_level));
    }
    let of = match card.bonus.of {
        BonusSource::BonusFirstClaimed => "first",
        BonusSource::OwnSabotageTriggered => "sabotage",
        BonusSource::OwnVirusActivated => "virus",
        BonusSource::OwnFlags => "flags",
    };
    let bonus = Message::new("moon-bonus")
        .with("n", card.bonus.gain)
        .with("of", of);
    entry.text.push(bonus.with("boxes", card.bonus.boxes));
    let letters: Vec<Message> = card
        .effect
        .letters
        .iter()
        .map(|letter| letter.words())
        .collect();
    let effect = Message::new(format!("moon-astra-effect-{}", card.scenario.number()));
    entry.text.push(effect.with("letters", letters));
    entry
}

fn effect(letter: Letter) -> Entry {
    let card = Card::effect(letter);
    let data = Printed::Effect(AstraEffectData { letter });
    let mut entry = entry(card.into(), "moon-kind-effect", card.words(), data);
    entry.text.push(Message::new("moon-effect-card-first"));
    entry
        .text
        .push(Message::new("moon-effect-card-second").with("letter", letter.words()));
    entry
}
