//! What an action touches: where the page lights it.

use crate::action::{Action, Thing};
use crate::cards::Design;
use crate::kinds::Way;
use crate::state::Race;
use crate::table::TABLE;
use tabletop::{Seat, Things};

impl Race {
    /// The things an action touches; the first is where it is lit.
    pub(super) fn things(&self, action: Action) -> Things<Thing> {
        let mut things = Things::new();
        match action {
            Action::Discard(card) | Action::Place(card) | Action::Pay(card) => {
                things.push(Thing::Hand(card));
            }
            Action::Keep(card) => things.push(Thing::Drawn(card)),
            Action::Choose(card) => things.push(Thing::Action(card)),
            Action::Way(way) => self.things_of_way(way, &mut things),
            Action::Sell(world) | Action::Consume(world) | Action::Produce(world) => {
                things.extend(self.placed(self.owner(world), world));
            }
            Action::Use(power) => {
                things.extend(self.placed(Some(self.in_turn()), power.design()));
            }
            Action::Name(number) => things.push(Thing::Number(number)),
            Action::PlaceNothing | Action::Stop => {}
        }
        things
    }

    fn placed(&self, seat: Option<Seat>, card: Design) -> Option<Thing> {
        seat.map(|seat| Thing::Placed { seat, card })
    }

    /// Who has a world in his tableau: there is one card of each.
    fn owner(&self, world: Design) -> Option<Seat> {
        let has = |seat: &Seat| self.player(*seat).tableau.designs().contains(world);
        Seat::all(self.seats()).find(has)
    }

    /// A way is lit on the card that makes it possible, else on the world itself.
    fn things_of_way(&self, way: Way, things: &mut Things<Thing>) {
        let seat = self.in_turn();
        let tableau = &self.player(seat).tableau;
        let mut placed = tableau.placed().iter().map(|placed| placed.card.design());
        let one_use = placed.find(|design| {
            let powers = &TABLE.facts(*design).powers;
            match way {
                Way::ColonyShip => powers.colony_ship > 0,
                Way::ConquerWithTactics => powers.tactics > 0,
                Way::Pay | Way::Conquer => false,
            }
        });
        let cards = one_use.into_iter().chain(tableau.fresh());
        things.extend(cards.map(|card| Thing::Placed { seat, card }));
    }
}
