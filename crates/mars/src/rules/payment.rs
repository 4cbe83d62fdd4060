//! Paying: steel, then titanium, then heat; M€ are the rest.

use super::log::Log;
use crate::action::Action;
use crate::card::Card;
use crate::cards::{Need, data, tables_of};
use crate::effect::{self, Op};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Bill, Mars, Purchase};
use crate::vocabulary::{Resource, StandardProject, Tag};
use tabletop::Seat;

/// What a card costs in setup, research and when looked at.
pub(crate) const CARD_PRICE: i32 = 3;
/// What a milestone costs.
pub(crate) const MILESTONE_PRICE: i32 = 8;
/// What the first, second and third award cost.
pub(crate) const AWARD_PRICES: [i32; 3] = [8, 14, 20];

/// A price and what there is to pay it with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub(crate) cost: i32,
    pub(crate) megacredits: i32,
    pub(crate) steel: i32,
    pub(crate) steel_value: i32,
    pub(crate) titanium: i32,
    pub(crate) titanium_value: i32,
    pub(crate) heat: i32,
}

impl Means {
    #[inline]
    fn total(&self) -> i32 {
        self.liquid() + self.steel * self.steel_value + self.titanium * self.titanium_value
    }

    #[inline]
    pub(crate) const fn liquid(&self) -> i32 {
        self.megacredits + self.heat
    }

    /// Whether the price can be paid. If it can, it can be without a unit too many: take units back
    /// until none can be.
    #[inline]
    pub(crate) fn is_enough(&self) -> bool {
        self.total() >= self.cost
    }

    pub(crate) fn refusal(&self) -> Option<Illegal> {
        (!self.is_enough()).then(|| Illegal::CannotPay {
            cost: self.cost,
            short: self.cost - self.total(),
        })
    }

    /// Whether so much steel and titanium and some heat and M€ pay the price with no unit too many.
    fn fits(&self, steel: i32, titanium: i32) -> bool {
        let rest = self.cost - steel * self.steel_value - titanium * self.titanium_value;
        if rest > 0 {
            return rest <= self.liquid();
        }
        // Paid in metal alone: no single unit may be superfluous.
        (steel == 0 || -rest < self.steel_value) && (titanium == 0 || -rest < self.titanium_value)
    }

    /// Whether so much steel can be part of a payment.
    fn steel_fits(&self, steel: i32) -> bool {
        let rest = self.cost - steel * self.steel_value;
        if self.titanium == 0 || rest <= 0 {
            return self.fits(steel, 0);
        }
        // The more titanium, the less is left: the last that still leaves something, and one more.
        let most = (rest / self.titanium_value).min(self.titanium);
        self.fits(steel, most) || (most < self.titanium && self.fits(steel, most + 1))
    }

    /// Visits the amounts of a resource that can be paid, given what is paid before it.
    fn amounts(&self, bill: &Bill, visit: &mut dyn FnMut(u16)) {
        let most = |have: i32, value: i32| have.min((self.cost + value - 1) / value);
        match bill.stage {
            Resource::Steel => (0..=most(self.steel, self.steel_value))
                .filter(|&n| self.steel_fits(n))
                .for_each(|n| visit(n as u16)),
            Resource::Titanium => (0..=most(self.titanium, self.titanium_value))
                .filter(|&n| self.fits(i32::from(bill.steel), n))
                .for_each(|n| visit(n as u16)),
            _ => {
                let rest = self.rest(bill);
                let least = (rest - self.megacredits).max(0);
                (least..=rest.min(self.heat)).for_each(|n| visit(n as u16));
            }
        }
    }

    /// What metal leaves to be paid.
    fn rest(&self, bill: &Bill) -> i32 {
        let metal = i32::from(bill.steel) * self.steel_value
            + i32::from(bill.titanium) * self.titanium_value;
        (self.cost - metal).max(0)
    }
}

impl Mars {
    /// What a card costs a seat now.
    #[inline]
    pub(crate) fn card_cost(&self, seat: Seat, card: Card) -> i32 {
        let player = self.player(seat);
        let hot = &tables_of().hot[card.index()];
        let mut cost = i32::from(hot.cost)
            - i32::from(player.modifiers.discount)
            - i32::from(player.next_discount);
        for (n, off) in hot.discounted.iter().zip(player.modifiers.tag_discounts) {
            cost -= i32::from(*n) * i32::from(off);
        }
        cost.max(0)
    }

