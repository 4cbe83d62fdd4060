//! How the rest of the game looks.

use crate::board::Board;
use crate::state::{MAX_OXYGEN, MAX_TEMPERATURE, Mars};
use crate::vocabulary::{Parameter, Resource};

/// How the rest of the game looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Production phases still to come whose income can be spent.
    pub(super) generations: f32,
    /// What a point is worth.
    pub(super) point: f32,
    /// What money is worth: less and less towards the end.
    pub(super) money: f32,
    /// What a step of each parameter is worth beside the rating it brings.
    pub(super) steps: [f32; 3],
    /// How much of what a card promises counts before it is played.
    pub(super) trust: f32,
    /// What a card in hand is worth at least, in money, and at most.
    pub(super) card: [f32; 2],
    /// How much of what a card in play may still bring counts: by its effects, and by its action.
    pub(super) lasting: [f32; 2],
    /// What a unit of each resource is worth.
    pub(super) prices: [f32; 6],
}

impl Outlook {
    /// A step of terraform rating: a point, and income.
    pub(super) fn rating(&self) -> f32 {
        self.point + self.generations * self.money
    }

    /// A step of a parameter: the rating it brings, and what it is worth beside.
    pub(super) fn step(&self, parameter: Parameter) -> f32 {
        self.rating() + self.steps[parameter.index()]
    }

    pub(super) fn price(&self, resource: Resource) -> f32 {
        self.prices[resource.index()]
    }

    /// A step of production for the rest of the game.
    pub(super) fn production(&self, resource: Resource) -> f32 {
        let phases = match resource {
            // The last production phase still turns plants into greeneries.
            Resource::Plants => self.generations + 0.5,
            _ => self.generations,
        };
        self.price(resource) * phases
    }
}

/// What an outlook is made from.
struct Weights {
    /// Steps in a generation: in any case, for every player, and for every generation played.
    pace: [f32; 3],
    /// No more generations than this are looked ahead.
    farthest: f32,
    /// What money is worth at the end, for every generation to come, and at most.
    money: [f32; 3],
    /// What a unit of each resource is worth in money; heat while it is cold.
    prices: [f32; 6],
    /// What heat is worth in money when it is warm.
    warm: f32,
    /// What a plant is worth at least: plants are points to the very end.
    plant: f32,
    point: f32,
    trust: f32,
    card: [f32; 2],
    lasting: [f32; 2],
}

/// For choosing actions: found by having the policy play against itself. Only proportions matter.
const CHOOSING: Weights = Weights {
    pace: [0.53, 1.3, 0.17],
    farthest: 14.0,
    money: [0.16, 0.41, 3.9],
    prices: [1.13, 0.51, 2.3, 2.0, 1.08, 0.99],
    warm: 0.74,
    plant: 0.62,
    point: 16.3,
    trust: 1.05,
    card: [1.06, 19.7],
    lasting: [1.0, 0.0],
};

/// For judging positions: found by foretelling how games of the policy against itself come out.
const JUDGING: Weights = Weights {
    pace: [1.25, 1.43, 0.32],
    farthest: 5.0,
    money: [1.19, 0.53, 2.08],
    prices: [0.94, 1.45, 2.57, 3.6, 0.6, 0.88],
    warm: 0.0,
    plant: 1.45,
    point: 13.5,
    trust: 0.36,
    card: [0.13, 21.0],
    lasting: [0.46, 0.12],
};

impl Mars {
    /// Steps of a parameter that are left.
    pub(super) fn steps_left_of(&self, parameter: Parameter) -> u8 {
        match parameter {
            Parameter::Temperature => MAX_TEMPERATURE - self.temperature,
            Parameter::Oxygen => MAX_OXYGEN - self.oxygen,
            Parameter::Oceans => Board::MAX_OCEANS.saturating_sub(self.board.oceans.len()) as u8,
        }
    }

    /// Steps of the parameters that are left.
    pub(super) fn steps_left(&self) -> u32 {
        let left = |parameter: &Parameter| u32::from(self.steps_left_of(*parameter));
        Parameter::ALL.iter().map(left).sum()
    }

    /// The outlook of a player who chooses an action.
    pub(super) fn outlook(&self) -> Outlook {
        match self.is_solo() {
            true => self.solo_outlook(),
            false => self.outlook_by(&CHOOSING),
        }
    }

    /// The outlook by which a position is judged.
    pub(super) fn forecast(&self) -> Outlook {
        self.outlook_by(&JUDGING)
    }

    fn outlook_by(&self, weights: &Weights) -> Outlook {
        let [any, player, generation] = weights.pace;
        let pace = any + player * self.players.len() as f32 + generation * self.generation as f32;
        let generations = (self.steps_left() as f32 / pace).min(weights.farthest);
        let [last, more, most] = weights.money;
        let money = (last + more * generations).min(most);
        let mut prices = weights.prices;
        if self.temperature >= MAX_TEMPERATURE {
            prices[Resource::Heat.index()] = weights.warm;
        }
        prices.iter_mut().for_each(|price| *price *= money);
        let plant = &mut prices[Resource::Plants.index()];
        *plant = plant.max(weights.plant);
        Outlook {
            generations,
            point: weights.point,
            money,
            steps: [0.0; 3],
            trust: weights.trust,
            card: weights.card,
            lasting: weights.lasting,
            prices,
        }
    }
}
