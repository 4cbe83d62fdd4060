//! A counting allocator, to show that steady play allocates nothing.

use super::settings::Setting;
use super::table::{generator, most_moves, set_up};
use crate::{Events, Game, Seed, below};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // Per thread, for tests run side by side; a plain number, so that counting allocates nothing.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting. [`no_allocation!`](crate::no_allocation) installs it.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingAllocator;

/// How often this thread has allocated so far, if the [`CountingAllocator`] is installed.
pub fn allocations() -> u64 {
    COUNT.get()
}

#[allow(
    unsafe_code,
    reason = "an allocator cannot be written otherwise; it only counts and hands on"
)]
// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from the system's allocator by `alloc` or `realloc`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: as in `dealloc`; the caller vouches for the size.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// Plays random games at every seat count and complains about the first decision that allocates:
/// listing into a warm buffer, checking, and playing with events off.
///
/// # Errors
/// The decision that allocated, and how often.
pub fn steady_play_allocates_nothing<G: Game>(games: usize) -> Result<(), String> {
    let before = allocations();
    drop(std::hint::black_box(Box::new(0_u8)));
    super::ensure!(
        allocations() > before,
        "the counting allocator is not installed"
    );
    let options = G::Options::default();
    for seats in G::seats(&options) {
        let setting = Setting {
            options: options.clone(),
            seats,
        };
        // The first game warms everything that is loaded once.
        let _ = busiest_decision::<G>(&setting, Seed::from(0))?;
        for i in 1..=games as u64 {
            if let Some(complaint) = busiest_decision::<G>(&setting, Seed::of_run(0, i))? {
                return Err(complaint);
            }
        }
    }
    Ok(())
}

/// Plays a game and describes the first decision that allocated.
fn busiest_decision<G: Game>(setting: &Setting<G>, seed: Seed) -> Result<Option<String>, String> {
    let mut game = set_up(setting, seed)?;
    let mut rng = generator(seed, 1);
    let mut actions = Vec::with_capacity(1 << 16);
    let mut events = Events::off();
    let mut first = None;
    for step in 0..most_moves::<G>() {
        let before = allocations();
        let deciders = game.deciders();
        if deciders.is_empty() {
            break;
        }
        let nth = below(&mut rng, deciders.len() as u32) as usize;
        let seat = deciders.iter().nth(nth).unwrap_or_default();
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let listed = allocations();
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let legal = game.check(seat, &action).is_ok();
        let checked = allocations();
        let _ = game.play(seat, &action, &mut events);
        let played = allocations();
        if played > before && first.is_none() {
            first = Some(format!(
                "{} seats, seed {seed}, after {step} actions: {action:?} of seat {seat} allocates \
                 {} times to list, {} to check ({legal}), {} to play",
                setting.seats,
                listed - before,
                checked - listed,
                played - checked
            ));
        }
    }
    Ok(first)
}

/// Writes a `#[test]` that steady play of a game allocates nothing, and installs the allocator that
/// counts: `no_allocation!(race::Race, games = 50)`. Once in a test file, which is best its own.
#[macro_export]
macro_rules! no_allocation {
    ($game:ty, games = $games:expr $(,)?) => {
        #[global_allocator]
        static ALLOCATOR: $crate::suite::CountingAllocator = $crate::suite::CountingAllocator;

        #[test]
        fn steady_play_allocates_nothing() {
            if let Err(complaint) = $crate::suite::steady_play_allocates_nothing::<$game>($games) {
                panic!("{complaint}");
            }
        }
    };
}
