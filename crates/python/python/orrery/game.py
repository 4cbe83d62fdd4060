"""One game, with the engine protocol's words as methods."""

import json
import operator
import secrets
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np

from . import _orrery
from .errors import BadIndex, BadSeat

#: An action as it is listed: a string, or a dict with one key.
Action = Any
#: Whose eyes: a seat, several seats, ``"spectator"``, or ``"referee"``, who sees everything.
Viewer = Union[int, Sequence[int], str]


class Played(NamedTuple):
    """What came of some actions."""

    #: ``"nothing"``, ``"to_actor"`` or ``"to_all"``: what was brought to light.
    revealed: str
    #: What happened, as the viewer sees it.
    events: List[Any]


class Refusal(NamedTuple):
    """Why an action is refused."""

    #: The typed reason.
    reason: Any
    #: The reason in words.
    words: str


def _number(value: Any, error: type, what: str) -> int:
    if isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{what} is a whole number, not {value!r}")
    number = operator.index(value)
    if not 0 <= number < 2**63:
        raise error(f"there is no {what} {number}", "bad_seat" if error is BadSeat else "bad_index")
    return number


def _seat(seat: int) -> int:
    return _number(seat, BadSeat, "seat")


def _viewer(viewer: Viewer) -> Optional[List[int]]:
    if isinstance(viewer, str):
        if viewer == "referee":
            return None
        if viewer == "spectator":
            return []
        raise BadSeat('a viewer is a seat, seats, "spectator" or "referee"', "bad_seat")
    if isinstance(viewer, Sequence):
        return [_seat(seat) for seat in viewer]
    return [_seat(viewer)]


def new(
    game: str,
    seats: int = 2,
    options: Optional[Dict[str, Any]] = None,
    seed: Optional[int] = None,
    chance: Optional[Dict[str, Any]] = None,
    position: Optional[Dict[str, Any]] = None,
) -> "Game":
    """A new game.

    The same game, options, seats, seed and actions give the same game everywhere. Without a seed it comes from the system.
    ``chance`` scripts piles: ``{"seed": 7, "piles": {"draw": {"draws": ["space_port", …]}}}``. A ``position`` is a state
    to play on from, as :meth:`Game.position` gives it.

    >>> import orrery
    >>> orrery.new("mars", seats=2, options={"draft": True}, seed=7).phase
    'corporation'
    >>> chance = {"seed": 7, "piles": {"draw": {"draws": ["space_port"]}}}
    >>> orrery.new("race", chance=chance) == orrery.new("race", seed=7)
    False
    """
    text = None if options is None else json.dumps(options)
    if position is not None:
        if seed is not None or chance is not None:
            raise ValueError("a game starts from a seed, from chance or from a position")
        return Game(_orrery.Table.resume(game, _seat(seats), text, json.dumps(position)))
    if chance is None:
        chance = {"seed": secrets.token_hex(32) if seed is None else _number(seed, BadIndex, "seed")}
    elif seed is not None:
        raise ValueError("a game starts from a seed or from chance, which has one")
    return Game(_orrery.Table.start(game, _seat(seats), text, json.dumps(chance)))


def load(record: Union[str, Dict[str, Any]]) -> "Game":
    """A game from its record, which must replay.

    >>> import orrery
    >>> game = orrery.new("moon", seats=1, seed=3)
    >>> _ = game.play(0, 0)
    >>> orrery.load(game.record()) == game
    True
    """
    return Game(_orrery.Table.load(record if isinstance(record, str) else json.dumps(record)))


def _load(record: str) -> "Game":
    return load(record)


