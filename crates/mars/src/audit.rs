//! Whether a state that came from outside can be played on.

use crate::belief::Zone;
use crate::card::{Card, CardSet};
use crate::cards::data;
use crate::map::Spaces;
use crate::state::{
    Ask, MAX_OXYGEN, MAX_PLAYERS, MAX_TEMPERATURE, Mars, Modifiers, Phase, Victim, Whom,
};
use crate::vocabulary::{Resource, Tag};
use tabletop::{Message, Seat, SeatSet};

impl Mars {
    /// The first thing that does not fit, in words.
    pub(crate) fn sound(&self) -> Result<(), Message> {
        let seats = self.players.len();
        let all = SeatSet::all(seats.min(MAX_PLAYERS));
        let is_seat = |seat: Seat| seat.index() < seats;
        ensure("seats", (1..=MAX_PLAYERS).contains(&seats))?;
        ensure("seats", is_seat(self.first) && is_seat(self.turn.active))?;
        ensure("seats", self.turn.passed.difference(all).is_empty())?;
        ensure("seats", self.variant.beginners.difference(all).is_empty())?;
        ensure("seats", self.beliefs.len() == seats + 1)?;
        ensure("seats", self.board.owned.len() == seats)?;
        ensure("seats", self.board.claimed.len() == seats)?;
        ensure("planet", self.temperature <= MAX_TEMPERATURE)?;
        ensure("planet", self.oxygen <= MAX_OXYGEN && self.generation > 0)?;
        let map = self.variant.map;
        let mut claimed = self.milestones.iter();
        ensure("planet", claimed.all(|(it, _)| map.milestones.contains(it)))?;
        let mut funded = self.awards.iter();
        ensure("planet", funded.all(|(it, _)| map.awards.contains(it)))?;
        let honours = self.milestones.iter().map(|(_, seat)| *seat);
        let honours = honours.chain(self.awards.iter().map(|(_, seat)| *seat));
        ensure("seats", honours.into_iter().all(is_seat))?;
        self.audit_board()?;
        self.audit_cards()?;
        self.audit_players()?;
        self.audit_draft()?;
        self.audit_question()
    }

    fn audit_board(&self) -> Result<(), Message> {
        let board = &self.board;
        let map = self.map();
        let mut taken = Spaces::EMPTY;
        for tiles in &board.owned {
            ensure("board", taken.intersection(*tiles).is_empty())?;
            taken = taken.union(*tiles);
        }
        let kinds = [board.oceans, board.greeneries, board.cities];
        let sum: usize = kinds.iter().map(|tiles| tiles.len()).sum();
        let union = kinds.iter().fold(Spaces::EMPTY, |a, b| a.union(*b));
        ensure("board", sum == union.len())?;
        ensure("board", taken.difference(board.occupied()).is_empty())?;
        ensure("board", taken.intersection(board.oceans).is_empty())?;
        let on_mars = board.oceans.union(board.greeneries);
        ensure("board", on_mars.difference(map.hexes).is_empty())?;
        for claims in &board.claimed {
            let free = map.land.difference(board.occupied());
            ensure("board", claims.difference(free).is_empty())?;
        }
        ensure(
            "board",
            board.oceans.len() <= crate::board::Board::MAX_OCEANS,
        )
    }

    /// Every project of the deck lies in one place, and nobody believes it elsewhere.
    fn audit_cards(&self) -> Result<(), Message> {
        let deck = self.variant.projects();
        let mut seen = CardSet::EMPTY;
        let mut place = |cards: &CardSet| {
            let fits = cards.is_subset(deck) && cards.intersection(seen).is_empty();
            seen = seen.union(*cards);
            ensure("cards", fits)
        };
        let in_deck: CardSet = self.deck.iter().copied().collect();
        ensure("cards", in_deck.len() == self.deck.len())?;
        place(&in_deck)?;
        place(&self.discard)?;
        let projects: CardSet = Card::projects().collect();
        let mut played = CardSet::EMPTY;
        let mut offered = CardSet::EMPTY;
        for player in &self.players {
            place(&player.hand)?;
            let open = player.table.intersection(projects).union(player.events);
            place(&open)?;
            played = played.union(open);
            if self.draft.packs.is_empty() {
                place(&player.offered)?;
            }
            offered = offered.union(player.offered);
        }
        for pack in &self.draft.packs {
            let cards: CardSet = pack.iter().copied().collect();
            ensure("cards", cards.len() == pack.len())?;
            place(&cards)?;
            offered = offered.union(cards);
        }
        ensure("cards", seen == deck)?;
        let in_order: CardSet = self.played.iter().copied().collect();
        ensure(
            "cards",
            in_order == played && in_order.len() == self.played.len(),
        )?;
        self.audit_beliefs(&in_deck, &offered)
    }

    fn audit_beliefs(&self, in_deck: &CardSet, offered: &CardSet) -> Result<(), Message> {
        for (viewer, belief) in self.beliefs.iter().enumerate() {
            ensure("beliefs", in_deck.is_subset(*belief.may(Zone::Deck)))?;
            ensure(
                "beliefs",
                self.discard.is_subset(*belief.may(Zone::Discard)),
            )?;
            for (i, player) in self.players.iter().enumerate() {
                let zone = Zone::Hand(Seat::from(i));
                ensure("beliefs", player.hand.is_subset(*belief.may(zone)))?;
            }
            let known: CardSet = belief.0.iter().fold(CardSet::EMPTY, |a, b| a.union(*b));
            let open = self.played.iter().copied().collect();
            ensure("beliefs", known.intersection(open).is_empty())?;
            let _ = viewer;
        }
        let everybody = &self.beliefs[self.players.len()];
        ensure("beliefs", offered.is_subset(*everybody.may(Zone::Offered)))
    }

