//! Stock, production, rating and the parameters of the planet.

use super::log::Log;
use super::resolve::Ctx;
use crate::card::Card;
use crate::cards::{data, tables_of};
use crate::event::Event;
use crate::state::{MAX_OXYGEN, MAX_TEMPERATURE, Mars};
use crate::vocabulary::{Parameter, Resource};
use tabletop::Seat;

impl Mars {
    /// Adds to a stock, or takes from it.
    #[inline]
    pub(crate) fn change_stock(
        &mut self,
        seat: Seat,
        resource: Resource,
        change: i32,
        log: &mut Log<'_>,
    ) {
        if change == 0 {
            return;
        }
        self.player_mut(seat).stock[resource.index()] += change;
        log.emit(|| Event::Stock {
            seat,
            resource,
            change,
        });
    }

    #[inline]
    pub(crate) fn change_production(
        &mut self,
        seat: Seat,
        resource: Resource,
        change: i32,
        log: &mut Log<'_>,
    ) {
        if change == 0 {
            return;
        }
        self.player_mut(seat).production[resource.index()] += change;
        log.emit(|| Event::Production {
            seat,
            resource,
            change,
        });
    }

    #[inline]
    pub(crate) fn raise_rating(&mut self, seat: Seat, change: i32, log: &mut Log<'_>) {
        if change == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.rating += change;
        player.rating_rose = true;
        log.emit(|| Event::Rating { seat, change });
    }

    /// Adds to the resources on a card, or takes from them.
    pub(crate) fn change_on_card(&mut self, card: Card, change: i32, log: &mut Log<'_>) {
        let slot = tables_of().slots[card.index()];
        let (Some(on_card), Some(resource)) =
            (self.resources.get_mut(slot as usize), card.facts().collects)
        else {
            return;
        };
        *on_card = (i32::from(*on_card) + change).clamp(0, i32::from(u16::MAX)) as u16;
        if let Some(seat) = self.owner_of(card) {
            log.emit(|| Event::OnCard {
                seat,
                card,
                resource,
                change,
            });
        }
    }

    /// Raises temperature or oxygen step by step; what lies beyond the end is lost.
    pub(crate) fn raise_parameter(
        &mut self,
        seat: Seat,
        parameter: Parameter,
        steps: u8,
        log: &mut Log<'_>,
    ) {
        for _ in 0..steps {
            let (value, max) = match parameter {
                Parameter::Temperature => (&mut self.temperature, MAX_TEMPERATURE),
                Parameter::Oxygen => (&mut self.oxygen, MAX_OXYGEN),
                // Oceans rise by tiles.
                Parameter::Oceans => return,
            };
            if *value >= max {
                return;
            }
            *value += 1;
            let step = *value;
            let value = self.value_of(parameter);
            log.emit(|| Event::Raised {
                seat,
                parameter,
                value,
            });
            self.raise_rating(seat, 1, log);
            let bonus = data().steps[parameter.index()][step as usize];
            for op in bonus.iter() {
                self.begin(op, Ctx::of(seat), log);
            }
        }
    }

    /// A parameter as it is printed: degrees, percent, tiles.
    pub(crate) fn value_of(&self, parameter: Parameter) -> i8 {
        match parameter {
            Parameter::Temperature => self.degrees(),
            Parameter::Oxygen => self.oxygen as i8,
            Parameter::Oceans => self.board.oceans.len() as i8,
        }
    }
}