    pub(crate) fn standard_cost(&self, seat: Seat, project: StandardProject) -> i32 {
        let off = self.player(seat).modifiers.standard_discounts[project.index()];
        (i32::from(project.facts().cost) - i32::from(off)).max(0)
    }

    /// Money, and heat where it is as good.
    #[inline]
    fn money(&self, seat: Seat, cost: i32) -> Means {
        let player = self.player(seat);
        let modifiers = &player.modifiers;
        Means {
            cost,
            megacredits: player.stock(Resource::Megacredits),
            steel: 0,
            steel_value: i32::from(modifiers.steel),
            titanium: 0,
            titanium_value: i32::from(modifiers.titanium),
            heat: match modifiers.heat_pays {
                true => player.stock(Resource::Heat),
                false => 0,
            },
        }
    }

    /// The price of a card and what pays for it.
    #[inline]
    pub(crate) fn card_means(&self, seat: Seat, card: Card) -> Means {
        let tables = tables_of();
        let player = self.player(seat);
        let mut means = self.money(seat, self.card_cost(seat, card));
        if tables.tagged[Tag::Building.index()].contains(card) {
            means.steel = player.stock(Resource::Steel);
        }
        if tables.tagged[Tag::Space.index()].contains(card) {
            means.titanium = player.stock(Resource::Titanium);
        }
        if means.heat > 0 && tables.needy.contains(card) {
            // Heat that the card itself will spend has to stay.
            for need in &card.facts().needs {
                if let Need::Stock(Resource::Heat, amount) = need {
                    means.heat = (means.heat - i32::from(*amount)).max(0);
                }
            }
        }
        means
    }

    /// The price of a card looked at.
    pub(crate) fn looked_means(&self, seat: Seat) -> Means {
        self.money(seat, CARD_PRICE)
    }

    pub(crate) fn standard_means(&self, seat: Seat, project: StandardProject) -> Means {
        self.money(seat, self.standard_cost(seat, project))
    }

    pub(crate) fn milestone_means(&self, seat: Seat) -> Means {
        self.money(seat, MILESTONE_PRICE)
    }

    pub(crate) fn award_means(&self, seat: Seat) -> Means {
        let price = AWARD_PRICES.get(self.awards.len()).copied();
        self.money(seat, price.unwrap_or(0))
    }

    /// The price of a card's action and what pays for it.
    pub(crate) fn action_means(&self, seat: Seat, cost: &Op) -> Means {
        let Op::PayMegacredits { amount, may_use } = cost else {
            return self.money(seat, 0);
        };
        let player = self.player(seat);
        let mut means = self.money(seat, i32::from(*amount));
        for resource in may_use {
            match resource {
                Resource::Steel => means.steel = player.stock(Resource::Steel),
                Resource::Titanium => means.titanium = player.stock(Resource::Titanium),
                _ => {}
            }
        }
        means
    }

    fn means(&self, purchase: Purchase) -> Means {
        let seat = self.turn.active;
        match purchase {
            Purchase::Card(card) => self.card_means(seat, card),
            Purchase::Standard(project) => self.standard_means(seat, project),
            Purchase::Milestone(_) => self.milestone_means(seat),
            Purchase::Award(_) => self.award_means(seat),
            Purchase::Looked(_) => self.looked_means(seat),
            Purchase::Action(card, alternative) => {
                let action = &card.facts().actions[usize::from(alternative)];
                match action.cost {
                    Some(cost) => self.action_means(seat, &cost.facts().op),
                    None => self.money(seat, 0),
                }
            }
        }
    }

    /// Pays for something, asking where there is a choice.
    pub(crate) fn pay_for(&mut self, purchase: Purchase, log: &mut Log<'_>) {
        let bill = Bill {
            purchase,
            stage: Resource::Steel,
            steel: 0,
            titanium: 0,
            heat: 0,
        };
        self.go_on_paying(bill, log);
    }

    fn go_on_paying(&mut self, mut bill: Bill, log: &mut Log<'_>) {
        let means = self.means(bill.purchase);
        loop {
            let (mut choices, mut amount) = (0, 0);
            means.amounts(&bill, &mut |n| {
                choices += 1;
                amount = n;
            });
            if choices > 1 {
                self.ask = Ask::Payment(bill);
                return;
            }
            if !bill.put(amount) {
                return self.settle(&means, bill, log);
            }
        }
    }

    /// What is still to be paid of a bill.
    pub(crate) fn left_to_pay(&self, bill: &Bill) -> i32 {
        self.means(bill.purchase).rest(bill)
    }

