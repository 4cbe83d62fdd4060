//! What fires the effects of cards in play.

use super::log::Log;
use super::resolve::Ctx;
use crate::card::{Card, CardSet};
use crate::cards::{Trigger, data};
use crate::coverage;
use crate::effect::{By, Purchase, When, Whereabouts};
use crate::map::Space;
use crate::state::Mars;
use crate::vocabulary::{StandardProject, Tag, Tile};
use tabletop::Seat;

impl Mars {
    /// Fires those triggers among `watching` whose `fires` holds, the actor's first, corporations
    /// before cards.
    fn fire(
        &mut self,
        actor: Seat,
        watching: &CardSet,
        subject: Option<Card>,
        log: &mut Log<'_>,
        fires: impl Fn(&Trigger, By) -> bool,
    ) {
        let seats = self.players.len();
        for i in 0..seats {
            let owner = Seat::from((actor.index() + i) % seats);
            let hits = self.player(owner).table.intersection(*watching);
            if hits.is_empty() {
                continue;
            }
            let corporation = hits.iter().filter(|card| card.is_corporation());
            let projects = hits.iter().filter(|card| !card.is_corporation());
            for card in corporation.chain(projects) {
                for at in card.facts().triggers.clone() {
                    let trigger = &data().triggers[at];
                    let whose = if owner == actor {
                        By::Owner
                    } else {
                        By::Anyone
                    };
                    if !fires(trigger, whose) {
                        continue;
                    }
                    coverage::trigger(at);
                    let ctx = Ctx {
                        subject,
                        ..Ctx::of(owner)
                    };
                    for op in trigger.ops.iter() {
                        self.begin(op, ctx, log);
                    }
                }
            }
        }
    }

    /// A project is played: its tags, and that it is an event.
    pub(crate) fn fire_card_played(&mut self, actor: Seat, played: Card, log: &mut Log<'_>) {
        let facts = played.facts();
        let tables = &data().tables;
        if tables.events.contains(played) {
            self.fire(
                actor,
                &tables.on_event,
                Some(played),
                log,
                |trigger, whose| {
                    matches!(&trigger.when, When::EventCardPlayed { by, tag }
                    if covers(*by, whose) && tag.is_none_or(|tag| facts.tags.contains(&tag)))
                },
            );
        }
        self.fire_tags(actor, played, log);
    }

    /// Each tag of a card by itself, also of a corporation that is set up.
    pub(crate) fn fire_tags(&mut self, actor: Seat, played: Card, log: &mut Log<'_>) {
        for &tag in &played.facts().tags {
            let watching = &data().tables.on_tag[tag.index()];
            self.fire(actor, watching, Some(played), log, |trigger, whose| {
                matches!(&trigger.when, When::TagPlayed { by, tags, including_this }
                    if covers(*by, whose) && fits(tags, tag)
                        && (*including_this || trigger.card != played))
            });
        }
    }

    /// A tile is placed, perhaps by a card.
    pub(crate) fn fire_tile_placed(
        &mut self,
        actor: Seat,
        placed: Tile,
        space: Space,
        card: Option<Card>,
        log: &mut Log<'_>,
    ) {
        let map = self.map();
        let sort = match placed {
            Tile::Ocean => Some(Tile::Ocean),
            Tile::Greenery => Some(Tile::Greenery),
            _ if placed.is_city() => Some(Tile::City),
            _ => None,
        };
        if let Some(sort) = sort {
            let watching = &data().tables.on_tile[sort.index()];
            self.fire(actor, watching, None, log, |trigger, whose| {
                matches!(&trigger.when, When::TilePlaced { by, tile, r#where, including_this }
                    if covers(*by, whose) && *tile == sort
                        && (*r#where == Whereabouts::Anywhere || space.is_on_mars())
                        && (*including_this || Some(trigger.card) != card))
            });
        }
        if map.metal().contains(space) {
            let watching = &data().tables.on_bonus;
            self.fire(actor, watching, None, log, |trigger, whose| {
                let found = |resource: &crate::vocabulary::Resource| {
                    map.with_bonus[resource.index()].contains(space)
                };
                matches!(&trigger.when, When::TileOnBonus { by, resources }
                    if covers(*by, whose) && resources.iter().any(found))
            });
        }
    }

    /// A standard project is paid for.
    pub(crate) fn fire_standard_project(
        &mut self,
        actor: Seat,
        project: StandardProject,
        log: &mut Log<'_>,
    ) {
        let watching = &data().tables.on_standard;
        self.fire(actor, watching, None, log, |trigger, whose| {
            matches!(&trigger.when, When::StandardProjectDone { by, except }
                if covers(*by, whose) && !except.contains(&project))
        });
        self.fire_cost_paid(actor, project.facts().cost, Purchase::StandardProject, log);
    }

    /// Something with a printed cost is paid for.
    pub(crate) fn fire_cost_paid(
        &mut self,
        actor: Seat,
        cost: u8,
        bought: Purchase,
        log: &mut Log<'_>,
    ) {
        let watching = &data().tables.on_cost;
        self.fire(actor, watching, None, log, |trigger, whose| {
            matches!(&trigger.when, When::BaseCostPaid { by, min, of }
                if covers(*by, whose) && cost >= *min && of.contains(&bought))
        });
    }
}

/// Whether a trigger on somebody's doing fires on the owner's (`Owner`) or another's (`Anyone`).
fn covers(by: By, whose: By) -> bool {
    by == By::Anyone || whose == By::Owner
}

fn fits(tags: &[Tag], tag: Tag) -> bool {
    tags.contains(&tag)
}
