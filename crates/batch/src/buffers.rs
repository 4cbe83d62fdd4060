//! Where a batch writes what comes next.

/// The sizes of a batch's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Games.
    pub games: usize,
    /// Seats at each table.
    pub seats: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Room for the actions of a list.
    pub longest: usize,
    /// Numbers of a candidate.
    pub width: usize,
    /// How many ids there are.
    pub ids: usize,
}

/// Where a batch writes, a row for each game. What is empty is not wanted and not written.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat to act observes: `observation` numbers a game.
    pub observations: &'a mut [f32],
    /// What it may do: `longest` rows of `width` numbers a game; those beyond the list are -1.
    pub candidates: &'a mut [i16],
    /// The ids of what it may do: `longest` a game; those beyond the list are -1.
    pub ids: &'a mut [i32],
    /// Of all ids, whether it may do that: `ids` a game.
    pub masks: &'a mut [u8],
    /// How many actions it may choose from, one number a game; 0 where the game is over.
    pub counts: &'a mut [i32],
    /// Who acts, one number a game; -1 where the game is over.
    pub seats: &'a mut [i32],
    /// What the step brought to each seat: `seats` numbers a game.
    pub rewards: &'a mut [f32],
    /// Whether the step ended the game: 0 if not, 1 if it is over, 2 if it was stopped at its cap, 3 if it broke.
    pub done: &'a mut [u8],
}

impl<'a> Buffers<'a> {
    /// Cuts off the rows of the first so many games.
    pub(crate) fn split(self, at: usize, shape: &Shape) -> (Buffers<'a>, Buffers<'a>) {
        fn cut<T>(rows: &mut [T], at: usize, row: usize) -> (&mut [T], &mut [T]) {
            let end = rows.len().min(at * row);
            rows.split_at_mut(end)
        }
        let observations = cut(self.observations, at, shape.observation);
        let candidates = cut(self.candidates, at, shape.longest * shape.width);
        let ids = cut(self.ids, at, shape.longest);
        let masks = cut(self.masks, at, shape.ids);
        let counts = cut(self.counts, at, 1);
        let seats = cut(self.seats, at, 1);
        let rewards = cut(self.rewards, at, shape.seats);
        let done = cut(self.done, at, 1);
        (
            Buffers {
                observations: observations.0,
                candidates: candidates.0,
                ids: ids.0,
                masks: masks.0,
                counts: counts.0,
                seats: seats.0,
                rewards: rewards.0,
                done: done.0,
            },
            Buffers {
                observations: observations.1,
                candidates: candidates.1,
                ids: ids.1,
                masks: masks.1,
                counts: counts.1,
                seats: seats.1,
                rewards: rewards.1,
                done: done.1,
            },
        )
    }

    /// Whether every buffer that is wanted has its rows.
    pub(crate) fn fit(&self, shape: &Shape) -> bool {
        let fits = |len: usize, row: usize| len == 0 || len == shape.games * row;
        fits(self.observations.len(), shape.observation)
            && fits(self.candidates.len(), shape.longest * shape.width)
            && fits(self.ids.len(), shape.longest)
            && fits(self.masks.len(), shape.ids)
            && self.counts.len() == shape.games
            && self.seats.len() == shape.games
            && self.rewards.len() == shape.games * shape.seats
            && self.done.len() == shape.games
    }

    /// The row of a game.
    pub(crate) fn row<T>(rows: &mut [T], game: usize, len: usize) -> &mut [T] {
        let start = game * len;
        rows.get_mut(start..start + len).unwrap_or_default()
    }
}
