"""What can go wrong.

Every exception of the package is an :class:`OrreryError` with a ``code`` as in the engine protocol, and where the rules
have a typed reason, with that ``reason``. Whatever raises has changed nothing, unless it says so.

>>> import orrery
>>> game = orrery.new("race", seats=2, seed=7)
>>> try:
...     game.play(0, "stop")
... except orrery.IllegalAction as refusal:
...     print(refusal.code, refusal.reason)
illegal_action not_this_step
"""

import json


class OrreryError(Exception):
    """Something was refused."""

    def __init__(self, words, code="bad_request", reason=None):
        super().__init__(words)
        self.code = code
        self.reason = reason

    def __reduce__(self):
        return (type(self), (str(self), self.code, self.reason))


class BadRequest(OrreryError, ValueError):
    """The request makes no sense: options, seats, a record, a position, a name."""


class UnknownGame(BadRequest):
    """There is no game of this name."""


class BadSeat(OrreryError, ValueError):
    """There is no such seat, or it has nothing to decide."""


class BadAction(OrreryError, ValueError):
    """This is no action of the game."""


class BadIndex(OrreryError, IndexError):
    """There is no action, game or seat at this place."""


class IllegalAction(OrreryError, ValueError):
    """The rules forbid it; ``reason`` says why, typed."""


class PastRevelation(OrreryError, ValueError):
    """Something was shown before the last action of a list."""


class GameOver(OrreryError):
    """The game is over."""


class BadScript(OrreryError, ValueError):
    """A script asks for a pile or a card that is not there."""


class TooLong(OrreryError):
    """A list of actions does not fit into the arrays. The game was begun anew; all others were stepped."""


class Fault(OrreryError, RuntimeError):
    """A rule of the game is at fault. A game stays as it was; in a batch it is begun anew, and all others were stepped."""


_CLASSES = {
    "unknown_game": UnknownGame,
    "bad_seat": BadSeat,
    "bad_action": BadAction,
    "bad_index": BadIndex,
    "illegal_action": IllegalAction,
    "past_revelation": PastRevelation,
    "game_over": GameOver,
    "bad_script": BadScript,
    "too_long": TooLong,
    "fault": Fault,
}


def make(code, words, reason=None):
    """The exception of a code. The reason is JSON."""
    typed = None if reason is None else json.loads(reason)
    return _CLASSES.get(code, BadRequest)(words, code, typed)