    /// Visits what can be paid of the resource that is asked.
    pub(crate) fn payments(&self, bill: &Bill, visit: &mut dyn FnMut(Action)) {
        let means = self.means(bill.purchase);
        means.amounts(bill, &mut |n| visit(Action::pay(bill.stage, n)));
    }

    /// Why an amount cannot be paid.
    pub(crate) fn payment_refusal(&self, bill: &Bill, resource: Resource, n: u16) -> Illegal {
        if resource != bill.stage {
            let resource = bill.stage;
            return Illegal::OtherResource { resource };
        }
        let (mut least, mut most) = (u16::MAX, 0);
        self.means(bill.purchase).amounts(bill, &mut |amount| {
            least = least.min(amount);
            most = most.max(amount);
        });
        let player = self.active();
        let have = player.stock(resource);
        if i32::from(n) > have {
            let need = i32::from(n);
            Illegal::TooLittle {
                resource,
                need,
                have,
            }
        } else if n < least {
            Illegal::PaysTooLittle { resource }
        } else {
            Illegal::PaysTooMuch { resource }
        }
    }

    pub(crate) fn answer_payment(&mut self, mut bill: Bill, n: u16, log: &mut Log<'_>) {
        if bill.put(n) {
            self.go_on_paying(bill, log);
        } else {
            let means = self.means(bill.purchase);
            self.settle(&means, bill, log);
        }
    }

    /// The money changes hands, and what was paid for happens.
    fn settle(&mut self, means: &Means, bill: Bill, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let megacredits = means.rest(&bill) - i32::from(bill.heat);
        let stock = &mut self.player_mut(seat).stock;
        stock[Resource::Megacredits.index()] -= megacredits;
        stock[Resource::Steel.index()] -= i32::from(bill.steel);
        stock[Resource::Titanium.index()] -= i32::from(bill.titanium);
        stock[Resource::Heat.index()] -= i32::from(bill.heat);
        if means.cost > 0 {
            log.emit(|| Event::Paid {
                seat,
                megacredits: megacredits as u16,
                steel: bill.steel,
                titanium: bill.titanium,
                heat: bill.heat,
            });
        }
        self.bought(bill.purchase, log);
    }

    fn bought(&mut self, purchase: Purchase, log: &mut Log<'_>) {
        let seat = self.turn.active;
        match purchase {
            Purchase::Card(card) => self.put_into_play(seat, card, log),
            Purchase::Standard(project) => self.do_standard_project(project, log),
            Purchase::Milestone(milestone) => {
                let _ = self.milestones.try_push((milestone, seat));
                log.emit(|| Event::Claimed { seat, milestone });
            }
            Purchase::Award(award) => {
                let _ = self.awards.try_push((award, seat));
                log.emit(|| Event::Funded { seat, award });
            }
            Purchase::Action(card, alternative) => self.gain_of_action(card, alternative, 0, log),
            Purchase::Looked(card) => self.buy_looked(seat, card, log),
        }
    }

    fn buy_looked(&mut self, seat: Seat, card: Card, log: &mut Log<'_>) {
        let cards = crate::CardSet::of(card);
        self.take_offered(seat, &cards);
        self.offers_closed();
        log.emit(|| Event::Bought {
            seat,
            n: 1,
            cards: vec![card],
        });
    }

    /// A card is paid for and is now in play.
    fn put_into_play(&mut self, seat: Seat, card: Card, log: &mut Log<'_>) {
        log.emit(|| Event::Played { seat, card });
        self.show_from_hand(seat, card);
        let _ = self.played.try_push(card);
        let player = self.player_mut(seat);
        player.next_discount = 0;
        player.next_shift = 0;
        if tables_of().events.contains(card) {
            player.events.insert(card);
        } else {
            self.lay_open(seat, card);
        }
        self.resolve_played(seat, card, log);
        let cost = data().cards[card.index()].cost;
        self.fire_cost_paid(seat, cost, effect::Purchase::Card, log);
        self.fire_card_played(seat, card, log);
    }
}

impl Bill {
    /// Notes an amount and goes on to the next resource; false after the last.
    fn put(&mut self, n: u16) -> bool {
        match self.stage {
            Resource::Steel => {
                self.steel = n;
                self.stage = Resource::Titanium;
            }
            Resource::Titanium => {
                self.titanium = n;
                self.stage = Resource::Heat;
            }
            _ => {
                self.heat = n;
                return false;
            }
        }
        true
    }
}
