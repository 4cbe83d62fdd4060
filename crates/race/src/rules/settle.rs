//! Phase III: Settle.

use super::Flow;
use super::piles::Seen;
use crate::cards::Design;
use crate::event::{DrawWhy, Event, GoodWhy};
use crate::kinds::{ActionCard, Good, Phase, Way, WorldKind};
use crate::powers::{WORLD_GOODS, world_good};
use crate::purpose::Purpose;
use crate::sets::{Designs, Slot, Ways};
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

const ALIEN: usize = world_good(Some(Good::Alien));

impl Race {
    pub(super) fn begin_settle(&mut self) {
        self.ask_who_has_cards(Step::SettleChoice);
    }

    /// A seat's Military against a world, without one-use powers.
    pub(crate) fn military_against(&self, seat: Seat, world: Design) -> i8 {
        let powers = self.player(seat).tableau.powers();
        let facts = TABLE.facts(world);
        let against_rebels = if facts.is_rebel {
            powers.rebel_military
        } else {
            0
        };
        powers.military[usize::from(facts.world_good)] + against_rebels
    }

    /// What a world costs if it is paid for with cards; a military world is paid for through a
    /// Contact Specialist.
    pub(crate) fn world_price(&self, seat: Seat, world: Design) -> usize {
        let powers = self.player(seat).tableau.powers();
        let facts = TABLE.facts(world);
        let contact = if facts.is_military {
            powers.contact_discount
        } else {
            0
        };
        let discount = powers.settle_discount[usize::from(facts.world_good)] + contact;
        (facts.cost_or_defense as i8 - discount).max(0) as usize
    }

    /// Cards to pay for a world that is placed in this way.
    pub(crate) fn settle_price(&self, seat: Seat, world: Design, way: Option<Way>) -> usize {
        match way {
            Some(Way::Pay) => self.world_price(seat, world),
            _ => 0,
        }
    }

    /// The ways in which a seat can place a world with so many cards to pay.
    pub(crate) fn ways(&self, seat: Seat, world: Design, cards: usize) -> Ways {
        let powers = self.player(seat).tableau.powers();
        let facts = TABLE.facts(world);
        let is_alien = usize::from(facts.world_good) == ALIEN;
        let can_be_paid = !facts.is_military || powers.contact > 0 && !is_alien;
        let mut ways = Ways::EMPTY;
        if can_be_paid && self.world_price(seat, world) <= cards {
            ways.insert(Way::Pay);
        }
        if can_be_paid && powers.colony_ship > 0 && !is_alien {
            ways.insert(Way::ColonyShip);
        }
        if facts.is_military {
            let (military, defense) = (
                self.military_against(seat, world),
                facts.cost_or_defense as i8,
            );
            if military >= defense {
                ways.insert(Way::Conquer);
            }
            if powers.tactics > 0 && military + powers.tactics >= defense {
                ways.insert(Way::ConquerWithTactics);
            }
        }
        ways
    }

    /// The worlds a seat can place from its hand: those with at least one way, by masks.
    pub(crate) fn placeable_worlds(&self, seat: Seat) -> Designs {
        let player = self.player(seat);
        let worlds = player.hand.designs().intersection(TABLE.worlds);
        if worlds.is_empty() {
            return worlds;
        }
        let powers = player.tableau.powers();
        let cards = player.hand.len() as i8 - 1;
        let mut placeable = Designs::EMPTY;
        for kind in 0..WORLD_GOODS {
            let free = powers.colony_ship > 0 && kind != ALIEN;
            let cost = if free {
                i8::MAX
            } else {
                cards + powers.settle_discount[kind]
            };
            placeable = placeable.union(at_most(&TABLE.world_cost[kind], cost));
            let paid = match (powers.contact > 0 && kind != ALIEN, free) {
                (false, _) => -1,
                (true, true) => i8::MAX,
                (true, false) => cards + powers.settle_discount[kind] + powers.contact_discount,
            };
            let military = powers.military[kind] + powers.tactics;
            let [others, rebels] = &TABLE.world_defense[kind];
            let against_rebels = military + powers.rebel_military;
            placeable = placeable
                .union(at_most(others, military.max(paid)))
                .union(at_most(rebels, against_rebels.max(paid)));
        }
        worlds.intersection(placeable)
    }

