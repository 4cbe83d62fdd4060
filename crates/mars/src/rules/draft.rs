//! The draft: keep a card, pass the rest on.

use super::log::Log;
use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Answer, Mars, Phase};
use arrayvec::ArrayVec;
use tabletop::{Seat, SeatSet};

impl Mars {
    pub(crate) fn start_draft(&mut self, dealt: &[ArrayVec<Card, 4>; 5], log: &mut Log<'_>) {
        self.phase = Phase::Draft;
        self.draft.round = 0;
        self.draft.packs = dealt[..self.players.len()]
            .iter()
            .map(|pack| {
                let mut pack = pack.clone();
                pack.sort_unstable();
                pack
            })
            .collect();
        for player in &mut self.players {
            player.offered = CardSet::EMPTY;
        }
        self.ask_to_keep(log);
    }

    fn pack_size(&self) -> usize {
        self.draft.packs.first().map_or(0, |pack| pack.len())
    }

    /// Asks for the next pick, or goes on to buying when one card or none is left in each pack.
    fn ask_to_keep(&mut self, log: &mut Log<'_>) {
        self.ask = crate::state::Ask::Nothing;
        let left = self
            .pack_size()
            .saturating_sub(usize::from(self.draft.round));
        if left > 1 {
            for player in &mut self.players {
                player.answer = Answer::Open;
            }
            return;
        }
        for seat in Seat::all(self.players.len()) {
            self.player_mut(seat).offered = self.kept(seat, self.pack_size());
        }
        self.ask_to_buy(Phase::Research, log);
    }

    /// Who holds a pack in a round: even generations pass clockwise.
    pub(crate) fn holder(&self, pack: usize, round: usize) -> Seat {
        let seats = self.players.len();
        let steps = match self.generation % 2 {
            0 => round,
            _ => round * (seats - 1),
        };
        Seat::from((pack + steps) % seats)
    }

    /// The pack a seat holds in a round.
    pub(crate) fn pack_of(&self, seat: Seat, round: usize) -> usize {
        let packs = 0..self.players.len();
        let mut held = packs.filter(|&pack| self.holder(pack, round) == seat);
        held.next().unwrap_or_default()
    }

    /// The cards a seat can keep one of.
    pub(crate) fn pack_before(&self, seat: Seat) -> CardSet {
        let round = usize::from(self.draft.round);
        let pack = &self.draft.packs[self.pack_of(seat, round)];
        pack[round..].iter().copied().collect()
    }

    /// The cards a seat has kept in the first rounds.
    pub(crate) fn kept(&self, seat: Seat, rounds: usize) -> CardSet {
        (0..rounds)
            .map(|round| self.draft.packs[self.pack_of(seat, round)][round])
            .collect()
    }

    pub(crate) fn list_keeps(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let cards = self.pack_before(seat);
        cards.iter().for_each(|card| visit(Action::Keep(card)));
    }

    pub(crate) fn keep_refusal(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Keep(card) => {
                let held = self.pack_before(seat).contains(card);
                (!held).then_some(Illegal::NotOffered)
            }
            _ => Some(Illegal::NotNow),
        }
    }

    /// A seat keeps a card; after the last one all packs move on.
    pub(crate) fn play_keep(&mut self, seat: Seat, action: &Action, log: &mut Log<'_>) {
        if let Action::Keep(card) = *action {
            let player = self.player_mut(seat);
            player.picked = CardSet::of(card);
            player.answer = Answer::Given(0);
        }
        if self.open_answers().is_empty() {
            self.pass_packs(log);
        }
    }

    fn pass_packs(&mut self, log: &mut Log<'_>) {
        self.reveal_answers(log);
        let round = usize::from(self.draft.round);
        for seat in Seat::all(self.players.len()) {
            let pack = self.pack_of(seat, round);
            let picked = self.player(seat).picked.first();
            let cards = &mut self.draft.packs[pack];
            let at = picked.and_then(|card| cards[round..].iter().position(|c| *c == card));
            if let Some(at) = at {
                // The rest stays in rising order, so that the pick leaves no trace but itself.
                cards[round..=round + at].rotate_right(1);
            }
            self.player_mut(seat).picked = CardSet::EMPTY;
        }
        self.draft.round += 1;
        for seat in Seat::all(self.players.len()) {
            let cards = self.pack_before(seat);
            self.beliefs[seat.index()].sees(&cards);
            log.emit(|| Event::Passed {
                to: seat,
                n: cards.len() as u8,
                cards: cards.iter().collect(),
            });
        }
        self.ask_to_keep(log);
    }

    /// What a viewer has seen of a pack and others have kept since: sets of cards with the seats that
    /// keep one each, or will.
    pub(crate) fn seen_groups(&self, viewer: Seat, pack: usize) -> ArrayVec<(CardSet, SeatSet), 4> {
        let mut groups = ArrayVec::new();
        let size = self.draft.packs[pack].len();
        let seen = self.spans(SeatSet::of(viewer), pack, size);
        for span in seen {
            let cards = span.clone().map(|at| self.draft.packs[pack][at]).collect();
            let keepers = span.map(|round| self.holder(pack, round)).collect();
            groups.push((cards, keepers));
        }
        groups
    }

    /// The places of a pack between the rounds in which one of these seats held it, from the first
    /// such round on: what lies there they know as a set. `rounds` is how many have been held.
    pub(crate) fn spans(
        &self,
        viewers: SeatSet,
        pack: usize,
        rounds: usize,
    ) -> ArrayVec<std::ops::Range<usize>, 4> {
        let size = self.draft.packs[pack].len();
        let held = |round: usize| viewers.contains(self.holder(pack, round));
        let mut spans = ArrayVec::new();
        let Some(first) = (0..rounds.min(size)).find(|&round| held(round)) else {
            return spans;
        };
        let mut start = first + 1;
        for round in first + 1..rounds.min(size) {
            if held(round) {
                spans.push(start..round);
                start = round + 1;
            }
        }
        spans.push(start..size);
        spans.retain(|span| span.start < span.end);
        spans
    }
}