    fn audit_players(&self) -> Result<(), Message> {
        for (i, player) in self.players.iter().enumerate() {
            let seat = Seat::from(i);
            let mut tags = [0u8; Tag::ALL.len()];
            let mut modifiers = Modifiers::default();
            for card in player.table {
                let facts = card.facts();
                for (sum, n) in tags.iter_mut().zip(facts.tag_counts) {
                    *sum += n;
                }
                facts
                    .ongoing
                    .iter()
                    .for_each(|effect| modifiers.add(effect));
            }
            ensure(
                "player",
                tags == player.tags && modifiers == player.modifiers,
            )?;
            ensure("player", player.stock.iter().all(|n| *n >= 0))?;
            let low = |resource: &Resource| player.reducible(*resource) < 0;
            ensure("player", !Resource::ALL.iter().any(low))?;
            let started = !matches!(self.phase, Phase::Corporations | Phase::FirstCards);
            let mine = player.table.iter().find(|card| card.is_corporation());
            ensure(
                "player",
                !started || (mine.is_some() && mine == player.corporation),
            )?;
            let is_corporation = |card: &Card| card.is_corporation();
            ensure("player", player.corporation.iter().all(is_corporation))?;
            ensure("player", player.corporations.iter().all(is_corporation))?;
            let from = match self.phase {
                Phase::Corporations => player.corporations.iter().copied().collect(),
                Phase::Draft => self.pack_before_checked(seat)?,
                _ => player.offered.union(player.hand),
            };
            ensure("player", player.picked.is_subset(from))?;
            let quick = player.modifiers.shift + player.next_shift;
            ensure("player", quick % 2 == 0 && quick <= 6)?;
        }
        Ok(())
    }

    fn pack_before_checked(&self, seat: Seat) -> Result<CardSet, Message> {
        self.audit_draft()?;
        Ok(self.pack_before(seat))
    }

    fn audit_draft(&self) -> Result<(), Message> {
        let packs = &self.draft.packs;
        if packs.is_empty() {
            return ensure("draft", self.phase != Phase::Draft);
        }
        ensure("draft", packs.len() == self.players.len())?;
        let size = packs[0].len();
        ensure("draft", packs.iter().all(|pack| pack.len() == size))?;
        ensure(
            "draft",
            matches!(self.phase, Phase::Draft | Phase::Research),
        )?;
        let round = usize::from(self.draft.round);
        ensure("draft", self.phase != Phase::Draft || round + 1 < size)
    }

    /// The running question refers to things that exist and has an answer.
    fn audit_question(&self) -> Result<(), Message> {
        let is_op = |op: crate::cards::OpId| usize::from(op.0) < data().ops.len();
        ensure("question", self.pool.iter().all(|item| is_op(item.op)))?;
        let acting = matches!(self.phase, Phase::Action | Phase::FinalConversion);
        ensure("question", acting == (self.ask != Ask::Nothing))?;
        let last = self.phase == Phase::FinalConversion;
        ensure("question", !last || self.ask == Ask::LastGreenery)?;
        match self.ask {
            Ask::Item(item) => ensure("question", is_op(item.op))?,
            Ask::Amount(item, victim) => {
                ensure("question", is_op(item.op))?;
                let exists = match victim {
                    Victim::Stock(Whom::Seat(seat), _) => seat.index() < self.players.len(),
                    Victim::Stock(Whom::Neutral, _) => self.is_solo(),
                    Victim::Card(card) => self.owner_of(card).is_some(),
                };
                ensure("question", exists)?;
            }
            Ask::Alternative(card) => ensure("question", !card.facts().actions.is_empty())?,
            Ask::Cost(card, way) => {
                let action = card.facts().actions.get(usize::from(way));
                ensure(
                    "question",
                    action.is_some_and(|action| action.cost.is_some()),
                )?;
            }
            Ask::Payment(bill) => {
                if let crate::state::Purchase::Action(card, way) = bill.purchase {
                    let actions = &card.facts().actions;
                    ensure("question", usize::from(way) < actions.len())?;
                }
                if let crate::state::Purchase::Card(card) = bill.purchase {
                    ensure("question", !card.is_corporation())?;
                }
            }
            _ => {}
        }
        if self.phase == Phase::Over {
            return Ok(());
        }
        let deciders = tabletop::Game::deciders(self);
        ensure("question", !deciders.is_empty())?;
        let mut actions = Vec::new();
        for seat in deciders.iter() {
            actions.clear();
            tabletop::Game::legal_actions(self, seat, &mut actions);
            ensure("question", !actions.is_empty())?;
        }
        Ok(())
    }
}

fn ensure(part: &'static str, fits: bool) -> Result<(), Message> {
    match fits {
        true => Ok(()),
        false => Err(Message::new("mars-audit").with("part", part)),
    }
}
