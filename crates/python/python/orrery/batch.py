"""Many games at once."""

import json
from typing import Any, Dict, NamedTuple, Optional, Sequence, Union

import numpy as np

from . import _orrery
from .errors import BadIndex
from .game import Game, _number, _seat


class Step(NamedTuple):
    """How the games of a batch stand: arrays with a row a game. What was not wanted has no rows.

    They are the batch's own and change with its next step; ``step(actions, copy=True)`` gives some to keep.
    """

    #: What the seat to act observes: float32, ``(n, spec.observation(seats))``.
    observations: np.ndarray
    #: What it may do: int16, ``(n, longest, spec.width)``: kind and arguments; rows beyond the list are -1.
    candidates: np.ndarray
    #: The ids of what it may do: int32, ``(n, longest)``; beyond the list -1.
    ids: np.ndarray
    #: Of all ids, which it may do: bool, ``(n, spec.actions)``.
    masks: np.ndarray
    #: How many actions it may choose from: int32, ``(n,)``; 0 where the game is over.
    counts: np.ndarray
    #: Who acts: int32, ``(n,)``; -1 where the game is over.
    seats: np.ndarray
    #: What the step brought to every seat: float32, ``(n, seats)``.
    rewards: np.ndarray
    #: Whether the step ended the game: uint8, ``(n,)``. 1: over; 2: stopped at the game's cap, with the standings;
    #: 3: begun anew because something broke. With ``auto_reset`` the other arrays show the next game then.
    done: np.ndarray


class Batch:
    """``n`` games of one kind, each standing at a decision.

    ``opponents`` are seats that bots play: ``{1: "greedy"}``, ``{1: "search:100it"}``. ``reward`` comes when a game is over:
    ``"rank"`` (1 for the first to -1 for the last), ``"win"``, ``"score"``, or ``"margin"`` over the best other. With
    ``auto_reset`` a new game begins where one is over. Game ``k`` at place ``i`` is seeded by (``seed``, ``k * n + i``):
    the same seed gives the same trajectories on any number of ``threads``.

    Of simultaneous decisions the lowest seat is asked first. By the contract that every game keeps, no seat's answer touches
    what another sees or may do until the last one has answered, so the order changes nothing.

    >>> import numpy as np, orrery
    >>> batch = orrery.Batch("mars", 16, seats=2, seed=7, opponents={1: "random"})
    >>> state, rng = batch.reset(), np.random.default_rng(0)
    >>> for _ in range(100):
    ...     state = batch.step(rng.integers(state.counts))
    >>> state.observations.shape == (16, orrery.spec("mars").observation(2))
    True
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 2,
        options: Optional[Dict[str, Any]] = None,
        seed: int = 0,
        opponents: Optional[Dict[int, str]] = None,
        reward: str = "rank",
        threads: int = 1,
        *,
        auto_reset: bool = True,
        observations: bool = True,
        candidates: bool = True,
        ids: bool = False,
        masks: bool = False,
        longest: Optional[int] = None,
    ) -> None:
        self.game_name = game
        self.n = _number(n, BadIndex, "number of games")
        self.seats = _seat(seats)
        self.seed = _number(seed, BadIndex, "seed")
        self._batch = _orrery.Batch(
            game,
            self.n,
            self.seats,
            None if options is None else json.dumps(options),
            self.seed,
            {_seat(seat): name for seat, name in (opponents or {}).items()},
            reward,
            max(1, _number(threads, BadIndex, "number of threads")),
            bool(auto_reset),
            longest,
            [bool(observations), bool(candidates), bool(ids), bool(masks)],
        )
        arrays = self._batch.arrays()
        arrays[3] = arrays[3].view(np.bool_)
        for array in arrays:
            array.flags.writeable = False
        self._state = Step(*arrays)
        self._one = np.zeros(1, np.int64)
        self._begun = False

    @property
    def state(self) -> Step:
        """How the games stand."""
        return self._state

    def reset(self, seed: Optional[int] = None, copy: bool = False) -> Step:
        """Begins all games anew, by another seed if one is given."""
        if seed is not None:
            self.seed = _number(seed, BadIndex, "seed")
        self._batch.reset(self.seed)
        self._begun = True
        return self._given(copy)

    def step(self, actions: Union[np.ndarray, Sequence[int]], copy: bool = False) -> Step:
        """Plays one action in each game, given by its place in the list: ``0 <= actions < counts``.

        All are checked before any is played: a wrong one raises :class:`orrery.BadIndex`, and nothing has changed. A
        :class:`orrery.TooLong` list or a :class:`orrery.Fault` of a rule is raised when all games were stepped; the game
        in trouble was begun anew. After Ctrl-C some games may have been stepped and others not; the arrays show each as it
        stands.
        """
        if not self._begun:
            raise BadIndex("a batch begins with reset()", "bad_index")
        if type(actions) is not np.ndarray or actions.dtype != np.int64 or actions.ndim != 1:
            actions = self._indices(actions)
        self._batch.step(actions)
        return self._given(copy)

    def _indices(self, actions: Any) -> np.ndarray:
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {array.dtype}")
        if array.shape != (self.n,):
            raise BadIndex(f"one action a game: shape ({self.n},), not {array.shape}", "bad_index")
        return np.ascontiguousarray(array, dtype=np.int64)

    def _given(self, copy: bool) -> Step:
        if not copy:
            return self._state
        return Step(*(array.copy() for array in self._state))

    def observe(self, game: int, seat: int) -> np.ndarray:
        """What any seat of a game observes now."""
        return self._batch.observe(_number(game, BadIndex, "game"), _seat(seat))

    def game(self, game: int) -> Game:
        """A game of the batch as one to look at and play on: a copy, with nothing in its log."""
        return Game(self._batch.table(_number(game, BadIndex, "game")))

    def choose(self, ids: Union[np.ndarray, Sequence[int]]) -> np.ndarray:
        """The places in the lists of actions given by their ids. Needs ``ids=True``."""
        wanted = np.asarray(ids)
        if self._state.ids.shape[0] != self.n:
            raise ValueError("the batch was made without ids=True")
        if wanted.shape != (self.n,):
            raise BadIndex(f"one id a game: shape ({self.n},), not {wanted.shape}", "bad_index")
        found = self._state.ids == wanted[:, None]
        missing = np.flatnonzero(~found.any(axis=1) & (self._state.seats >= 0))
        if missing.size:
            game = int(missing[0])
            raise BadIndex(f"game {game}: action {int(wanted[game])} is not legal", "bad_index")
        return found.argmax(axis=1)

    def step_one(self, id: int) -> Step:
        """Plays the action of an id in a batch of one game. Needs ``ids=True``."""
        ids = self._state.ids[0, : self._state.counts[0]].tolist()
        if id not in ids:
            raise BadIndex(f"action {id} is not legal", "bad_index")
        self._one[0] = ids.index(id)
        self._batch.step(self._one)
        return self._state

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game_name}, {self.seats} seats, seed {self.seed}>"


