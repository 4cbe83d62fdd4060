"""The games for PettingZoo: an agent for each seat (``pip install orrery[pettingzoo]``).

>>> from orrery.pettingzoo import AEC
>>> env = AEC("race", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('seat_0', 6)
"""

from typing import Any, Dict, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .batch import Batch
from .spec import spec


class AEC(AECEnv):
    """A game as an agent environment cycle.

    An observation has the ``observation`` of the agent that looks, computed for that agent, and its ``action_mask`` over all ids
    of actions; an agent that is not to act has an empty one. Simultaneous decisions are asked one after another, the lowest seat
    first: nothing of an answer reaches another agent's observation or mask before the last of them has answered (every game
    is held to that by test), so it is the same as asking all at once.

    The reward comes at the end, as for :class:`orrery.Batch`. ``max_cycles`` truncates after so many actions.
    """

    metadata = {"name": "orrery_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Optional[Dict[str, Any]] = None,
        reward: str = "rank",
        max_cycles: Optional[int] = None,
    ) -> None:
        super().__init__()
        self.metadata = {**AEC.metadata, "name": f"orrery_{game}_v{spec(game).encoding}"}
        self.render_mode = None
        self.max_cycles = max_cycles
        self._spec = spec(game)
        self._batch = Batch(
            game, 1, seats, options, reward=reward, auto_reset=False, candidates=False, ids=True
        )
        self._state = self._batch.state
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        bound, length = self._spec.bound, self._spec.observation(seats)
        space = spaces.Dict(
            {
                "observation": spaces.Box(-bound, bound, (length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._spec.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self._spec.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """The space of actions: all ids."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint32)[0])
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._select()

    def _select(self) -> None:
        seat = int(self._state.seats[0])
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def observe(self, agent: str) -> Dict[str, np.ndarray]:
        """What an agent observes now."""
        seat, state = self._seat_of[agent], self._state
        mask = np.zeros(self._spec.actions, np.int8)
        if seat == state.seats[0]:
            mask[state.ids[0, : state.counts[0]]] = 1
            return {"observation": state.observations[0].copy(), "action_mask": mask}
        return {"observation": self._batch.observe(0, seat), "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        """Plays the action of an id for the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._batch.step_one(action)
        self._cycles += 1
        state = self._state
        if state.done[0]:
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(state.rewards[0, seat])
                self.terminations[each] = state.done[0] == 1
                self.truncations[each] = state.done[0] != 1
            self._accumulate_rewards()
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> None:
        """There is nothing to see; ``AEC.game`` gives the game to look at."""

    def game(self) -> Any:
        """The game as it stands, as an :class:`orrery.Game`."""
        return self._batch.game(0)

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, **settings: Any) -> AEC:
    """An environment, as PettingZoo's own are made."""
    return AEC(game, **settings)
