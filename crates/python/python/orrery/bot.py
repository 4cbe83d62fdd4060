"""Bots to ask and to play against."""

import json
from typing import Any, List, NamedTuple, Optional

from . import _orrery
from .game import Game, _number, _seat
from .errors import BadIndex


class Candidate(NamedTuple):
    """An action that a bot looked at."""

    action: Any
    #: How likely the seat wins by it, between 0 and 1.
    value: float


class Suggestion(NamedTuple):
    """A bot's advice."""

    #: What it would do.
    action: Any
    #: What it thinks of each action, best first; empty if it has no opinion.
    candidates: List[Candidate]


def bots() -> List[str]:
    """The names of the bots, weakest first. ``search`` takes settings: ``search:400it``, ``search:200ms``."""
    return _orrery.bots()


class Bot:
    """A bot. It sees what its seat sees: it thinks on determinizations only.

    >>> import orrery
    >>> game = orrery.new("race", seed=7)
    >>> bot = orrery.Bot("greedy", seed=1)
    >>> bot.suggest(game, 0).action in game.legal(0)
    True
    """

    __slots__ = ("name", "_bot", "_seed")

    def __init__(self, name: str = "search:400it", seed: int = 0) -> None:
        self.name = name
        self._seed = _number(seed, BadIndex, "seed")
        self._bot = _orrery.Bot(name, self._seed)

    def suggest(self, game: Game, seat: int, millis: Optional[int] = None) -> Suggestion:
        """What the bot would do in a seat's place. ``millis`` bounds bots that think as long as they are given."""
        advice = json.loads(self._bot.suggest(game._table, _seat(seat), millis))
        candidates = [Candidate(each["action"], each["value"]) for each in advice["candidates"]]
        return Suggestion(advice["action"], candidates)

    def __reduce__(self) -> Any:
        return (Bot, (self.name, self._seed))

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"
