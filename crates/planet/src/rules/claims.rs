//! Claiming civilization cards, one player after the other from the commander.

use super::Log;
use super::list::Open;
use super::setup::CIV_DRAW_PILES;
use crate::action::Action;
use crate::effect::Power;
use crate::event::Event;
use crate::kinds::CivCard;
use crate::pending::Pending;
use crate::purpose::CivPurpose;
use crate::state::{ARCHIVE, Claim, Held, Planet, Player, Stage, Step};
use arrayvec::ArrayVec;
use tabletop::{Revealed, Seat, SeatSet};

impl Player {
    /// Republic 5, once it is active in the end-of-game claims.
    pub(crate) fn open_archive(&mut self) {
        if self.has_unused(Power::Archive)
            && let Some(tech) = self.corp().tech_with(Power::Archive)
        {
            self.used_game |= 1 << tech;
            self.archive = ARCHIVE as u8;
        }
    }
}

struct Nowhere;

impl super::list::Sink for Nowhere {
    fn put(&mut self, _: Action) {}
}

impl Planet {
    /// What of a seat's pending items can be carried out.
    pub(crate) fn open(&self, seat: Seat) -> Open {
        self.list_items(seat, &mut Nowhere)
    }

    /// Whether a seat owes itself claims in this step.
    fn owes(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.owed.iter().any(|&n| n > 0) || player.archive > 0
    }

    /// Begins a step of claims.
    pub(crate) fn begin_claims(&mut self, step: Step, log: &mut Log<'_>) {
        let over = self.step;
        log.emit(|| Event::Ended { step: over });
        self.step = step;
        self.asked = SeatSet::EMPTY;
        self.claimed = SeatSet::EMPTY;
        if step == Step::EndClaims {
            self.players.iter_mut().for_each(Player::open_archive);
        }
        self.next_claimant(log);
    }

    fn next_claimant(&mut self, log: &mut Log<'_>) {
        let mut seats = self.commander_first();
        let next = seats.find(|&seat| !self.claimed.contains(seat) && self.owes(seat));
        match next {
            Some(seat) => {
                self.asked = SeatSet::of(seat);
                let player = self.player_mut(seat);
                player.stage = Stage::Free;
                player.begin_part();
                self.go_on_claiming(seat, log);
            }
            None => self.claims_over(log),
        }
    }

    /// Makes the next claim, asks, or goes on to the next player.
    pub(crate) fn go_on_claiming(&mut self, seat: Seat, log: &mut Log<'_>) {
        loop {
            self.settle(seat, log);
            let player = self.player(seat);
            let selected = matches!(player.stage, Stage::Selected { .. });
            if selected || !player.pending.at_once.is_empty() || self.civ.claim.is_some() {
                return;
            }
            if self.open(seat) != Open::default() {
                return;
            }
            self.turn_up_tops(log);
            self.player_mut(seat).pending.raise_to = 0;
            match *self.player(seat).to_perform.as_slice() {
                [] => {}
                [card] => {
                    self.perform(seat, card, log);
                    continue;
                }
                _ => return,
            }
            let player = self.player(seat);
            let mut levels: ArrayVec<u8, 5> = ArrayVec::new();
            levels.extend((1..=4).filter(|&level| player.owed[usize::from(level) - 1] > 0));
            levels.extend((player.archive > 0).then_some(0));
            match levels.as_slice() {
                [] if self.player(seat).can_drive(self.rule) => return,
                [] => {
                    log.emit(|| Event::Done { seat, forced: true });
                    return self.end_claims_of(seat, log);
                }
                [level] => self.look(seat, *level, log),
                _ => return,
            }
        }
    }

    /// A player has made all claims.
    pub(crate) fn end_claims_of(&mut self, seat: Seat, log: &mut Log<'_>) {
        self.claimed.insert(seat);
        let keep_pool = self.step == Step::EventClaims;
        let player = self.player_mut(seat);
        player.pending = Pending::default();
        if !keep_pool {
            player.pool = 0;
        }
        self.turn_up_tops(log);
        self.next_claimant(log);
    }

