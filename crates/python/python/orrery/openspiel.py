"""The games for OpenSpiel (``pip install orrery[openspiel]``).

Importing this module registers ``python_orrery_race``, ``python_orrery_mars``, ``python_orrery_planet`` and ``python_orrery_moon``:

>>> import pyspiel, orrery.openspiel
>>> state = pyspiel.load_game("python_orrery_race", {"players": 2}).new_initial_state()
>>> state.is_chance_node()
True

The one chance node is the seed, drawn from ``seeds`` of them; all else follows. What a player does not know is drawn anew by
``determinize`` in ``resample_from_infostate``, so searches that sample worlds, such as ISMCTS, see what their player sees. Of
simultaneous decisions the lowest seat is asked first (the searching one in resampled states): by the contract that every game keeps,
the order changes nothing.
"""

import hashlib
import json
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

import numpy as np
import pyspiel

from .game import Game, new
from .spec import about, games, spec

#: More actions than a game takes.
_LONGEST_GAME = 20_000


def _game_type(name: str) -> pyspiel.GameType:
    low, high = about(name)["seats"]
    return pyspiel.GameType(
        short_name=f"python_orrery_{name}",
        long_name=f"Orrery: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seeds": 1024, "options": "{}"},
    )


class Settings(NamedTuple):
    """What a game is played with."""

    name: str
    players: int
    seeds: int
    options: Dict[str, Any]


class OrreryGame(pyspiel.Game):
    """A game, with ``players``, ``options`` (JSON) and the number of ``seeds`` to draw from."""

    def __init__(self, name: str, game_type: pyspiel.GameType, params: Dict[str, Any]) -> None:
        self.settings = Settings(
            name,
            int(params.get("players", 2)),
            int(params.get("seeds", 1024)),
            json.loads(params.get("options", "{}")),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=spec(name).actions,
            max_chance_outcomes=self.settings.seeds,
            num_players=self.settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> "OrreryState":
        """A game before its seed is drawn."""
        return OrreryState(self, self.settings)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What makes observations of states."""
        return Observer(self.settings, iig_obs_type, params)


class OrreryState(pyspiel.State):
    """A game being played."""

    def __init__(self, game: OrreryGame, settings: Settings) -> None:
        super().__init__(game)
        # OpenSpiel copies what a state holds when it clones one: plain data, and not its own game.
        self._settings = settings
        self._game: Optional[Game] = None
        #: Who is asked first of several.
        self._first = 0
        self._taken: List[Tuple[int, int]] = []
        self._lists: Dict[int, Dict[int, int]] = {}

    def current_player(self) -> int:
        """Whose turn it is."""
        if self._game is None:
            return pyspiel.PlayerId.CHANCE
        deciders = self._game.deciders
        if not deciders:
            return pyspiel.PlayerId.TERMINAL
        return self._first if self._first in deciders else deciders[0]

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """The seeds."""
        seeds = self._settings.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _places(self, player: int) -> Dict[int, int]:
        """The places of the legal actions in their list, by id."""
        if player not in self._lists:
            ids = self._game.ids(player) if self._game is not None else ()
            self._lists[player] = {int(id): place for place, id in enumerate(ids)}
        return self._lists[player]

    def _legal_actions(self, player: int) -> List[int]:
        return sorted(self._places(player))

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            name, players, _, options = self._settings
            self._game = new(name, players, options, seed=int(action))
        else:
            player = self.current_player()
            self._game.play(player, self._places(player)[int(action)])
            self._taken.append((player, int(action)))
        self._lists = {}

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return json.dumps(spec(self._settings.name).action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._game is not None and self._game.over

    def returns(self) -> List[float]:
        """1 for the first to -1 for the last."""
        players = self._settings.players
        outcome = self._game.outcome if self._game is not None else None
        if outcome is None:
            return [0.0] * players
        if players == 1:
            return [1.0 if outcome["won"][0] else -1.0]
        ranks = outcome["ranks"]
        places = [sum(r < own for r in ranks) + (ranks.count(own) - 1) / 2 for own in ranks]
        return [1.0 - 2.0 * place / (players - 1) for place in places]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "OrreryState":
        """A state that the player cannot tell from this one."""
        state = OrreryState(self.get_game(), self._settings)
        seed = sampler() if callable(sampler) else np.random.random()
        state._game = self._game.determinize(player, int(seed * 2**53))
        state._first = player
        state._taken = [taken for taken in self._taken if taken[0] == player]
        return state

    def known(self, player: int) -> str:
        """What a player knows: its view and its list, in short."""
        if self._game is None:
            return "before the deal"
        told = self._game._table.view([player]) + self._game._table.legal(player)
        return hashlib.sha256(told.encode()).hexdigest()[:32]

    def recalled(self, player: int) -> str:
        """The same, with what the player did itself."""
        own = [action for by, action in self._taken if by == player]
        return f"{self.known(player)} {own}"

    def __str__(self) -> str:
        return "before the deal" if self._game is None else f"{self._game!r} {self._game.digest}"


class Observer:
    """Makes observations of states, as OpenSpiel asks for them."""

    def __init__(self, settings: Settings, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters: {params}")
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        length = spec(settings.name).observation(settings.players)
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        """Observes a state with a player's eyes."""
        if state._game is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state._game.observe(player)

    def string_from(self, state: OrreryState, player: int) -> str:
        """What the player knows, in short."""
        return state.recalled(player) if self._recall else state.known(player)


def _register(name: str) -> None:
    game_type = _game_type(name)

    class Registered(OrreryGame):
        def __init__(self, params: Optional[Dict[str, Any]] = None) -> None:
            super().__init__(name, game_type, params or {})

    Registered.__name__ = f"Orrery{name.capitalize()}"
    pyspiel.register_game(game_type, Registered)


for _name in games():
    _register(_name)
