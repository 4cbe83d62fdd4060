//! A game in play, with the log of how it came to be so.

use crate::error::technical;
use crate::{Error, Moved, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{
    Chance, Component, Events, Game, Message, PileName, PileScript, Record, Revealed, Scribe,
    ScriptFault, ScriptedDraw, Seat, Seed, digest,
};

/// A game in play. Behind [`AnyGame`](crate::AnyGame) it is the table of the engine and the server;
/// [`open`](crate::open) gives it back with its type.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) rules: u32,
    pub(crate) options: G::Options,
    /// Chance as it was before the setup; none if play began from a position.
    dealt: Option<Chance>,
    // Shared: a table is copied before whatever changes it, and what changes the game makes a copy of it anyway.
    start: Arc<G>,
    game: Arc<G>,
    log: Vec<Entry<G::Action>>,
    step: u32,
}

#[derive(Clone, Debug)]
enum Entry<A> {
    Move(Move<A>),
    Stack {
        pile: String,
        cards: Vec<ScriptedDraw>,
    },
}

#[derive(Clone, Copy, Debug)]
struct Move<A> {
    seat: Seat,
    action: A,
    step: u32,
    revealed: Revealed,
}

impl<G: Game> Table<G> {
    /// A new game.
    pub fn start(options: G::Options, seats: usize, chance: Chance) -> Result<Self, Error> {
        known_piles::<G>(&chance)?;
        let new = G::new(&options, seats, chance.clone());
        let game = new.map_err(|error| Error::Setup(error.message))?;
        Table::from_state(options, Some(chance), game)
    }

    /// What happened before the first decision; nothing if play began from a position.
    pub fn setup_events(&self) -> Vec<G::Event> {
        let mut events = Events::on();
        if let Some(chance) = &self.dealt {
            let seats = self.start.seat_count();
            let again = G::setup(&self.options, seats, chance.clone(), &mut events);
            debug_assert!(again.is_ok(), "{AGAIN}");
        }
        events.take()
    }

    /// A game from a position that came from outside: its components are counted first.
    pub fn resume(options: G::Options, seats: usize, position: G) -> Result<Self, Error> {
        audit(&options, seats, &position)?;
        known_piles::<G>(position.chance())?;
        Table::from_state(options, None, position)
    }

    /// A game from its record, which must replay.
    pub fn load(record: &Record<G>) -> Result<Self, Error> {
        if let Some(position) = &record.position {
            audit::<G>(&record.options, record.seats, position)?;
        }
        let dealt = record.position.is_none().then(|| record.chance.clone());
        dealt.as_ref().map_or(Ok(()), known_piles::<G>)?;
        record.replay(|_, _, _| {})?;
        let mut table = Table::from_state(record.options.clone(), dealt, record.first_state()?)?;
        for line in 0..=record.lines.len() {
            for stack in record.stacks.iter().filter(|stack| stack.line == line) {
                table.stack(&BTreeMap::from([(stack.pile.clone(), stack.cards.clone())]))?;
            }
            let Some(line) = record.lines.get(line) else {
                break;
            };
            for action in &line.1 {
                let _ = table.play(line.0, &[*action])?;
            }
        }
        Ok(table)
    }

