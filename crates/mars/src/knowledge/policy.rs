//! How promising an action looks at a glance, in M€.

use super::outlook::Outlook;
use crate::action::{Action, Pending};
use crate::card::Card;
use crate::cards::data;
use crate::effect::Op;
use crate::honours::Award;
use crate::map::{Space, Spaces};
use crate::state::{Ask, MAX_TEMPERATURE, Mars, Phase, Whom};
use crate::vocabulary::{Conversion, Resource, StandardProject, Tile};
use tabletop::{Seat, larger, smaller};

/// Money beyond this lies idle.
const RESERVE: f32 = 8.0;
/// How much more a standard project is worth for each M€ that would still lie idle after it: who has
/// nothing better to buy terraforms, or nobody might ever end the game.
const IDLE: f32 = 0.15;

impl Mars {
    /// How promising an action looks; to do nothing is worth nothing.
    pub(super) fn promise(&self, seat: Seat, action: &Action, outlook: &Outlook) -> f32 {
        match *action {
            Action::Corporation(card) => self.corporation_promise(seat, card, outlook),
            Action::Buy(card) => match self.ask {
                Ask::Nothing => self.purchase_promise(seat, card, outlook),
                _ => 0.39 * self.net(seat, card, outlook) - 2.7 * outlook.money,
            },
            Action::Keep(card) => self.net(seat, card, outlook),
            Action::Sell(card) | Action::Discard(card) => {
                outlook.money - self.in_hand(seat, card, outlook)
            }
            Action::Play(card) => self.net(seat, card, outlook) + 1.3,
            Action::Standard(project) => self.standard_promise(seat, project, outlook),
            Action::Claim(_) => 9.1 * outlook.point - 15.0 * outlook.money,
            Action::Fund(award) => self.award_promise(seat, award, outlook),
            Action::Use(card) => {
                let ways = card.facts().actions.iter();
                let best = ways.map(|way| self.way_worth(seat, way, outlook));
                best.fold(f32::NEG_INFINITY, larger) + 0.61
            }
            Action::Convert(conversion) => self.conversion_promise(seat, conversion, outlook),
            Action::FirstAction => 100.0,
            Action::Pay { resource, amount } => {
                f32::from(amount) * payment(resource, self.temperature)
            }
            Action::Alternative { card, way } => {
                let way = card.facts().actions.get(usize::from(way));
                way.map_or(0.0, |way| self.way_worth(seat, way, outlook))
            }
            Action::Choose { option, .. } => match self.ask {
                Ask::Item(item) => {
                    self.list_worth(seat, item.op.facts(), usize::from(option), outlook)
                }
                _ => 0.0,
            },
            Action::Amount(n) => f32::from(n),
            Action::Place(space) => self.space_promise(seat, space, outlook),
            Action::Mark(space) => self.bonus_worth(seat, space, outlook),
            Action::Reduce(whom) | Action::From { whom, .. } => self.victim_promise(seat, whom),
            Action::FromCard(card) => match self.owner_of(card) == Some(seat) {
                true => -self.resource_worth(card, outlook),
                false => self.resource_worth(card, outlook),
            },
            Action::FromNeutral => 5.0,
            Action::AddTo(card) => self.resource_worth(card, outlook),
            Action::Copy(card) => {
                let ops = card.facts().production_box.iter();
                ops.map(|op| self.op_worth(seat, *op, outlook)).sum()
            }
            Action::Next(Pending::Tile(_)) => 1.6,
            Action::Next(Pending::Draw) => 0.6,
            Action::Next(Pending::Effect(_)) => 0.71,
            Action::Stop => -50.0,
            Action::Done | Action::Pass | Action::EndTurn | Action::Nobody | Action::Decline => 0.0,
        }
    }

    fn corporation_promise(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let facts = card.facts();
        let stock: f32 = facts
            .start
            .resources
            .iter()
            .map(|(resource, n)| f32::from(*n) * outlook.price(*resource))
            .sum();
        let production = facts.production_box.iter();
        let production: f32 = production.map(|op| self.op_worth(seat, *op, outlook)).sum();
        let first = facts.first_action.iter();
        let first: f32 = first.map(|op| self.op_worth(seat, op, outlook)).sum();
        f32::from(facts.start.megacredits) + stock + 0.5 * production + 1.7 * first
    }

