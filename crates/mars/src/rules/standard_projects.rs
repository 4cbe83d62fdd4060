//! Standard projects, conversions, milestones and awards: what anybody can do on a turn.

use super::log::Log;
use super::resolve::{Chosen, Ctx};
use crate::card::CardSet;
use crate::cards::{MilestoneCondition, data};
use crate::effect::Op;
use crate::event::Event;
use crate::honours::{Award, Milestone};
use crate::illegal::Illegal;
use crate::state::{Ask, Mars};
use crate::vocabulary::{Conversion, Placement, Resource, StandardProject, Tile};
use tabletop::Seat;

/// How many milestones, and how many awards, a game has room for.
pub(crate) const ROOM: usize = 3;

impl Mars {
    /// Why a seat cannot do a standard project.
    pub(crate) fn standard_refusal(&self, seat: Seat, project: StandardProject) -> Option<Illegal> {
        if project == StandardProject::SellPatents {
            let empty = self.player(seat).hand.is_empty();
            return empty.then_some(Illegal::NothingToSell);
        }
        self.standard_means(seat, project).refusal().or_else(|| {
            let mut ops = project.facts().ops.iter();
            ops.find_map(|op| match op.facts().op {
                Op::PlaceTile {
                    tile, placement, ..
                } => self.tile_refusal(seat, tile, placement),
                _ => None,
            })
        })
    }

    /// Why a tile other than an ocean has nowhere to go.
    fn tile_refusal(&self, seat: Seat, tile: Tile, placement: Placement) -> Option<Illegal> {
        let map = self.map();
        let room = match placement {
            Placement::OceanReserved => return None,
            // Any free land will do if none is near.
            Placement::GreeneryNormal => self.board.free(map, seat, placement),
            _ => self.board.legal(map, seat, tile, placement),
        };
        room.is_empty().then_some(Illegal::NoSpace { placement })
    }

    /// A standard project is paid for and happens.
    pub(crate) fn do_standard_project(&mut self, project: StandardProject, log: &mut Log<'_>) {
        let seat = self.turn.active;
        log.emit(|| Event::Standard { seat, project });
        if project == StandardProject::SellPatents {
            return self.start_selling(log);
        }
        for op in project.facts().ops.iter() {
            self.begin(op, Ctx::of(seat), log);
        }
        self.fire_standard_project(seat, project, log);
    }

    fn start_selling(&mut self, log: &mut Log<'_>) {
        let hand = self.active().hand;
        if hand.len() > 1 {
            self.ask = Ask::Sell;
        } else {
            self.sell(&hand, log);
        }
    }

    /// Cards are sold.
    pub(crate) fn sell(&mut self, cards: &CardSet, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let project = StandardProject::SellPatents;
        self.player_mut(seat).picked = CardSet::EMPTY;
        for op in project.facts().ops.iter() {
            self.carry_out(op, Ctx::of(seat), Chosen::Cards(*cards), log);
        }
        self.fire_standard_project(seat, project, log);
    }

    /// How many of a resource a conversion takes from a seat.
    pub(crate) fn conversion_cost(&self, seat: Seat, conversion: Conversion) -> i32 {
        i32::from(match conversion {
            Conversion::ConvertPlants => self.player(seat).modifiers.greenery,
            Conversion::ConvertHeat => data().conversions[conversion.index()].amount,
        })
    }

    /// Why a seat cannot convert plants or heat.
    pub(crate) fn conversion_refusal(&self, seat: Seat, conversion: Conversion) -> Option<Illegal> {
        let resource = data().conversions[conversion.index()].resource;
        let need = self.conversion_cost(seat, conversion);
        let have = self.player(seat).stock(resource);
        if have < need {
            return Some(Illegal::TooLittle {
                resource,
                need,
                have,
            });
        }
        match conversion {
            Conversion::ConvertPlants => {
                self.tile_refusal(seat, Tile::Greenery, Placement::GreeneryNormal)
            }
            Conversion::ConvertHeat => None,
        }
    }

    /// Plants or heat are converted.
    pub(crate) fn convert(&mut self, conversion: Conversion, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let facts = &data().conversions[conversion.index()];
        log.emit(|| Event::Converted { seat, conversion });
        let cost = self.conversion_cost(seat, conversion);
        self.change_stock(seat, facts.resource, -cost, log);
        for op in facts.gain.iter() {
            self.begin(op, Ctx::of(seat), log);
        }
    }

    /// How far a seat is on the way to a milestone.
    pub(crate) fn milestone_count(&self, seat: Seat, milestone: Milestone) -> i32 {
        let player = self.player(seat);
        match milestone.condition() {
            MilestoneCondition::OwnTr { .. } => player.rating,
            MilestoneCondition::OwnCities { .. } => self.board.cities_of(seat) as i32,
            MilestoneCondition::OwnGreeneries { .. } => self.board.greeneries_of(seat) as i32,
            MilestoneCondition::OwnTags { tag, .. } => player.tags(tag),
            MilestoneCondition::HandSize { .. } => player.hand.len() as i32,
        }
    }

    /// Whether a seat could claim some milestone if its condition held.
    pub(crate) fn has_room_for_milestone(&self, seat: Seat) -> bool {
        !self.is_solo() && self.milestones.len() < ROOM && self.milestone_means(seat).is_enough()
    }

    /// Whether a seat could fund some award.
    pub(crate) fn has_room_for_award(&self, seat: Seat) -> bool {
        !self.is_solo() && self.awards.len() < ROOM && self.award_means(seat).is_enough()
    }

    /// Why a seat cannot claim a milestone.
    pub(crate) fn claim_refusal(&self, seat: Seat, milestone: Milestone) -> Option<Illegal> {
        if self.is_solo() {
            return Some(Illegal::NotInSolo);
        }
        let mut claimed = self.milestones.iter();
        if let Some((_, by)) = claimed.find(|(taken, _)| *taken == milestone) {
            return Some(Illegal::Taken { by: *by });
        }
        if self.milestones.len() >= ROOM {
            return Some(Illegal::AllTaken);
        }
        let need = milestone.condition().min();
        let have = self.milestone_count(seat, milestone);
        if have < i32::from(need) {
            return Some(Illegal::NotReached {
                milestone,
                need,
                have,
            });
        }
        self.milestone_means(seat).refusal()
    }

    /// Why a seat cannot fund an award.
    pub(crate) fn fund_refusal(&self, seat: Seat, award: Award) -> Option<Illegal> {
        if self.is_solo() {
            return Some(Illegal::NotInSolo);
        }
        let mut funded = self.awards.iter();
        if let Some((_, by)) = funded.find(|(taken, _)| *taken == award) {
            return Some(Illegal::Taken { by: *by });
        }
        if self.awards.len() >= ROOM {
            return Some(Illegal::AllTaken);
        }
        self.award_means(seat).refusal()
    }

    /// Plants, if there is nothing else to convert them into.
    pub(crate) fn can_build_last_greenery(&self, seat: Seat) -> bool {
        self.conversion_refusal(seat, Conversion::ConvertPlants)
            .is_none()
    }

    /// Pays the plants of a last greenery.
    pub(crate) fn pay_last_greenery(&mut self, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let cost = self.conversion_cost(seat, Conversion::ConvertPlants);
        let conversion = Conversion::ConvertPlants;
        log.emit(|| Event::Converted { seat, conversion });
        self.change_stock(seat, Resource::Plants, -cost, log);
    }
}
