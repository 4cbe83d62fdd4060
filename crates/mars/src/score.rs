//! Scoring, with its breakdown.

use crate::action::named;
use crate::card::Card;
use crate::cards::{AwardMetric, Origin};
use crate::coverage;
use crate::effect::Points;
use crate::honours::Award;
use crate::state::Mars;
use crate::vocabulary::Resource;
use tabletop::{Message, Outcome, Score, Scores, Seat};

/// Points for a milestone, and for the first place of an award.
const HONOUR: i32 = 5;
/// Points for the second place of an award.
const SECOND: i32 = 2;

/// One player's points by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Terraform rating.
    pub rating: i32,
    /// Milestones.
    pub milestones: i32,
    /// Awards.
    pub awards: i32,
    /// Own greeneries.
    pub greeneries: i32,
    /// Greeneries next to own cities on Mars.
    pub cities: i32,
    /// Cards, for the resources on them.
    pub resources: i32,
    /// Cards, for all else.
    pub cards: i32,
}

impl Sheet {
    /// The sum.
    pub const fn total(&self) -> i32 {
        self.rating
            + self.milestones
            + self.awards
            + self.greeneries
            + self.cities
            + self.resources
            + self.cards
    }
}

impl Mars {
    /// A player's points if the game ended now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let board = &self.board;
        let own = board.owned[seat.index()];
        let milestones = self.milestones.iter().filter(|(_, by)| *by == seat).count();
        let awards = self.awards.iter().map(|(a, _)| self.award_points(seat, *a));
        let cities = board.cities.intersection(own).iter().map(|city| {
            self.map().neighbours[city.index()]
                .intersection(board.greeneries)
                .len() as i32
        });
        let (resources, cards) = self.card_points(seat);
        Sheet {
            rating: self.player(seat).rating,
            milestones: HONOUR * milestones as i32,
            awards: awards.sum(),
            greeneries: board.greeneries_of(seat) as i32,
            cities: cities.sum(),
            resources,
            cards,
        }
    }

    /// What an award compares.
    pub(crate) fn award_value(&self, seat: Seat, award: Award) -> i32 {
        let player = self.player(seat);
        match award.metric() {
            AwardMetric::Tiles => self.board.owned[seat.index()].len() as i32,
            AwardMetric::Production { resources } => {
                resources.iter().map(|r| player.production(*r)).sum()
            }
            AwardMetric::Tags { tag } => player.tags(*tag),
            AwardMetric::Resources { resources } => {
                resources.iter().map(|r| player.stock(*r)).sum()
            }
        }
    }

    /// First place 5, second 2; those tied for first leave no second place, nor do two players.
    pub(crate) fn award_points(&self, seat: Seat, award: Award) -> i32 {
        let seats = self.players.len();
        let own = self.award_value(seat, award);
        let better = Seat::all(seats).map(|other| self.award_value(other, award));
        match better.filter(|value| *value > own).count() {
            0 => HONOUR,
            1 if seats > 2 => SECOND,
            _ => 0,
        }
    }

    /// Points of all played cards: for resources on them, and for all else.
    fn card_points(&self, seat: Seat) -> (i32, i32) {
        let sum = |on_cards: bool| self.scoring(seat, on_cards).map(|(_, points)| points).sum();
        (sum(true), sum(false))
    }

    /// The played cards that score, each with its points: those for resources on them, or all others.
    fn scoring(&self, seat: Seat, on_cards: bool) -> impl Iterator<Item = (Card, i32)> {
        let player = self.player(seat);
        let cards = player.table.union(player.events);
        let scores = cards
            .into_iter()
            .filter(move |card| match card.facts().points {
                None => false,
                Some(Points::Fixed { .. }) => !on_cards,
                Some(Points::Per { per, .. }) => {
                    on_cards == (per.count == crate::effect::Count::ResourcesHere)
                }
                Some(Points::IfResourcesHere { .. }) => on_cards,
            });
        scores.map(move |card| (card, self.points_of(seat, card)))
    }

    /// Points of one played card.
    pub(crate) fn points_of(&self, seat: Seat, card: Card) -> i32 {
        coverage::points(card);
        match card.facts().points {
            None => 0,
            Some(Points::Fixed { points }) => i32::from(points),
            // The tags of an event do not count at the end; no event counts any.
            Some(Points::Per { points, per }) => {
                i32::from(points) * self.count(per, seat, Origin::Card(card), 0)
            }
            Some(Points::IfResourcesHere { min, points }) => {
                match self.on_card(card) >= u16::from(min) {
                    true => i32::from(points),
                    false => 0,
                }
            }
        }
    }

    pub(crate) fn scores(&self) -> Scores {
        let seats = Seat::all(self.players.len()).map(|seat| self.score(seat));
        Scores {
            seats: seats.collect(),
            rivals: Vec::new(),
        }
    }

    fn score(&self, seat: Seat) -> Score {
        let sheet = self.sheet(seat);
        let mut score = Score::default();
        let mut add = |name: &'static str, points: i32| {
            score.add(name, named("mars-score", name), points);
        };
        add("rating", sheet.rating);
        if !self.is_solo() {
            add("milestones", sheet.milestones);
            add("awards", sheet.awards);
        }
        add("greeneries", sheet.greeneries);
        add("cities", sheet.cities);
        for (name, on_cards) in [("resources", true), ("cards", false)] {
            let cards = self.scoring(seat, on_cards);
            let cards = cards.map(|(card, points)| (card.id(), points));
            score.add_cards(name, named("mars-score", name), cards);
        }
        // Heat does not break a tie, not even for Helion.
        score.tie_breaks = vec![self.player(seat).stock(Resource::Megacredits)];
        score
    }

    pub(crate) fn final_outcome(&self) -> Outcome {
        let mut outcome = self.scores().into_outcome();
        if self.is_solo() {
            let won = self.is_terraformed();
            outcome.won = vec![won];
            outcome.ranks = vec![if won { 1 } else { 2 }];
            outcome.verdict = Some(Message::new(match won {
                true => "mars-verdict-won",
                false => "mars-verdict-lost",
            }));
        }
        outcome
    }
}