    /// A card to buy: less and less with every card, for money is needed to play them.
    fn purchase_promise(&self, seat: Seat, card: Card, outlook: &Outlook) -> f32 {
        let player = self.player(seat);
        let waiting = player.hand.len() + player.picked.len();
        let glut = 0.65 * waiting as f32;
        (outlook.trust + 0.23) * self.net(seat, card, outlook) - 0.98 * outlook.money - glut
    }

    fn standard_promise(&self, seat: Seat, project: StandardProject, outlook: &Outlook) -> f32 {
        if project == StandardProject::SellPatents {
            return -4.2;
        }
        let ops = project.facts().ops.iter();
        let gain: f32 = ops.map(|op| self.op_worth(seat, op, outlook)).sum();
        let cost = self.standard_cost(seat, project) as f32;
        let left = self.player(seat).stock(Resource::Megacredits) as f32 - cost;
        gain - cost * outlook.money + IDLE * larger(left - RESERVE, 0.0)
    }

    /// An award is worth funding for who leads in it clearly.
    fn award_promise(&self, seat: Seat, award: Award, outlook: &Outlook) -> f32 {
        let own = self.award_value(seat, award);
        let others = Seat::all(self.players.len()).filter(|other| *other != seat);
        let best = others.map(|other| self.award_value(other, award)).max();
        let lead = own - best.unwrap_or(0);
        let price = self.award_means(seat).cost as f32 * outlook.money;
        match lead {
            ..=0 => -price,
            lead => smaller(0.42 + 0.08 * lead as f32, 1.2) * 1.6 * outlook.point - price,
        }
    }

    fn conversion_promise(&self, seat: Seat, conversion: Conversion, outlook: &Outlook) -> f32 {
        let facts = &data().conversions[conversion.index()];
        let ops = facts.gain.iter();
        let gain: f32 = ops.map(|op| self.op_worth(seat, op, outlook)).sum();
        let cost = self.conversion_cost(seat, conversion) as f32;
        gain - 0.14 * cost * outlook.price(facts.resource)
    }

    /// Taking from others is good, most from who is ahead; from oneself bad.
    fn victim_promise(&self, seat: Seat, whom: Whom) -> f32 {
        match whom {
            Whom::Seat(victim) if victim == seat => -10.0,
            Whom::Seat(victim) => 1.2 + 0.35 * self.player(victim).rating as f32,
            Whom::Neutral => 5.0,
        }
    }

    fn bonus_worth(&self, seat: Seat, space: Space, outlook: &Outlook) -> f32 {
        let bonus = self.map().bonus[space.index()].iter();
        let bonus: f32 = bonus.map(|op| self.op_worth(seat, op, outlook)).sum();
        let around = self.map().neighbours[space.index()];
        let oceans = around.intersection(self.board.oceans).len();
        bonus + 1.5 * oceans as f32 * outlook.money
    }

    fn space_promise(&self, seat: Seat, space: Space, outlook: &Outlook) -> f32 {
        let tile = match self.ask {
            Ask::Item(item) => match item.op.facts().op {
                Op::PlaceTile { tile, .. } => tile,
                _ => Tile::City,
            },
            _ => Tile::Greenery,
        };
        let board = &self.board;
        let around = self.map().neighbours[space.index()];
        let next = |tiles: Spaces| around.intersection(tiles).len() as f32;
        let own = board.owned[seat.index()];
        let bonus = self.bonus_worth(seat, space, outlook);
        let position = match tile {
            Tile::Greenery => {
                let mine = next(board.cities.intersection(own));
                let theirs = next(board.cities) - mine;
                outlook.point * (mine - 1.5 * theirs)
            }
            Tile::City | Tile::Capital => {
                let free = self.map().land.difference(board.occupied());
                outlook.point * (next(board.greeneries) + 0.61 * next(free))
            }
            // Oceans feed whatever is built beside them: better beside one's own land.
            Tile::Ocean => 0.33 * next(own),
            _ => -1.3 * next(board.cities.intersection(own)),
        };
        let last = match self.phase {
            Phase::FinalConversion => 30.0,
            _ => 0.0,
        };
        bonus + position + last
    }
}

/// What paying with a unit saves: metal has no better use, heat has while it is cold.
const fn payment(resource: Resource, temperature: u8) -> f32 {
    match resource {
        Resource::Steel | Resource::Titanium => 1.1,
        _ if temperature < MAX_TEMPERATURE => -0.26,
        _ => 1.6,
    }
}
