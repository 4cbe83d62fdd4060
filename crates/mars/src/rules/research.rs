//! The research phase, and the first ten cards: everybody buys, sealed.

use super::log::Log;
use super::payment::CARD_PRICE;
use crate::action::Action;
use crate::belief::Zone;
use crate::card::CardSet;
use crate::event::{Event, Why};
use crate::illegal::Illegal;
use crate::state::{Answer, Ask, Mars, Phase};
use crate::vocabulary::Resource;
use arrayvec::ArrayVec;
use tabletop::{Revealed, Seat, SeatSet};

/// Cards dealt in a research phase.
const RESEARCH_CARDS: usize = 4;

impl Mars {
    /// Everybody is dealt the same number of cards, one at a time in player order.
    pub(crate) fn start_research(&mut self, log: &mut Log<'_>) {
        let rounds = RESEARCH_CARDS.min(self.drawable() / self.players.len());
        let why = match self.variant.draft {
            true => Why::Draft,
            false => Why::Research,
        };
        let mut dealt: [ArrayVec<crate::Card, RESEARCH_CARDS>; 5] = Default::default();
        for _ in 0..rounds {
            for seat in self.player_order() {
                dealt[seat.index()].extend(self.offer_card(seat, why.into(), log));
            }
        }
        for seat in self.player_order() {
            let cards = &dealt[seat.index()];
            if cards.is_empty() {
                continue;
            }
            log.emit(|| Event::Drew {
                seat,
                n: cards.len() as u8,
                cards: cards.to_vec(),
                why,
            });
            self.reveal_to_others(log);
        }
        if self.variant.draft {
            self.start_draft(&dealt, log);
        } else {
            self.ask_to_buy(Phase::Research, log);
        }
    }

    /// Something came to light for every seat.
    pub(crate) fn reveal_to_others(&self, log: &mut Log<'_>) {
        log.reveal(match self.is_solo() {
            true => Revealed::ToActor,
            false => Revealed::ToAll,
        });
    }

    /// A sealed step opens; alone at the table there is nobody to learn anything.
    pub(crate) fn reveal_answers(&self, log: &mut Log<'_>) {
        if !self.is_solo() {
            log.reveal(Revealed::ToAll);
        }
    }

    /// Asks everybody what to buy of the cards offered. Who has none, visibly cannot pay for one or
    /// keeps all of them anyway is not asked.
    pub(crate) fn ask_to_buy(&mut self, phase: Phase, log: &mut Log<'_>) {
        self.phase = phase;
        self.ask = Ask::Nothing;
        for seat in Seat::all(self.players.len()) {
            let asked = !self.player(seat).offered.is_empty()
                && !self.keeps_all(seat)
                && self.purse(seat) >= CARD_PRICE;
            self.player_mut(seat).answer = match asked {
                true => Answer::Open,
                false => Answer::Unasked,
            };
        }
        if self.open_answers().is_empty() {
            self.open_purchases(log);
        }
    }

    /// Whether a seat keeps its first cards without paying.
    fn keeps_all(&self, seat: Seat) -> bool {
        self.phase == Phase::FirstCards && self.variant.beginners.contains(seat)
    }

    /// Seats that have still to answer the sealed step.
    pub(crate) fn open_answers(&self) -> SeatSet {
        let open = |seat: &Seat| matches!(self.player(*seat).answer, Answer::Open | Answer::Heat);
        Seat::all(self.players.len()).filter(open).collect()
    }

    /// Seats that take part in the sealed step.
    pub(crate) fn asked_answers(&self) -> SeatSet {
        let asked = |seat: &Seat| self.player(*seat).answer != Answer::Unasked;
        Seat::all(self.players.len()).filter(asked).collect()
    }

    /// What a seat can spend on cards now.
    fn purse(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        match (self.phase, player.corporation) {
            (Phase::FirstCards, Some(corporation)) => {
                i32::from(corporation.facts().start.megacredits)
            }
            _ => self.looked_means(seat).liquid(),
        }
    }

    /// How many cards a seat can pay for.
    pub(crate) fn most_purchases(&self, seat: Seat) -> usize {
        let affordable = (self.purse(seat) / CARD_PRICE).max(0) as usize;
        affordable.min(self.player(seat).offered.len())
    }

    /// Visits what a seat can say while it buys.
    pub(crate) fn list_purchases(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let player = self.player(seat);
        if player.answer == Answer::Heat {
            let (least, most) = self.heat_range(seat);
            (least..=most).for_each(|n| visit(Action::pay(Resource::Heat, n)));
            return;
        }
        if player.picked.len() < self.most_purchases(seat) {
            let rest = player.offered.difference(player.picked);
            rest.iter().for_each(|card| visit(Action::Buy(card)));
        }
        visit(Action::Done);
    }

    /// Visits everything a seat could think of while it buys.
    pub(crate) fn thinkable_purchases(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let player = self.player(seat);
        if player.answer == Answer::Heat {
            return self.list_purchases(seat, visit);
        }
        let offered = player.offered.iter();
        offered.for_each(|card| visit(Action::Buy(card)));
        visit(Action::Done);
    }

