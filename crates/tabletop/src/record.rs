//! A game written down, so that a person can read it and a program can replay it.

use crate::{
    Chance, Events, Game, Outcome, PileName, ScriptFault, ScriptedDraw, Seat, SetupError, Words,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A whole game: how it began, what was played, what happened, how it came out.
///
/// [`Scribe`](crate::Scribe) writes one; [`Record::text`] lays it out for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of the [form](Game::FORM) in which it is written; records of the first form do not name it.
    #[serde(default = "first_form")]
    pub form: u32,
    /// The options.
    pub options: G::Options,
    /// How many sat at the table.
    pub seats: usize,
    /// Chance as it was at the start.
    pub chance: Chance,
    /// Where play began, if it was not the beginning.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<G>>,
    /// Piles that were stacked during play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stacks: Vec<Stack>,
    /// What was played, a line for each seat and step.
    pub lines: Vec<Line<G::Action>>,
    /// What happened, as the referee saw it: a list for each line.
    pub events: Vec<Vec<G::Event>>,
    /// A digest of the state after each line.
    pub digests: Vec<String>,
    /// How it came out; none while it is being played.
    pub outcome: Option<Outcome>,
}

const fn first_form() -> u32 {
    1
}

fn none<G>() -> Option<Box<G>> {
    None
}

/// One seat's actions in one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line<A>(pub Seat, pub Vec<A>);

/// The next draws of a pile, set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// The line that is the first to be played after it, from 0.
    pub line: usize,
    /// The pile.
    pub pile: String,
    /// The cards in the order they will be drawn.
    pub cards: Vec<ScriptedDraw>,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// It is of another game.
    OtherGame {
        /// The game that was expected.
        expected: &'static str,
        /// The record's game.
        found: String,
    },
    /// The game cannot be set up so.
    Setup(SetupError),
    /// The script asks for a card that is not there.
    Script(ScriptFault),
    /// An action is refused: by the same rules the record is wrong, by other rules they have changed.
    Refused {
        /// The line, from 0.
        line: usize,
        /// Which action of the line, from 0.
        action: usize,
        /// The reason.
        reason: crate::Message,
    },
    /// The state differs after a line.
    Differs {
        /// The line, from 0.
        line: usize,
    },
    /// The lines or digests do not fit together, or the outcome is another one.
    Malformed(String),
}

