//! Promise 4.

use super::table::each_game;
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Component, Game, Known};

/// **Conserved.** [`Game::components`] visits the same components at every moment, each once.
///
/// Every position of every game is counted. Two pieces that not everybody has located never share
/// a slot; and every position passes the game's own [`Game::audit`].
pub fn conserved<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    let (mut now, mut places) = (Vec::new(), Vec::new());
    each_game::<G>(Promise::Conserved, budget, |table, rng| {
        let mut start = Vec::new();
        count(table.look(0), &mut start, &mut places);
        for i in 0..table.states.len() {
            count(table.look(i), &mut now, &mut places);
            let twice = now.windows(2).find(|pair| pair[0] == pair[1]);
            ensure!(twice.is_none(), "a component is there twice: {twice:?}");
            let lost = start
                .iter()
                .find(|component| now.binary_search(component).is_err());
            ensure!(lost.is_none(), "a component is lost: {lost:?}");
            let found = now
                .iter()
                .find(|component| start.binary_search(component).is_err());
            ensure!(
                found.is_none(),
                "a component appears from nowhere: {found:?}"
            );
            let shared = places.windows(2).find(|pair| pair[0] == pair[1]);
            ensure!(
                shared.is_none(),
                "two hidden components share (zone, slot): {shared:?}"
            );
        }
        for i in table.places(4 * budget.looks, rng, |_| true) {
            let audit = table.look(i).audit();
            ensure!(
                audit.is_ok(),
                "a position does not pass the audit: {audit:?}"
            );
        }
        Ok(())
    })
}

/// All components, and the places of those that are hidden from anybody, both sorted.
fn count<G: Game>(game: &G, components: &mut Vec<Component>, places: &mut Vec<(u16, u16)>) {
    components.clear();
    places.clear();
    game.components(&mut |component, place| {
        components.push(component);
        if place.known != Known::ToAll {
            places.push((place.zone, place.slot));
        }
    });
    components.sort_unstable();
    places.sort_unstable();
}
