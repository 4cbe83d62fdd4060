"""Orrery: four great space-settling board games, exact and fast, for programs that play and learn.

One game, played by hand:

>>> import orrery
>>> game = orrery.new("race", seats=2, seed=7)
>>> game.deciders
[0, 1]
>>> game.play(0, game.legal(0)[0]).revealed
'nothing'

Many games at once, in arrays:

>>> batch = orrery.Batch("race", 8, seed=7)
>>> batch.reset().counts.shape
(8,)

``orrery.pettingzoo``, ``orrery.gymnasium`` and ``orrery.openspiel`` bring the games to these frameworks.
"""

from ._orrery import __version__
from .batch import Batch, Step
from .bot import Bot, Candidate, Suggestion, bots
from .errors import (
    BadAction,
    BadIndex,
    BadRequest,
    BadScript,
    BadSeat,
    Fault,
    GameOver,
    IllegalAction,
    OrreryError,
    PastRevelation,
    TooLong,
    UnknownGame,
)
from .game import Game, Played, Refusal, load, new
from .spec import Argument, Field, Kind, Spec, about, catalogue, games, spec

__all__ = [
    "Argument",
    "BadAction",
    "BadIndex",
    "BadRequest",
    "BadScript",
    "BadSeat",
    "Batch",
    "Bot",
    "Candidate",
    "Fault",
    "Field",
    "Game",
    "GameOver",
    "IllegalAction",
    "Kind",
    "OrreryError",
    "PastRevelation",
    "Played",
    "Refusal",
    "Spec",
    "Step",
    "Suggestion",
    "TooLong",
    "UnknownGame",
    "__version__",
    "about",
    "bots",
    "catalogue",
    "games",
    "load",
    "new",
    "spec",
]
