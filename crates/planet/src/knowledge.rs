//! How to play well: an evaluation and a quick policy.
//!
//! The evaluation is in medals: those that would be scored now, and what the position promises
//! (lines that can still be filled, tracks on their way to the next medal, rovers near tokens, what
//! waits to be resolved). Holes that no tile fills cost.

use crate::action::Action;
use crate::cells::{Cells, SIDE};
use crate::kinds::Track;
use crate::state::{Planet, Player, Stage, Step};
use crate::tiles;
use rand::Rng;
use tabletop::{Knowledge, Seat, below};

impl Knowledge for Planet {
    const SPREAD: f32 = 8.0;

    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.worth(seat);
        let others = Seat::all(self.count()).filter(|&other| other != seat);
        match others.map(|other| self.worth(other)).reduce(f32::max) {
            Some(best) => own - best,
            None => own - self.target() as f32,
        }
    }

    /// A round begins.
    fn is_quiet(&self) -> bool {
        match self.step {
            Step::Rotation => true,
            Step::Turn => {
                let waits = |player: &Player| player.stage == Stage::Waiting;
                self.options.turns_itself(self.count()) && self.players.iter().all(waits)
            }
            _ => false,
        }
    }

    const HORIZON: u32 = 2;

    fn policy(&self, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> usize {
        let pick = |rng: &mut _| below(rng, actions.len() as u32) as usize;
        let looks = actions.len().min(8);
        let mut best = (i32::MIN, 0);
        for _ in 0..looks {
            let i = pick(rng);
            let promise = self.promise(seat, &actions[i]);
            if promise > best.0 {
                best = (promise, i);
            }
        }
        best.1
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let promise = |action| self.promise(seat, action).clamp(0, 40) as f32;
        out.extend(actions.iter().map(|action| 1.0 + promise(action)));
    }
}

/// How much of a line's medals a fill is worth: the last squares count most.
fn filled(done: u32, all: u32) -> f32 {
    let part = done as f32 / all.max(1) as f32;
    part * part * part
}

impl Player {
    fn lines_worth(&self) -> f32 {
        let board = self.board();
        let clean = self
            .complete_squares()
            .minus(self.surface.with_meteorites());
        let line = |cells: Cells, medals: u8| {
            let squares = cells & board.squares;
            f32::from(medals) * filled((squares & clean).len(), squares.len())
        };
        let lines = (0..SIDE).map(|n| {
            let i = usize::from(n);
            line(Cells::row(n), board.row_medals[i])
                + line(Cells::column(n), board.column_medals[i])
        });
        let regions = board.regions.iter().map(|(region, medals)| {
            f32::from(*medals) * filled((*region & self.surface.covered).len(), region.len())
        });
        let cities = board.cities.0.minus(self.surface.covered).len() as f32;
        lines.sum::<f32>() + regions.sum::<f32>() + cities * f32::from(board.cities.1)
    }

    fn holes(&self) -> f32 {
        let bare = self.board().squares.minus(self.surface.covered);
        let lonely = bare.minus(bare.neighbours());
        // Squares with a single bare neighbour lie at the end of a passage.
        let tight = bare
            .iter()
            .filter(|square| (Cells::of(*square).neighbours() & bare).len() == 1);
        0.5 * lonely.len() as f32 + 0.08 * tight.count() as f32
    }

    fn rovers_worth(&self) -> f32 {
        let tokens = self.surface.lifepods | self.surface.meteorites;
        let near = |rover: &crate::state::Rover| {
            let mut reach = Cells::of(rover.square);
            let squares = self.board().squares;
            for steps in 0_u8..8 {
                if reach.meets(tokens) {
                    return 0.3 + 0.6 / (1.0 + f32::from(steps));
                }
                reach |= reach.neighbours() & squares;
            }
            0.3
        };
        let loaded = self
            .surface
            .rovers
            .iter()
            .filter(|rover| rover.loaded)
            .count();
        self.surface.rovers.iter().map(near).sum::<f32>() + 0.3 * loaded as f32
    }

    fn tracks_worth(&self) -> f32 {
        let height = |track: &Track| {
            let here = self.trackers[track.index()];
            let top = f32::from(self.corp().top(here.track));
            5.0 * f32::from(here.at) / top
        };
        self.track_medals() as f32 + Track::ALL.iter().map(height).sum::<f32>()
    }

