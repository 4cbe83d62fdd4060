"""What the numbers of a game mean."""

import functools
import json
from typing import Any, Dict, List, NamedTuple, Optional, Sequence

from . import _orrery


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    #: Whose it is, clockwise from the seat that observes, which is 0; ``None`` if it is the table's or the seat's secret.
    seat: Optional[int]
    #: Where it stands.
    slice: slice
    meaning: str


class Argument(NamedTuple):
    """An argument of an action."""

    name: str
    #: What it is one of: arguments of one domain are numbered alike.
    domain: str
    #: One more than the greatest number.
    size: int
    #: What each number stands for; ``None`` where it stands for nothing.
    values: List[Any]


class Kind(NamedTuple):
    """A kind of action."""

    name: str
    #: The id of its first action.
    first_id: int
    arguments: List[Argument]


class Spec:
    """What the numbers of a game mean; all of it stays the same within an ``encoding`` version.

    >>> import orrery
    >>> spec = orrery.spec("race")
    >>> spec.kinds[0].name, spec.kinds[0].arguments[0].values[5]
    ('discard', 'colony_ship')
    >>> spec.field("hand").meaning
    'the hand, by design'
    >>> spec.action(0)
    {'discard': 'old_earth'}
    """

    def __init__(self, written: Dict[str, Any]) -> None:
        self.game: str = written["game"]
        self.rules: int = written["rules"]
        #: Rises whenever a field, a kind or a number changes.
        self.encoding: int = written["encoding"]
        #: No number of an observation is further from 0.
        self.bound: float = written["bound"]
        #: How many numbers a candidate has: its kind, then its arguments.
        self.width: int = written["width"]
        #: Room for any list of legal actions.
        self.longest: int = written["longest"]
        #: How many ids of actions there are.
        self.actions: int = written["actions"]
        self._lengths: List[int] = written["observation"]
        self.fields: List[Field] = [
            Field(each["name"], each["seat"], slice(each["start"], each["stop"]), each["meaning"])
            for each in written["fields"]
        ]
        self.kinds: List[Kind] = [
            Kind(
                kind["name"],
                kind["first_id"],
                [Argument(a["name"], a["domain"], a["size"], a["values"]) for a in kind["args"]],
            )
            for kind in written["kinds"]
        ]

    def observation(self, seats: int = 2) -> int:
        """How long an observation is at a table of so many seats."""
        return self._lengths[seats - 1]

    def field(self, name: str, seat: Optional[int] = None) -> Field:
        """The field of a name; of a player's, that of this seat, counted from the one that observes."""
        for field in self.fields:
            if field.name == name and field.seat == seat:
                return field
        raise KeyError((name, seat))

    def action(self, id: int) -> Any:
        """The action of an id; ``None`` if it stands for nothing."""
        return self.actions_of([id])[0]

    def actions_of(self, ids: Sequence[int]) -> List[Any]:
        """The actions of some ids."""
        return json.loads(_orrery.actions(self.game, [int(id) for id in ids]))

    def domains(self) -> Dict[str, List[Any]]:
        """What each number of each domain stands for."""
        arguments = [each for kind in self.kinds for each in kind.arguments]
        longest: Dict[str, List[Any]] = {}
        for each in arguments:
            if len(each.values) > len(longest.get(each.domain, [])):
                longest[each.domain] = each.values
        return longest

    def __repr__(self) -> str:
        return f"<Spec {self.game}, encoding {self.encoding}, {self.actions} actions>"


@functools.lru_cache(maxsize=None)
def spec(game: str) -> Spec:
    """What the numbers of a game mean: observations, candidates and ids."""
    return Spec(json.loads(_orrery.spec(game)))


def games() -> List[str]:
    """The names of the games.

    >>> import orrery
    >>> orrery.games()
    ['race', 'mars', 'moon', 'planet']
    """
    return _orrery.names()


def about(game: str) -> Dict[str, Any]:
    """What a game is: its rules' version, seats, piles that can be scripted, options as a form."""
    return json.loads(_orrery.about(game))


def catalogue(game: str) -> List[Dict[str, Any]]:
    """Every component of a game."""
    return json.loads(_orrery.catalogue(game))