    fn from_state(options: G::Options, dealt: Option<Chance>, game: G) -> Result<Self, Error> {
        if let Some(fault) = game.chance().fault() {
            return Err(Error::BadScript(fault.clone()));
        }
        let game = Arc::new(game);
        let start = Arc::clone(&game);
        Ok(Table {
            rules: G::RULES,
            options,
            dealt,
            start,
            game,
            log: Vec::new(),
            step: 0,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Checks that a seat is at the table.
    pub fn seated(&self, seat: Seat) -> Result<(), Error> {
        let seats = self.game.seat_count();
        if seat.index() < seats {
            Ok(())
        } else {
            Err(Error::BadSeat { seat, seats })
        }
    }

    /// Checks that a seat is at the table and that the game goes on.
    pub fn playing(&self, seat: Seat) -> Result<(), Error> {
        self.seated(seat)?;
        if self.game.deciders().is_empty() {
            Err(Error::GameOver)
        } else {
            Ok(())
        }
    }

    /// Checks that a seat is at the table, that the game goes on, and that the seat has something to decide.
    fn deciding(&self, seat: Seat) -> Result<(), Error> {
        self.playing(seat)?;
        match self.game.deciders().contains(seat) {
            true => Ok(()),
            false => Err(Error::NotAsked { seat }),
        }
    }

    /// Carries out a seat's actions, all or none. Only the last may reveal anything: otherwise whoever
    /// sends a batch would learn from its refusal.
    pub fn play(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<(Revealed, Vec<G::Event>), Error> {
        self.deciding(seat)?;
        if actions.is_empty() {
            return Err(Error::NoActions);
        }
        // On a copy, so that neither a refusal nor a fault leaves half a batch behind.
        let (mut game, mut step) = (G::clone(&self.game), self.step);
        let mut events = Events::on();
        let mut moves: Vec<Move<G::Action>> = Vec::with_capacity(actions.len());
        for (at, action) in actions.iter().enumerate() {
            if moves
                .last()
                .is_some_and(|last| last.revealed != Revealed::Nothing)
            {
                return Err(Error::PastRevelation { at });
            }
            moves.push(advance(
                &mut game,
                &mut step,
                at,
                seat,
                action,
                &mut events,
            )?);
        }
        let revealed = moves.last().map_or(Revealed::Nothing, |last| last.revealed);
        self.log.extend(moves.into_iter().map(Entry::Move));
        (self.game, self.step) = (Arc::new(game), step);
        Ok((revealed, events.take()))
    }

    /// Plays a seat's actions on this game up to the first that reveals anything, which is not played.
    /// Says how many were played, what the next one would reveal, and what happened.
    pub(crate) fn play_hidden(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<(usize, Revealed, Vec<G::Event>), Error> {
        self.deciding(seat)?;
        let mut events = Vec::new();
        for (at, action) in actions.iter().enumerate() {
            let (before, mut new) = (self.clone(), Events::on());
            let game = Arc::make_mut(&mut self.game);
            let moved = advance(game, &mut self.step, at, seat, action, &mut new)?;
            if moved.revealed != Revealed::Nothing {
                *self = before;
                return Ok((at, moved.revealed, events));
            }
            events.extend(new.take());
        }
        Ok((actions.len(), Revealed::Nothing, events))
    }

    /// A table with a game that these seats together cannot tell from this one.
    pub(crate) fn of_determinization(&self, game: G) -> Self {
        let (options, game) = (self.options.clone(), Arc::new(game));
        let start = Arc::clone(&game);
        Table {
            rules: self.rules,
            options,
            dealt: None,
            start,
            game,
            log: Vec::new(),
            step: 0,
        }
    }

    /// Sets the next draws of some piles.
    pub fn stack(&mut self, piles: &BTreeMap<String, Vec<ScriptedDraw>>) -> Result<(), Error> {
        piles
            .keys()
            .try_for_each(|name| pile::<G>(name).map(|_| ()))?;
        for (name, draws) in piles {
            real_draws::<G>(pile::<G>(name)?, draws)?;
        }
        for (name, cards) in piles {
            let pile = pile::<G>(name)?;
            let game = Arc::make_mut(&mut self.game);
            game.chance_mut().stack(pile, cards.clone());
            let (pile, cards) = (pile.as_str().to_owned(), cards.clone());
            self.log.push(Entry::Stack { pile, cards });
        }
        Ok(())
    }

    fn moves(&self) -> impl DoubleEndedIterator<Item = &Move<G::Action>> {
        self.log.iter().filter_map(|entry| match entry {
            Entry::Move(moved) => Some(moved),
            Entry::Stack { .. } => None,
        })
    }

    /// How many actions were played.
    pub fn played(&self) -> usize {
        self.moves().count()
    }

    /// Whose each action was, and what it revealed.
    pub fn moved(&self) -> Vec<Moved> {
        self.moves().map(moved).collect()
    }

    /// The same, the last first.
    pub(crate) fn moved_back(&self) -> impl Iterator<Item = Moved> {
        self.moves().rev().map(moved)
    }

    /// The seats and actions played so far.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, G::Action)> {
        self.moves().map(|moved| (moved.seat, moved.action))
    }

    /// Goes back to the moment when `to` actions were played.
    pub fn rewind(&mut self, to: usize) -> Result<(), Error> {
        let played = self.played();
        if to > played {
            return Err(Error::NoSuchMoment { to, played });
        }
        let mut left = to;
        let kept = self.log.iter().take_while(|entry| match entry {
            _ if left == 0 => false,
            Entry::Move(_) => {
                left -= 1;
                true
            }
            Entry::Stack { .. } => true,
        });
        let kept: Vec<_> = kept.cloned().collect();
        *self = self.replayed(kept)?;
        Ok(())
    }

    /// Takes out some actions, given by their numbers, and leaves all others.
    pub fn take_back(&mut self, moves: &[usize]) -> Result<(), Error> {
        let played = self.played();
        if let Some(&to) = moves.iter().find(|&&i| i >= played) {
            return Err(Error::NoSuchMoment { to, played });
        }
        let mut number = 0;
        let kept = self.log.iter().filter(|entry| match entry {
            Entry::Move(_) => {
                number += 1;
                !moves.contains(&(number - 1))
            }
            Entry::Stack { .. } => true,
        });
        let kept: Vec<_> = kept.cloned().collect();
        *self = self.replayed(kept)?;
        Ok(())
    }

    fn replayed(&self, entries: Vec<Entry<G::Action>>) -> Result<Self, Error> {
        let mut table = Table {
            log: Vec::new(),
            step: 0,
            game: Arc::clone(&self.start),
            ..self.clone()
        };
        for entry in entries {
            match entry {
                Entry::Move(moved) => table.play(moved.seat, &[moved.action]).map(|_| ())?,
                Entry::Stack { pile, cards } => table.stack(&BTreeMap::from([(pile, cards)]))?,
            }
        }
        Ok(table)
    }

    /// What happened, a list for each action from the given one on.
    pub fn history(&self, from: usize) -> Vec<Vec<G::Event>> {
        let mut game = G::clone(&self.start);
        let mut lists = Vec::new();
        for entry in &self.log {
            match entry {
                Entry::Move(moved) => {
                    let mut events = Events::on();
                    let _ = game.play(moved.seat, &moved.action, &mut events);
                    lists.push(events.take());
                }
                Entry::Stack { pile: name, cards } => {
                    game.chance_mut()
                        .stack(pile::<G>(name).expect(AGAIN), cards.clone());
                }
            }
        }
        lists.split_off(from.min(lists.len()))
    }

    /// Goes through the game again: each state with the action that was taken in it, then the last
    /// state with none.
    pub fn retrace(&self, mut look: impl FnMut(&G, Option<(Seat, &G::Action)>)) {
        let mut game = G::clone(&self.start);
        for entry in &self.log {
            match entry {
                Entry::Move(moved) => {
                    look(&game, Some((moved.seat, &moved.action)));
                    let _ = game.play(moved.seat, &moved.action, &mut Events::off());
                }
                Entry::Stack { pile: name, cards } => {
                    game.chance_mut()
                        .stack(pile::<G>(name).expect(AGAIN), cards.clone());
                }
            }
        }
        look(&game, None);
    }

    /// The game written down.
    pub fn record(&self) -> Record<G> {
        let seats = self.start.seat_count();
        let mut scribe: Scribe<G> = match &self.dealt {
            Some(chance) => Scribe::start(&self.options, seats, chance.clone()).expect(AGAIN),
            None => Scribe::resume(&self.options, (*self.start).clone()),
        };
        for entry in &self.log {
            match entry {
                Entry::Move(moved) => {
                    let _ = scribe.play(moved.seat, &moved.action).expect(AGAIN);
                }
                Entry::Stack { pile: name, cards } => {
                    scribe.stack(pile::<G>(name).expect(AGAIN), cards.clone());
                }
            }
        }
        scribe.into_record()
    }

    /// A digest of the state.
    pub fn digest(&self) -> String {
        digest(&*self.game)
    }
}

fn moved<A>(m: &Move<A>) -> Moved {
    Moved {
        seat: m.seat,
        step: m.step,
        revealed: m.revealed,
    }
}

const AGAIN: &str = "what was played once can be played again";

fn advance<G: Game>(
    game: &mut G,
    step: &mut u32,
    at: usize,
    seat: Seat,
    action: &G::Action,
    events: &mut Events<G::Event>,
) -> Result<Move<G::Action>, Error> {
    if game.deciders().is_empty() {
        return Err(Error::GameOver);
    }
    game.check(seat, action)
        .map_err(|illegal| illegal_at(at, &illegal))?;
    let (asked, deciders) = (game.asked(), game.deciders());
    let revealed = game.play(seat, action, events);
    if let Some(fault) = game.chance().fault() {
        return Err(Error::BadScript(fault.clone()));
    }
    let moved = Move {
        seat,
        action: *action,
        step: *step,
        revealed,
    };
    // Within a step seats only finish: whoever has to answer again is in the next one.
    let asked_again = !game.deciders().difference(deciders).is_empty();
    if revealed == Revealed::ToAll || game.asked() != asked || asked_again {
        *step += 1;
    }
    Ok(moved)
}

pub(crate) fn illegal_at<I: tabletop::Datum>(at: usize, illegal: &I) -> Error {
    Error::Illegal {
        at,
        reason: json(illegal),
        words: illegal.words(),
    }
}

fn pile<G: Game>(name: &str) -> Result<PileName, Error> {
    let found = G::PILES.iter().find(|pile| pile.as_str() == name);
    found.copied().ok_or_else(|| Error::UnknownPile {
        pile: name.to_owned(),
        piles: G::PILES.iter().map(|pile| pile.as_str()).collect(),
    })
}

/// Whether a script names piles and cards that there are. Whether a card is in its pile shows when it is drawn.
fn known_piles<G: Game>(chance: &Chance) -> Result<(), Error> {
    for (name, script) in chance.scripts() {
        let pile = pile::<G>(name)?;
        match script {
            PileScript::Draws(draws) => real_draws::<G>(pile, draws)?,
            PileScript::Orders(orders) => {
                for (n, cards) in orders.iter().enumerate() {
                    real_cards::<G>(name, cards, &format!("shuffle {n}, card"))?;
                }
            }
        }
    }
    Ok(())
}

/// Whether all of these are in the box, and are drawn for what they are meant for.
fn real_draws<G: Game>(pile: PileName, draws: &[ScriptedDraw]) -> Result<(), Error> {
    let cards = draws.iter().map(|draw| &draw.card);
    real_cards::<G>(pile.as_str(), cards, "card")?;
    let strange = draws.iter().find(|draw| !G::is_drawn_for(pile, draw));
    strange.map_or(Ok(()), |draw| {
        Err(Error::UnknownPurpose {
            pile: pile.as_str(),
            draw: draw.clone(),
        })
    })
}

/// Whether all of these are in the box.
fn real_cards<'a, G: Game>(
    pile: &str,
    cards: impl IntoIterator<Item = &'a String>,
    place: &str,
) -> Result<(), Error> {
    let is_number = |name: &str| name.bytes().all(|byte| byte.is_ascii_digit());
    let mut cards = cards.into_iter().enumerate();
    match cards.find(|(_, name)| !is_number(name) && !G::is_card(name)) {
        None => Ok(()),
        Some((i, card)) => Err(Error::BadScript(ScriptFault {
            pile: pile.to_owned(),
            place: format!("{place} {i}"),
            card: card.clone(),
        })),
    }
}

/// Whether a position can be played on: it fits the seats, the game finds it sound, and every component
/// of the box is there, once.
fn audit<G: Game>(options: &G::Options, seats: usize, position: &G) -> Result<(), Error> {
    let wrong = |detail: Message| Error::BadPosition { detail };
    position.audit().map_err(wrong)?;
    let found = position.seat_count();
    if found != seats {
        return Err(wrong(technical(&format!(
            "it has {found} seats, not {seats}"
        ))));
    }
    let fresh = G::new(options, seats, Chance::seeded(Seed::from(0)));
    let fresh = fresh.map_err(|error| Error::Setup(error.message))?;
    let (fresh, found) = (components(&fresh), components(position));
    let missing = fresh
        .iter()
        .find(|component| found.binary_search(component).is_err());
    let extra = found
        .iter()
        .find(|component| fresh.binary_search(component).is_err());
    let detail = match (missing, extra) {
        (Some(component), _) => format!("{component:?} is missing"),
        (None, Some(component)) => format!("{component:?} is not in the box"),
        (None, None) if found.windows(2).any(|pair| pair[0] == pair[1]) => {
            "a component is in two places".to_owned()
        }
        (None, None) => return Ok(()),
    };
    Err(wrong(technical(&detail)))
}

fn components<G: Game>(game: &G) -> Vec<Component> {
    let mut all = Vec::new();
    game.components(&mut |component, _| all.push(component));
    all.sort_unstable();
    all
}