    /// A player looks at a pile, or at all of them. An empty one gives nothing.
    pub(crate) fn look(&mut self, seat: Seat, level: u8, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        match level {
            0 => player.archive -= 1,
            _ => player.owed[usize::from(level) - 1] -= 1,
        }
        let wider = (1..4).contains(&level) && player.has(Power::WiderChoice);
        let extra = if wider {
            self.draw_civ(usize::from(level), Some(seat), CivPurpose::WiderChoice)
        } else {
            None
        };
        self.civ.claim = Some(Claim { seat, level, extra });
        self.civ.clock = self.civ.clock.saturating_add(1);
        let now = self.civ.clock;
        let mut cards: ArrayVec<CivCard, 36> = ArrayVec::new();
        self.offered(|card| cards.push(card));
        if cards.is_empty() {
            self.civ.claim = None;
            return;
        }
        for card in &cards {
            self.civ.seen[card.index()][seat.index()] = now;
        }
        log.emit(|| Event::Looked { seat, level, cards });
        log.reveal(if log.actor == Some(seat) {
            Revealed::ToActor
        } else {
            Revealed::ToAll
        });
    }

    /// A random card of a pile (from 0).
    pub(crate) fn draw_civ(
        &mut self,
        pile: usize,
        seat: Option<Seat>,
        purpose: CivPurpose,
    ) -> Option<CivCard> {
        let name = CIV_DRAW_PILES[pile];
        let n = self.civ.draws[pile];
        let cards = &mut self.civ.piles[pile];
        if cards.is_empty() {
            return None;
        }
        self.civ.draws[pile] += 1;
        self.chance.shuffle(name, n.into(), cards);
        let chance = &mut self.chance;
        let card = chance.draw_for(name, seat, &purpose, cards, &mut []);
        cards.sort_unstable();
        card
    }

    /// The cards that the claimant may choose from.
    pub(crate) fn offered(&self, mut each: impl FnMut(CivCard)) {
        let Some(claim) = self.civ.claim else {
            return;
        };
        let piles = match claim.level {
            0 => &self.civ.piles[..],
            level => &self.civ.piles[usize::from(level) - 1..usize::from(level)],
        };
        piles.iter().flatten().copied().for_each(&mut each);
        claim.extra.into_iter().for_each(each);
    }

    /// Keeps a card; the others go back.
    pub(crate) fn keep(&mut self, seat: Seat, card: CivCard, log: &mut Log<'_>) {
        let Some(claim) = self.civ.claim.take() else {
            return;
        };
        match claim.extra {
            Some(extra) if extra == card => {}
            extra => {
                self.civ.piles[card.rank()].retain(|other| *other != card);
                if let Some(extra) = extra {
                    self.civ.piles[extra.rank()].push(extra);
                    self.civ.piles[extra.rank()].sort_unstable();
                }
            }
        }
        self.civ.clock = self.civ.clock.saturating_add(1);
        let taken = self.civ.clock;
        let shown = card.immediate() || self.step == Step::EndClaims;
        let player = self.player_mut(seat);
        player.civ.push(Held { card, shown, taken });
        player.civ.sort_unstable();
        let level = card.facts().level;
        log.emit(|| Event::Claimed {
            seat,
            level,
            card: Some(card),
            secret: !shown,
        });
        if claim.level == 0 {
            self.keep_for_later(seat, claim, card);
        } else if shown {
            self.gain_card(seat, card, log);
        }
    }

    /// Republic 5: all its cards are chosen before the first is performed.
    fn keep_for_later(&mut self, seat: Seat, claim: Claim, card: CivCard) {
        let none_left = self.civ.piles.iter().all(|pile| pile.is_empty());
        let player = self.player_mut(seat);
        if !card.facts().effect.is_empty() {
            player.to_perform.push(card);
        }
        if none_left {
            player.archive = 0;
        }
        if let Some(left) = player.archive.checked_sub(1) {
            player.archive = left;
            self.civ.claim = Some(claim);
        }
    }

    /// Performs a card that was taken from all piles.
    pub(crate) fn perform(&mut self, seat: Seat, card: CivCard, log: &mut Log<'_>) {
        let waiting = &mut self.player_mut(seat).to_perform;
        waiting.retain(|other| *other != card);
        self.gain_card(seat, card, log);
        self.settle_fresh(seat, log);
    }

    /// What a card does.
    pub(crate) fn gain_card(&mut self, seat: Seat, card: CivCard, log: &mut Log<'_>) {
        let effects = card.facts().effect.iter();
        effects.for_each(|effect| self.gain(seat, effect, log));
    }
}