impl<G: Game> Record<G> {
    /// A record of a game that is about to start.
    pub fn start(options: G::Options, seats: usize, chance: Chance) -> Self {
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            form: G::FORM,
            options,
            seats,
            chance,
            position: None,
            stacks: Vec::new(),
            lines: Vec::new(),
            events: Vec::new(),
            digests: Vec::new(),
            outcome: None,
        }
    }

    /// Notes an action that was just played, with its events. Actions of one seat in one step share a line: `goes_on` says
    /// that this one goes on with the last. Its digest is noted once it has ended.
    pub(crate) fn note(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: Vec<G::Event>,
        goes_on: bool,
    ) {
        match (self.lines.last_mut(), self.events.last_mut()) {
            (Some(line), Some(list)) if goes_on => {
                line.1.push(action);
                list.extend(events);
            }
            _ => {
                self.lines.push(Line(seat, vec![action]));
                self.events.push(events);
            }
        }
    }

    /// Notes that the next draws of a pile were set by hand.
    pub fn note_stack(&mut self, pile: PileName, cards: Vec<ScriptedDraw>) {
        let (line, pile) = (self.lines.len(), pile.as_str().to_owned());
        self.stacks.push(Stack { line, pile, cards });
    }

    /// Plays the record from its start and compares every digest, unless it was written in another form; `each` sees the
    /// game after each line. Returns the game as it stands at the end.
    pub fn replay(&self, mut each: impl FnMut(usize, &G, &[G::Event])) -> Result<G, ReplayError> {
        self.fits_together()?;
        let mut game = self.first_state()?;
        for (number, line) in self.lines.iter().enumerate() {
            // A record comes from outside: its seats may be anything.
            if line.0.index() >= game.seat_count() {
                let stranger = format!("line {number} is of seat {}, who is not there", line.0);
                return Err(ReplayError::Malformed(stranger));
            }
            self.stack_before(number, &mut game)?;
            let events = replay_line(&mut game, number, line)?;
            if self.form == G::FORM && digest(&game) != self.digests[number] {
                return Err(ReplayError::Differs { line: number });
            }
            each(number, &game, &events);
        }
        self.stack_before(self.lines.len(), &mut game)?;
        if let Some(outcome) = &self.outcome
            && !self.came_out_so(outcome, game.outcome().as_ref())
        {
            let words = "the outcome is another one".to_owned();
            return Err(ReplayError::Malformed(words));
        }
        Ok(game)
    }

    /// Whether a game came out as it is written. Sums that were written without their cards are compared without them. In
    /// another form scores and winners are all that is compared; who has lost a solo game was ranked first once.
    fn came_out_so(&self, written: &Outcome, found: Option<&Outcome>) -> bool {
        match found {
            Some(found) if self.form == G::FORM => {
                let mut written = written.clone();
                let lines = written.breakdown.iter_mut().flatten();
                for (line, now) in lines.zip(found.breakdown.iter().flatten()) {
                    if line.cards.is_empty() {
                        line.cards.clone_from(&now.cards);
                    }
                }
                if self.seats == 1 {
                    written.ranks.clone_from(&found.ranks);
                }
                written == *found
            }
            Some(found) => (&found.scores, &found.won) == (&written.scores, &written.won),
            None => false,
        }
    }

    fn fits_together(&self) -> Result<(), ReplayError> {
        if self.game != G::NAME {
            let (expected, found) = (G::NAME, self.game.clone());
            return Err(ReplayError::OtherGame { expected, found });
        }
        let (lines, digests) = (self.lines.len(), self.digests.len());
        if lines != digests {
            let words = format!("{lines} lines but {digests} digests");
            return Err(ReplayError::Malformed(words));
        }
        match self.stacks.iter().find(|stack| stack.line > lines) {
            Some(stack) => {
                let words = format!("a pile is stacked before line {}, of {lines}", stack.line);
                Err(ReplayError::Malformed(words))
            }
            None => Ok(()),
        }
    }

    /// The game before its first line.
    pub fn first_state(&self) -> Result<G, ReplayError> {
        let game = match &self.position {
            None => G::new(&self.options, self.seats, self.chance.clone()),
            Some(position) if position.seat_count() == self.seats => {
                let sound = position.audit().map(|()| (**position).clone());
                sound.map_err(SetupError::new)
            }
            Some(_) => {
                let words = "the position has another number of seats".to_owned();
                return Err(ReplayError::Malformed(words));
            }
        };
        let game = game.map_err(ReplayError::Setup)?;
        match game.chance().fault() {
            Some(fault) => Err(ReplayError::Script(fault.clone())),
            None => Ok(game),
        }
    }

    fn stack_before(&self, line: usize, game: &mut G) -> Result<(), ReplayError> {
        for stack in self.stacks.iter().filter(|stack| stack.line == line) {
            let Some(pile) = G::PILES.iter().find(|pile| pile.as_str() == stack.pile) else {
                let words = format!("no pile is called \"{}\"", stack.pile);
                return Err(ReplayError::Malformed(words));
            };
            game.chance_mut().stack(*pile, stack.cards.clone());
        }
        Ok(())
    }

    /// The record as a JSON document laid out for people: a line of text for each line of the game.
    pub fn text(&self) -> String {
        let mut fields = vec![
            ("game", json(&self.game)),
            ("rules", json(&self.rules)),
            ("form", json(&self.form)),
            ("options", json(&self.options)),
            ("seats", json(&self.seats)),
            ("chance", json(&self.chance)),
        ];
        fields.extend(
            self.position
                .iter()
                .map(|position| ("position", json(position))),
        );
        if !self.stacks.is_empty() {
            fields.push(("stacks", list(&self.stacks)));
        }
        fields.push(("lines", list(&self.lines)));
        fields.push(("events", list(&self.events)));
        fields.push(("digests", list(&self.digests)));
        fields.push(("outcome", json(&self.outcome)));
        let fields = fields
            .iter()
            .map(|(name, json)| format!("\"{name}\": {json}"));
        format!("{{\n{}\n}}\n", fields.collect::<Vec<_>>().join(",\n"))
    }
}