    fn pending_worth(&self) -> f32 {
        let pending = &self.pending;
        let advances: u8 = pending.advance.iter().sum();
        let claims: f32 = self
            .owed
            .iter()
            .zip(1_u8..)
            .map(|(n, level)| f32::from(n * level))
            .sum();
        let counts = [
            (f32::from(advances) + pending.resources.len() as f32, 0.5),
            (f32::from(pending.synergy), 0.6),
            (f32::from(pending.patches_to_place() + self.stored), 0.5),
            (f32::from(pending.deploy.min(self.rovers)), 0.6),
            (claims, 0.9),
            (f32::from(self.pool), 0.03),
        ];
        counts.into_iter().map(|(n, worth)| n * worth).sum()
    }
}

impl Planet {
    /// What a seat's position is worth, in medals.
    fn worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let [lifepods, meteorites, cards] = player.card_medals(|_, _| true);
        let sets = f32::from(player.meteorites % 3) * 0.3;
        let unlocked = 1.5 * player.pods_on_techs.count_ones() as f32;
        let selected = match player.stage {
            Stage::Selected { ring, .. } => self.top(seat, ring).map_or(0.0, |id| {
                0.1 * tiles::shape(tiles::tile(id)).cells.len() as f32
            }),
            _ => 0.0,
        };
        player.lines_worth() - player.holes()
            + player.tracks_worth()
            + player.rovers_worth()
            + player.pending_worth()
            + 0.12 * player.surface.covered.len() as f32
            + (lifepods + meteorites + cards) as f32
            + sets
            + unlocked
            + selected
            + 0.6 * self.neighbour_medals(seat) as f32
            + player.personal_medals() as f32
            - 0.35 * player.surface.meteorite_count() as f32
    }

    /// A quick guess how good an action is.
    fn promise(&self, seat: Seat, action: &Action) -> i32 {
        let player = self.player(seat);
        match *action {
            Action::Place { turn, at } => {
                let Stage::Selected { ring, .. } = player.stage else {
                    return 0;
                };
                let Some(lie) = self
                    .top(seat, ring)
                    .and_then(|id| tiles::shape(tiles::tile(id)).lie(turn))
                else {
                    return 0;
                };
                let Some([a, b]) = lie.covers(at) else {
                    return 0;
                };
                let squares = a | b;
                let taken = player.surface.covered | !player.board().squares;
                // Snug tiles that spare lifepods.
                let contact = (squares.neighbours() & taken).len() as i32;
                10 + 2 * contact - 5 * (squares & player.surface.lifepods).len() as i32
            }
            Action::Move { to, .. } | Action::Teleport { to, .. } => {
                let tokens = player.surface.lifepods | player.surface.meteorites;
                match tokens.contains(to) {
                    true => 30,
                    false => 4 + 2 * (Cells::of(to).neighbours() & tokens).len() as i32,
                }
            }
            Action::Done => 5,
            Action::Forgo(_) => 1,
            Action::Select(crate::kinds::Ring::Outer) => 12,
            Action::Keep(card) => 10 + i32::from(card.immediate()),
            _ => 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;
    use tabletop::{Chance, Events, Game, Seed};

    /// Plays a game, seat 0 by the policy and the others at random; whether seat 0 has won. Every round
    /// begins once.
    fn won_by_policy(seats: usize, seed: u64) -> bool {
        let chance = Chance::seeded(Seed::of_run(77, seed));
        let mut game = Planet::new(&Options::default(), seats, chance).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut actions, mut quiet) = (Vec::new(), 0);
        while let Some(seat) = game.deciders().first() {
            quiet += u8::from(game.is_quiet());
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let choice = match seat {
                Seat(0) => game.policy(seat, &actions, &mut rng),
                _ => below(&mut rng, actions.len() as u32) as usize,
            };
            let _ = game.play(seat, &actions[choice], &mut Events::off());
        }
        assert_eq!(quiet, game.round, "each round begins once");
        game.outcome().unwrap().won[0]
    }

    #[test]
    fn the_policy_beats_three_random_players() {
        let won = (0..20).filter(|&seed| won_by_policy(4, seed)).count();
        assert!(won >= 14, "{won} of 20");
    }
}
