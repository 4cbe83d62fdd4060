"""The games for Gymnasium: one seat against bots (``pip install orrery[gymnasium]``).

>>> from orrery.gymnasium import Seat
>>> env = Seat("race", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> int(env.action_masks().sum())
6
"""

from typing import Any, Dict, Optional, Tuple, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from .batch import Batch
from .errors import BadIndex
from .spec import spec


class Seat(gymnasium.Env):
    """One seat of a game; bots play the others.

    ``opponents`` is a bot for all other seats, or one for each: ``{1: "greedy", 2: "random"}``. An action is an id of
    :func:`orrery.spec`, or with ``actions="places"`` a place in the list of legal actions, which is a much smaller space.
    :meth:`action_masks` says which are legal now, as MaskablePPO of sb3-contrib asks for them; the ``info`` of every step has
    the same. Whoever plays an illegal action has lost: the episode ends with the reward of the last place.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Union[str, Dict[int, str]] = "greedy",
        seats: int = 2,
        options: Optional[Dict[str, Any]] = None,
        reward: str = "rank",
        actions: str = "ids",
        render_mode: Optional[str] = None,
    ) -> None:
        if actions not in ("ids", "places"):
            raise ValueError('actions are "ids" or "places"')
        others = [other for other in range(seats) if other != seat]
        if isinstance(opponents, str):
            opponents = {other: opponents for other in others}
        if sorted(opponents) != others:
            raise ValueError(f"a bot for each of the seats {others}")
        self.render_mode = render_mode
        self.seat = seat
        self._spec, self._places = spec(game), actions == "places"
        self._batch = Batch(
            game,
            1,
            seats,
            options,
            opponents=opponents,
            reward=reward,
            auto_reset=False,
            candidates=False,
            ids=True,
        )
        self._state = self._batch.state
        bound, length = self._spec.bound, self._spec.observation(seats)
        self.observation_space = spaces.Box(-bound, bound, (length,), np.float32)
        size = self._spec.longest if self._places else self._spec.actions
        self.action_space = spaces.Discrete(size)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[np.ndarray, Dict[str, Any]]:
        """Begins a new game."""
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(2**32)))
        return self._observation(), self._info()

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now."""
        mask, count = np.zeros(int(self.action_space.n), np.bool_), self._state.counts[0]
        if self._places:
            mask[:count] = True
        else:
            mask[self._state.ids[0, :count]] = True
        return mask

    def step(self, action: Any) -> Tuple[np.ndarray, float, bool, bool, Dict[str, Any]]:
        """Plays an action, and on until the seat decides again."""
        state, action = self._state, int(action)
        try:
            if self._places:
                self._batch.step([action])
            else:
                self._batch.step_one(action)
        except BadIndex:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        reward, done = float(state.rewards[0, self.seat]), int(state.done[0])
        return self._observation(), reward, done == 1, done > 1, self._info()

    def _observation(self) -> np.ndarray:
        if self._state.seats[0] == self.seat:
            return self._state.observations[0].copy()
        return self._batch.observe(0, self.seat)

    def _info(self) -> Dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def game(self) -> Any:
        """The game as it stands, as an :class:`orrery.Game`."""
        return self._batch.game(0)