fn json(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("a record's parts serialise")
}

fn list(parts: &[impl Serialize]) -> String {
    let lines: Vec<String> = parts
        .iter()
        .map(|part| format!("  {}", json(part)))
        .collect();
    if lines.is_empty() {
        "[]".to_owned()
    } else {
        format!("[\n{}\n]", lines.join(",\n"))
    }
}

fn replay_line<G: Game>(
    game: &mut G,
    number: usize,
    line: &Line<G::Action>,
) -> Result<Vec<G::Event>, ReplayError> {
    let mut events = Events::on();
    for (i, action) in line.1.iter().enumerate() {
        let refused = |reason: G::Illegal| ReplayError::Refused {
            line: number,
            action: i,
            reason: reason.words(),
        };
        let _ = game.apply(line.0, action, &mut events).map_err(refused)?;
        if let Some(fault) = game.chance().fault() {
            return Err(ReplayError::Script(fault.clone()));
        }
    }
    Ok(events.take())
}

/// A short digest of a state as it is serialised.
pub fn digest<G: Game>(game: &G) -> String {
    // At once: a hasher takes many small texts slowly.
    let state = serde_json::to_vec(game).expect("a game's state serialises");
    Sha256::digest(state)[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Action, Comets, Options};
    use crate::{Scribe, Seed, below};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Plays on at random to the end.
    fn finish(mut scribe: Scribe<Comets>) -> Record<Comets> {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        while let Some(seat) = scribe.game().deciders().first() {
            let mut actions = Vec::new();
            scribe.game().legal_actions(seat, &mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            let _ = scribe.play(seat, &action).expect("it is listed");
        }
        scribe.into_record()
    }

    fn start() -> Scribe<Comets> {
        let chance = Chance::seeded(Seed::from(3));
        Scribe::start(&Options::default(), 3, chance).expect("three can play")
    }

    /// A random game of Comets for three, written down.
    fn record() -> Record<Comets> {
        finish(start())
    }

    #[test]
    fn a_record_survives_writing_and_replays_to_its_outcome() {
        let record = record();
        let written = serde_json::to_string(&record).expect("a record can be written");
        let read: Record<Comets> = serde_json::from_str(&written).expect("and read");
        assert_eq!(read, record);
        let mut shown = Vec::new();
        let end = read.replay(|line, _, events| shown.push((line, events.to_vec())));
        assert_eq!(end.expect("it replays").outcome(), record.outcome);
        let told: Vec<_> = record.events.iter().cloned().enumerate().collect();
        assert_eq!(shown, told, "the replay tells the same events");
    }

    #[test]
    fn actions_of_one_seat_in_one_step_share_a_line() {
        let record = record();
        assert!(record.lines.iter().any(|line| line.1.len() > 1));
        assert!(record.lines.windows(2).any(|pair| pair[0].0 != pair[1].0));
        assert_eq!(record.digests.len(), record.lines.len());
        assert_eq!(record.events.len(), record.lines.len());
    }

    #[test]
    fn a_wrong_digest_names_its_line() {
        let mut record = record();
        record.digests[4] = "0123456789abcdef".to_owned();
        assert_eq!(
            record.replay(|_, _, _| {}),
            Err(ReplayError::Differs { line: 4 })
        );
    }

    #[test]
    fn another_start_differs_or_is_refused() {
        let mut record = record();
        record.chance = Chance::seeded(Seed::from(4));
        let error = record
            .replay(|_, _, _| {})
            .expect_err("other comets were dealt");
        assert!(matches!(
            error,
            ReplayError::Differs { line: 0 } | ReplayError::Refused { line: 0, .. }
        ));
    }

    #[test]
    fn a_refused_action_is_named_with_its_reason() {
        let mut record = record();
        let last = record.lines.len() - 1;
        record.lines[last].1.insert(0, Action::Seal);
        let Err(ReplayError::Refused {
            line,
            action,
            reason,
        }) = record.replay(|_, _, _| {})
        else {
            panic!("nothing is sealed in the work step");
        };
        assert_eq!(
            (line, action, reason.id.as_ref()),
            (last, 0, "comets-illegal-other_step")
        );
    }

    #[test]
    fn what_does_not_fit_together_is_malformed() {
        let malformed = |spoil: fn(&mut Record<Comets>)| {
            let mut record = record();
            spoil(&mut record);
            let error = record.replay(|_, _, _| {}).expect_err("it is spoilt");
            assert!(matches!(error, ReplayError::Malformed(_)), "{error:?}");
        };
        malformed(|record| record.digests.truncate(2));
        malformed(|record| record.lines[0].0 = Seat(200));
        malformed(|record| {
            if let Some(outcome) = &mut record.outcome {
                outcome.scores[0] += 1;
            }
        });
    }

    #[test]
    fn a_record_of_another_game_or_an_impossible_setup_is_told() {
        let mut other = record();
        other.game = "chess".to_owned();
        let found = "chess".to_owned();
        let expected = ReplayError::OtherGame {
            expected: "comets",
            found,
        };
        assert_eq!(other.replay(|_, _, _| {}), Err(expected));
        let mut crowd = record();
        crowd.seats = 9;
        assert!(matches!(
            crowd.replay(|_, _, _| {}),
            Err(ReplayError::Setup(_))
        ));
    }

    #[test]
    fn a_script_that_asks_for_a_card_that_is_not_there_is_told() {
        let mut record = record();
        record
            .chance
            .stack(Comets::PILES[0], vec!["moon".to_owned()]);
        let Err(ReplayError::Script(fault)) = record.replay(|_, _, _| {}) else {
            panic!("there is no comet called moon");
        };
        assert_eq!((fault.pile.as_str(), fault.card.as_str()), ("deck", "moon"));
    }

    #[test]
    fn piles_stacked_during_play_are_stacked_again() {
        let mut scribe = start();
        let sixes = ["6", "6", "6"].map(ScriptedDraw::from).to_vec();
        scribe.stack(Comets::PILES[0], sixes);
        let mut record = finish(scribe);
        assert!(record.replay(|_, _, _| {}).is_ok());
        record.stacks.clear();
        assert!(matches!(
            record.replay(|_, _, _| {}),
            Err(ReplayError::Differs { .. } | ReplayError::Refused { .. })
        ));
    }

    #[test]
    fn a_record_may_begin_from_a_position() {
        let whole = record();
        let mut middle = None;
        let end = whole.replay(|line, game, _| {
            if line == 5 {
                middle = Some(game.clone());
            }
        });
        let middle = middle.expect("the game has more than five lines");
        let record = finish(Scribe::resume(&whole.options, middle));
        let written = record.text();
        let read: Record<Comets> = serde_json::from_str(&written).expect("the text is JSON");
        assert_eq!(read, record);
        assert!(read.replay(|_, _, _| {}).is_ok());
        assert!(end.is_ok());
    }

    #[test]
    fn an_unknown_field_is_refused() {
        let mut written = serde_json::to_value(record()).expect("a record can be written");
        written["colour"] = "blue".into();
        assert!(serde_json::from_value::<Record<Comets>>(written).is_err());
    }
}