class Game:
    """A game being played, with the log of what was played.

    :func:`new` and :func:`load` make one. Whatever is refused raises an :class:`orrery.OrreryError` and has changed nothing.
    """

    __slots__ = ("_table",)

    def __init__(self, table: "_orrery.Table") -> None:
        self._table = table

    @property
    def name(self) -> str:
        """The name of the game."""
        return self._table.name

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._table.seat_count

    @property
    def options(self) -> Dict[str, Any]:
        """The options it was started with."""
        return json.loads(self._table.options())

    @property
    def played(self) -> int:
        """How many actions were played."""
        return self._table.played

    @property
    def asked(self) -> List[int]:
        """Who takes part in the running step, answered or not."""
        return list(self._table.asked())

    @property
    def deciders(self) -> List[int]:
        """Who has still to answer. Nobody: the game is over."""
        return list(self._table.deciders())

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._table.deciders()

    def prompt(self, seat: int) -> Optional[Dict[str, Any]]:
        """What a seat is asked: its step, the words, and how many are to be picked.

        >>> import orrery
        >>> orrery.new("race", seed=7).prompt(0)["step"]
        'initial_discard'
        """
        prompt = self._table.prompt(_seat(seat))
        return None if prompt is None else json.loads(prompt)

    def legal(self, seat: int) -> List[Action]:
        """What a seat may do now, in a stable order; nothing if it has nothing to decide."""
        return json.loads(self._table.legal(_seat(seat)))

    def words(self, seat: int, lang: str = "en") -> List[str]:
        """The same in words: English (``en``), Czech (``cs``) or Polish (``pl``).

        >>> import orrery
        >>> orrery.new("moon", seats=2, seed=3).words(0)[0]
        '4 / energy'
        """
        return self._table.words(_seat(seat), lang)

    def considered(self, seat: int) -> List[Dict[str, Any]]:
        """Each thinkable action of this step: ``action``, ``words``, ``legal``, and if it is refused ``reason`` and ``why``."""
        return json.loads(self._table.considered(_seat(seat)))

    def why(self, seat: int, action: Action) -> Optional[Refusal]:
        """Why an action is refused; ``None`` if it is not."""
        refusal = self._table.why(_seat(seat), json.dumps(action))
        return None if refusal is None else Refusal(json.loads(refusal[0]), refusal[1])

    def play(
        self, seat: int, action: Union[int, Action, List[Action]], viewer: Viewer = "referee"
    ) -> Played:
        """Plays an action, given as it is listed or by its place in the list. A list of actions is played whole or not
        at all, and only its last may reveal anything.

        >>> import orrery
        >>> game = orrery.new("race", seed=7)
        >>> game.play(0, 0).events
        []
        >>> game.play(0, 99)
        Traceback (most recent call last):
            ...
        orrery.errors.BadIndex: there is no action 99: the list of seat 0 has 5
        """
        eyes = _viewer(viewer)
        if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            at = _number(action, BadIndex, "action")
            revealed, events = self._table.play_at(_seat(seat), at, eyes)
        else:
            actions = action if isinstance(action, list) else [action]
            written = [json.dumps(each) for each in actions]
            revealed, events = self._table.play(_seat(seat), written, eyes)
        return Played(json.loads(revealed), json.loads(events))

    def view(self, viewer: Viewer = "referee") -> Dict[str, Any]:
        """Everything a viewer may know."""
        return json.loads(self._table.view(_viewer(viewer)))

    def standings(self, viewer: Viewer = "referee") -> Dict[str, Any]:
        """The scores if the game ended now, as far as the viewer may know."""
        return json.loads(self._table.standings(_viewer(viewer)))

    @property
    def outcome(self) -> Optional[Dict[str, Any]]:
        """How the game came out, once it is over."""
        outcome = self._table.outcome()
        return None if outcome is None else json.loads(outcome)

    def rewind(self, to: int) -> None:
        """Goes back to the moment when so many actions were played."""
        self._table.rewind(_number(to, BadIndex, "moment"))

    def clone(self) -> "Game":
        """A second game like this one."""
        return Game(self._table.fork())

    __copy__ = clone

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Game":
        return self.clone()

    def determinize(self, seat: Union[int, Sequence[int]], seed: int = 0) -> "Game":
        """A game that a seat (or several together) cannot tell from this one: what it knows is kept, the rest is drawn anew.

        >>> import orrery
        >>> game = orrery.new("race", seed=7)
        >>> other = game.determinize(0, seed=1)
        >>> other.view(0) == game.view(0), other.view(1) == game.view(1)
        (True, False)
        """
        seats = [_seat(each) for each in seat] if isinstance(seat, Sequence) else [_seat(seat)]
        return Game(self._table.determinize(seats, _number(seed, BadIndex, "seed")))

    def position(self) -> Dict[str, Any]:
        """The state alone, for :func:`new`. It holds every secret."""
        return json.loads(self._table.position())

    def stack(self, piles: Dict[str, List[Any]]) -> None:
        """Sets the next draws of some piles: cards, or ``{"card", "seat", "for"}`` for the next draw of that seat or purpose."""
        self._table.stack(json.dumps(piles))

    def record(self) -> Dict[str, Any]:
        """The game written down, for :func:`load`, ``orrery replay`` and the table's page."""
        return json.loads(self._table.record())

    def observe(self, seat: int) -> np.ndarray:
        """What a seat knows, in numbers (see :func:`orrery.spec`)."""
        return self._table.observe(_seat(seat))

    def candidates(self, seat: int) -> np.ndarray:
        """What a seat may do, each action as its kind and arguments: one row an action."""
        return self._table.candidates(_seat(seat))[0]

    def ids(self, seat: int) -> np.ndarray:
        """What a seat may do, each action as its one number among all."""
        return self._table.candidates(_seat(seat))[1]

    @property
    def digest(self) -> str:
        """A digest of the state."""
        return self._table.digest()

    @property
    def phase(self) -> Optional[str]:
        """The step that somebody is asked to answer, by its name in the rules; ``None`` when the game is over."""
        deciders = self._table.deciders()
        return json.loads(self._table.prompt(deciders[0]))["step"] if deciders else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and self._table.position() == other._table.position()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Tuple[Any, ...]:
        return (_load, (self._table.record(),))

    def __repr__(self) -> str:
        state = "over" if self.over else f"deciders {self.deciders}"
        return f"<Game {self.name}, {self.seats} seats, {self.played} played, {state}>"