    pub(crate) fn purchase_refusal(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let player = self.player(seat);
        match (player.answer, *action) {
            (
                Answer::Heat,
                Action::Pay {
                    resource: Resource::Heat,
                    amount: n,
                },
            ) => {
                let (least, most) = self.heat_range(seat);
                let fits = (least..=most).contains(&n);
                (!fits).then_some(Illegal::OutOfRange { least, most })
            }
            (Answer::Open, Action::Done) => None,
            (Answer::Open, Action::Buy(card)) => {
                if !player.offered.contains(card) {
                    Some(Illegal::NotOffered)
                } else if player.picked.contains(card) {
                    Some(Illegal::AlreadyPicked)
                } else if player.picked.len() >= self.most_purchases(seat) {
                    let cost = CARD_PRICE * (player.picked.len() as i32 + 1);
                    let short = cost - self.purse(seat);
                    Some(Illegal::CannotPay { cost, short })
                } else {
                    None
                }
            }
            _ => Some(Illegal::NotNow),
        }
    }

    /// How much heat may pay for the cards picked.
    fn heat_range(&self, seat: Seat) -> (u16, u16) {
        let player = self.player(seat);
        if !player.modifiers.heat_pays {
            return (0, 0);
        }
        let cost = CARD_PRICE * player.picked.len() as i32;
        let least = (cost - player.stock(Resource::Megacredits)).max(0);
        let most = cost.min(player.stock(Resource::Heat));
        (least as u16, most as u16)
    }

    /// A seat says something while it buys; the last answer opens all.
    pub(crate) fn play_purchase(&mut self, seat: Seat, action: &Action, log: &mut Log<'_>) {
        let answer = match *action {
            Action::Buy(card) => {
                self.player_mut(seat).picked.insert(card);
                return;
            }
            Action::Pay { amount: heat, .. } => Answer::Given(heat),
            _ => {
                let (least, most) = self.heat_range(seat);
                match least < most {
                    true => Answer::Heat,
                    false => Answer::Given(least),
                }
            }
        };
        self.player_mut(seat).answer = answer;
        if self.open_answers().is_empty() {
            self.open_purchases(log);
        }
    }

    /// All purchases are known: in player order they are paid and taken.
    fn open_purchases(&mut self, log: &mut Log<'_>) {
        if !self.asked_answers().is_empty() {
            self.reveal_answers(log);
        }
        self.remember_draft();
        for seat in self.player_order() {
            if self.phase == Phase::FirstCards {
                self.set_up_corporation(seat, log);
            }
            self.take_purchase(seat, log);
        }
        self.offers_closed();
        self.draft = Default::default();
        self.start_action_phase(log);
    }

    fn take_purchase(&mut self, seat: Seat, log: &mut Log<'_>) {
        let keeps_all = self.keeps_all(seat);
        let player = self.player_mut(seat);
        let taken = match keeps_all {
            true => player.offered,
            false => player.picked,
        };
        let heat = match player.answer {
            Answer::Given(heat) => i32::from(heat),
            _ => 0,
        };
        let cost = CARD_PRICE * player.picked.len() as i32;
        player.stock[Resource::Heat.index()] -= heat;
        player.stock[Resource::Megacredits.index()] -= cost - heat;
        player.answer = Answer::Unasked;
        let rest = player.offered.difference(taken);
        self.take_offered(seat, &taken);
        if taken.is_empty() && rest.is_empty() {
            return;
        }
        log.emit(|| Event::Bought {
            seat,
            n: taken.len() as u8,
            cards: taken.iter().collect(),
        });
        if cost > 0 {
            log.emit(|| Event::Paid {
                seat,
                megacredits: (cost - heat) as u16,
                steel: 0,
                titanium: 0,
                heat: heat as u16,
            });
        }
        if !rest.is_empty() {
            log.emit(|| Event::Discarded {
                seat,
                n: rest.len() as u8,
                cards: rest.iter().collect(),
            });
        }
    }

    /// Before the cards of a draft go to hands and discards: who saw one of them knows where it may
    /// be now.
    fn remember_draft(&mut self) {
        if self.draft.packs.is_empty() {
            return;
        }
        for viewer in Seat::all(self.players.len()) {
            for pack in 0..self.draft.packs.len() {
                let groups = self.seen_groups(viewer, pack);
                for (cards, keepers) in groups {
                    let zones = self.zones_after_purchase(keepers);
                    for zone in zones {
                        let belief = &mut self.beliefs[viewer.index()].0[zone.index()];
                        *belief = belief.union(cards);
                    }
                }
            }
        }
    }

    /// Where a card may go that one of these seats keeps.
    fn zones_after_purchase(&self, keepers: SeatSet) -> ArrayVec<Zone, 6> {
        let mut zones = ArrayVec::new();
        let mut discards = false;
        for keeper in keepers.iter() {
            let player = self.player(keeper);
            if !player.picked.is_empty() {
                zones.push(Zone::Hand(keeper));
            }
            discards |= player.picked.len() < player.offered.len();
        }
        if discards {
            zones.push(Zone::Discard);
        }
        zones
    }

    /// The cards a seat may no longer pick from.
    pub(crate) fn reset_answer(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.picked = CardSet::EMPTY;
        if player.answer != Answer::Unasked {
            player.answer = Answer::Open;
        }
    }
}