    /// The chosen worlds enter the tableaus; windfall worlds receive their goods.
    pub(super) fn show_worlds(&mut self, flow: &mut Flow<'_>) {
        self.show_choices(flow);
        for seat in self.player_order() {
            let tableau = &self.player(seat).tableau;
            let Some(world) = tableau.fresh() else {
                continue;
            };
            if TABLE.facts(world).kind == Some(WorldKind::Windfall) {
                let slot = Slot(tableau.len() as u8 - 1);
                self.put_good(seat, slot, GoodWhy::Windfall, flow);
            }
        }
        self.turn = 0;
        self.ask(Step::SettleWay, SeatSet::EMPTY);
    }

    /// Puts a good on a world, face down and unseen. Says whether there was a card for it.
    pub(crate) fn put_good(
        &mut self,
        seat: Seat,
        slot: Slot,
        why: GoodWhy,
        flow: &mut Flow<'_>,
    ) -> bool {
        let world = self.player(seat).tableau.design(slot);
        let Some(card) = self.draw_card(seat, Purpose::Good(world), Seen::ByNobody, flow) else {
            flow.events.emit(|| Event::NoGood { seat, world });
            return false;
        };
        self.player_mut(seat).tableau.put_good(slot, card);
        flow.events.emit(|| Event::GoodPut {
            seat,
            world,
            card: Some(card.design()),
            why,
        });
        true
    }

    /// Goes on in player order to the next player with more than one way; single ways are taken.
    pub(super) fn next_way(&mut self, flow: &mut Flow<'_>) {
        while usize::from(self.turn) < self.seats() {
            let seat = self.in_turn();
            let player = self.player(seat);
            if let Some(world) = player.tableau.fresh()
                && player.way.is_none()
            {
                let ways = self.ways(seat, world, player.hand.len());
                match ways.first() {
                    Some(way) if ways.len() == 1 => self.take_way(seat, way, flow),
                    _ => return self.ask(Step::SettleWay, SeatSet::of(seat)),
                }
            }
            self.turn += 1;
        }
        self.turn = 0;
        self.ask_payers(Step::SettlePayment);
    }

    /// A player names the way in which the world is placed; it is carried out with the payment.
    pub(super) fn take_way(&mut self, seat: Seat, way: Way, flow: &mut Flow<'_>) {
        self.player_mut(seat).way = Some(way);
        if let Some(world) = self.player(seat).tableau.fresh() {
            let price = self.settle_price(seat, world, Some(way)) as u8;
            flow.events.emit(|| Event::WayTaken {
                seat,
                world,
                way,
                price,
            });
        }
    }

    pub(super) fn resolve_settle(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            let Some(world) = self.player(seat).tableau.fresh() else {
                continue;
            };
            self.use_up_one_use_card(seat, flow);
            self.pay(seat, world, flow);
            self.player_mut(seat).way = None;
            if self.has_bonus(seat, ActionCard::Settle) {
                let n = TABLE.bonus[ActionCard::Settle.index()].draw_after_world as usize;
                self.draw_to_hand(seat, n, DrawWhy::Bonus(ActionCard::Settle), flow);
            }
            if self.player(seat).tableau.powers().draw_after_world > 0 {
                self.draw_for_powers(seat, |powers| powers.draw_after_world, flow);
            }
        }
        self.end_phase(Phase::Settle, flow);
    }

    fn use_up_one_use_card(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        let tableau = &self.player(seat).tableau;
        let active = tableau.placed().iter().map(|placed| placed.card.design());
        let used = |design: &Design| {
            let powers = &TABLE.facts(*design).powers;
            match self.player(seat).way {
                Some(Way::ColonyShip) => powers.colony_ship > 0,
                Some(Way::ConquerWithTactics) => powers.tactics > 0,
                _ => false,
            }
        };
        let Some(slot) = active.enumerate().find(|(_, design)| used(design)) else {
            return;
        };
        let card = self.player_mut(seat).tableau.remove(Slot(slot.0 as u8));
        self.discard_openly(card);
        let card = card.design();
        flow.events.emit(|| Event::UsedUp { seat, card });
    }
}

#[inline]
fn at_most(masks: &[Designs], most: i8) -> Designs {
    match usize::try_from(most) {
        Ok(most) => masks[most.min(masks.len() - 1)],
        Err(_) => Designs::EMPTY,
    }
}
