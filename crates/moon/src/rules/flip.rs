//! Setup, and phase 1: the cards that come up.

use crate::cards::{Card, DECK, Letter, MissionCard};
use crate::event::What;
use crate::options::{Options, Scenario};
use crate::rules::Happened;
use crate::sheets::Board;
use crate::state::{
    ASTRA_PILE, Astra, DECK_PILE, MISSION_PILES, Mission, Moon, Phase, STACK_PILES, Stack,
};
use arrayvec::ArrayVec;
use tabletop::{Chance, SeatSet};

/// Cards in each of the three piles.
const PILE: usize = 21;

impl Moon {
    /// The table before the first turn.
    pub(crate) fn set_up(options: &Options, seats: usize, mut chance: Chance) -> Moon {
        let scenario = options.scenario;
        let missions = Letter::ALL.map(|letter| deal_mission(scenario, letter, &mut chance));
        let mut deck: ArrayVec<Card, 63> = DECK.iter().copied().collect();
        chance.shuffle(DECK_PILE, 0, &mut deck);
        let sheets = match (scenario, seats) {
            (Scenario::Battle, 1) => 2,
            _ => seats,
        };
        let mut game = Moon {
            scenario,
            turn: 0,
            phase: Phase::Setup,
            asked: SeatSet::EMPTY,
            waiting: SeatSet::EMPTY,
            missions,
            stacks: ArrayVec::new(),
            astra: None,
            sheets: (0..sheets).map(|_| Board::of(scenario).start).collect(),
            noted: (0..seats).map(|_| [None; 3]).collect(),
            answers: ArrayVec::new(),
            chance,
        };
        for seat in 0..seats {
            let blank = game.blank_answer(seat);
            game.answers.push(blank);
        }
        match seats {
            1 => game.solo_deck(options, &deck),
            _ => game.cut_deck(&deck),
        }
        game
    }

    /// Three piles of 21; the top card of each lies number side up.
    fn cut_deck(&mut self, deck: &[Card]) {
        // The end of the deck is its top: the first pile.
        for pile in deck.chunks(PILE).rev() {
            let (top, rest) = pile.split_last().expect("a pile has 21 cards");
            self.stacks.push(Stack {
                hidden: rest.iter().copied().collect(),
                top: *top,
                flipped: None,
                discard: ArrayVec::new(),
                shuffles: 0,
            });
        }
        for stack in 0..3 {
            // A script may want another top card: put it back and draw.
            let top = self.stacks[stack].top;
            if self.is_scripted() {
                self.draw_scripted(stack, Some(top));
            }
        }
    }

    /// One draw pile of 66 with the effect cards among its last 24.
    fn solo_deck(&mut self, options: &Options, deck: &[Card]) {
        let effects = Letter::ALL.map(Card::effect);
        let mut hidden: ArrayVec<Card, 66> = deck[..PILE].iter().copied().chain(effects).collect();
        self.chance.shuffle(ASTRA_PILE, 0, &mut hidden);
        hidden.extend(deck[PILE..].iter().copied());
        let top = self.chance.draw(DECK_PILE, &mut hidden, &mut []);
        self.astra = Some(Astra {
            opponent: options.opponent,
            hidden,
            top,
            discard: ArrayVec::new(),
            open: ArrayVec::new(),
            unused: None,
            given: ArrayVec::new(),
            removed: ArrayVec::new(),
            spent: 0,
            second_pass: false,
            played: false,
        });
    }

    fn is_scripted(&self) -> bool {
        self.chance.scripts().next().is_some()
    }

    /// Flips the top card of every stack; an empty one is made anew from its discards.
    pub(crate) fn flip(&mut self, happened: &mut Happened) {
        let mut reshuffled = false;
        for (i, pile) in STACK_PILES.into_iter().enumerate().take(self.stacks.len()) {
            let stack = &mut self.stacks[i];
            stack.discard.extend(stack.flipped);
            stack.flipped = Some(stack.top);
            if stack.hidden.is_empty() {
                std::mem::swap(&mut stack.hidden, &mut stack.discard);
                let n = u32::from(stack.shuffles);
                self.chance.shuffle(pile, n, &mut stack.hidden);
                stack.shuffles = stack.shuffles.saturating_add(1);
                reshuffled = true;
            }
            match self.is_scripted() {
                true => self.draw_scripted(i, None),
                false => {
                    let stack = &mut self.stacks[i];
                    if let Some(top) = stack.hidden.pop() {
                        stack.top = top;
                    }
                }
            }
        }
        if reshuffled {
            happened.tell(None, || What::Reshuffled);
        }
    }

    /// Draws the card a script names, from wherever it lies: as long as the stacks are those that were cut
    /// from the deck, also from below another stack.
    fn draw_scripted(&mut self, i: usize, put_back: Option<Card>) {
        let first_pass = self.stacks[i].shuffles == 0;
        let mut own: ArrayVec<Card, 21> = self.stacks[i].hidden.iter().copied().collect();
        own.extend(put_back);
        let mut elsewhere: ArrayVec<Card, 64> = self.stacks[i].discard.iter().copied().collect();
        let others: ArrayVec<usize, 2> = (0..3).filter(|k| *k != i && first_pass).collect();
        for &k in &others {
            elsewhere.extend(self.stacks[k].hidden.iter().copied());
        }
        let top = self.chance.draw(STACK_PILES[i], &mut own, &mut elsewhere);
        let mut elsewhere = elsewhere.into_iter();
        let mut refill = |cards: &mut [Card]| {
            cards
                .iter_mut()
                .zip(elsewhere.by_ref())
                .for_each(|(card, now)| *card = now);
        };
        refill(&mut self.stacks[i].discard);
        for &k in &others {
            refill(&mut self.stacks[k].hidden);
        }
        self.stacks[i].hidden = own.into_iter().collect();
        if let Some(top) = top {
            self.stacks[i].top = top;
        }
    }
}

fn deal_mission(scenario: Scenario, letter: Letter, chance: &mut Chance) -> Mission {
    let pile = MISSION_PILES[letter.index()];
    let candidates = MissionCard::candidates(scenario, letter);
    let mut cards: ArrayVec<MissionCard, 2> = candidates.into();
    chance.shuffle(pile, 0, &mut cards);
    let card = chance.draw(pile, &mut cards, &mut []);
    Mission {
        card: card.unwrap_or(candidates[0]),
        turned: false,
    }
}
