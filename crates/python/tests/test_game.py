"""One game: the protocol's words as methods."""

import copy
import pickle
import signal
import threading

import numpy as np
import pytest

import orrery


def play_out(game, rng, most=10_000):
    """Plays at random to the end."""
    for _ in range(most):
        if game.over:
            return game
        seat = game.deciders[0]
        game.play(seat, int(rng.integers(len(game.legal(seat)))))
    raise AssertionError("the game does not end")


def test_a_game_is_played_to_its_outcome(name, rng):
    game = play_out(orrery.new(name, seats=2, seed=7), rng)
    outcome = game.outcome
    assert sorted(outcome["ranks"])[0] == 1 and len(outcome["scores"]) == 2
    assert [seat["total"] for seat in game.standings()["seats"]] == outcome["scores"]
    assert game.legal(0) == [] and game.deciders == [] and game.prompt(0) is None


def test_the_same_seed_and_actions_give_the_same_game(name):
    one = play_out(orrery.new(name, seed=3), np.random.default_rng(1))
    other = play_out(orrery.new(name, seed=3), np.random.default_rng(1))
    assert one == other and one.digest == other.digest
    assert orrery.new(name, seed=3) != orrery.new(name, seed=4)
    assert orrery.new(name).position() != orrery.new(name).position()


def test_an_action_is_played_by_its_name_or_by_its_place(name):
    one, other = orrery.new(name, seed=5), orrery.new(name, seed=5)
    assert one.play(0, one.legal(0)[1]) == other.play(0, 1)
    assert one == other and one.played == 1


def test_what_is_considered_holds_what_is_legal_and_why_not(name):
    game = orrery.new(name, seed=5)
    considered = game.considered(0)
    assert [each["action"] for each in considered if each["legal"]] == game.legal(0)
    assert len(game.words(0)) == len(game.words(0, lang="cs")) == len(game.legal(0))
    assert game.words(0) != game.words(0, lang="pl")
    assert game.why(0, game.legal(0)[0]) is None


def test_a_refusal_is_an_exception_with_its_typed_reason():
    game = orrery.new("race", seed=7)
    before = game.position()
    with pytest.raises(orrery.IllegalAction) as refusal:
        game.play(0, {"choose": "settle"})
    assert refusal.value.code == "illegal_action" and refusal.value.reason
    assert refusal.value.reason == game.why(0, {"choose": "settle"}).reason
    again = pickle.loads(pickle.dumps(refusal.value))
    assert again.reason == refusal.value.reason and str(again) == str(refusal.value)
    assert game.position() == before


@pytest.mark.parametrize(
    ("error", "act"),
    [
        (orrery.BadIndex, lambda game: game.play(0, 1000)),
        (orrery.BadIndex, lambda game: game.play(0, -1)),
        (orrery.BadAction, lambda game: game.play(0, {"dance": 1})),
        (orrery.BadAction, lambda game: game.play(0, 1.5)),
        (orrery.BadSeat, lambda game: game.legal(7)),
        (orrery.BadSeat, lambda game: game.legal(-1)),
        (orrery.BadSeat, lambda game: game.view("everybody")),
        (orrery.BadSeat, lambda game: game.observe(2**40)),
        (TypeError, lambda game: game.legal("0")),
        (orrery.BadRequest, lambda game: game.rewind(99)),
        (orrery.BadRequest, lambda game: game.words(0, lang="xx")),
        (orrery.BadScript, lambda game: game.stack({"nowhere": []})),
        (orrery.BadRequest, lambda game: orrery.load("{}")),
        (orrery.BadRequest, lambda game: orrery.load("nothing")),
        (orrery.UnknownGame, lambda game: orrery.new("chess")),
        (orrery.BadRequest, lambda game: orrery.new("race", seats=9)),
        (orrery.BadRequest, lambda game: orrery.new("race", options={"mode": "easy"})),
        (orrery.BadRequest, lambda game: orrery.new("race", position={})),
        (orrery.BadRequest, lambda game: orrery.Bot("nobody")),
    ],
)
def test_whatever_is_wrong_is_an_exception_and_changes_nothing(error, act):
    game = orrery.new("race", seed=7)
    before = game.position()
    with pytest.raises(error):
        act(game)
    assert game.position() == before and game.play(0, 0).revealed == "nothing"


def test_a_finished_game_takes_no_action(rng):
    game = play_out(orrery.new("race", seed=7), rng)
    for act in (lambda: game.play(0, 0), lambda: game.play(0, "stop"), lambda: game.why(0, "stop")):
        with pytest.raises(orrery.GameOver):
            act()
    with pytest.raises(orrery.OrreryError):
        orrery.Bot("greedy").suggest(game, 0)


def test_a_game_pickles_copies_and_loads_with_its_log(name, rng):
    game = orrery.new(name, seed=7)
    for _ in range(40):
        seat = game.deciders[0]
        game.play(seat, int(rng.integers(len(game.legal(seat)))))
    for other in (
        pickle.loads(pickle.dumps(game)),
        orrery.load(game.record()),
        game.clone(),
        copy.copy(game),
        copy.deepcopy(game),
    ):
        assert other == game and other.played == game.played
        other.rewind(0)
        assert other == orrery.new(name, seed=7) and other != game
    resumed = orrery.new(name, options=game.options, position=game.position())
    assert resumed == game and resumed.played == 0


def test_a_determinization_keeps_what_the_seat_knows(name, rng):
    game = orrery.new(name, seed=7)
    for _ in range(60):
        seat = game.deciders[0]
        game.play(seat, int(rng.integers(len(game.legal(seat)))))
    for seat in range(2):
        other = game.determinize(seat, seed=11)
        assert other == game.determinize(seat, seed=11)
        assert other.view(seat) == game.view(seat) and other.legal(seat) == game.legal(seat)
        assert np.array_equal(other.observe(seat), game.observe(seat))
        assert np.array_equal(other.candidates(seat), game.candidates(seat))


def test_chance_can_be_scripted():
    hand = ["space_port", "lost_species_ark_world", "drop_ships"]
    game = orrery.new("race", chance={"seed": 7, "piles": {"draw": {"draws": hand}}})
    assert set(hand) <= set(sum((each["cards"] for each in game.view()["hands"]), []))
    with pytest.raises(orrery.BadScript) as fault:
        orrery.new("race", chance={"seed": 7, "piles": {"draw": {"draws": ["no_such_card"]}}})
    assert fault.value.reason["missing_card"]["card"] == "no_such_card"
    game.stack({"draw": ["expedition_force"]})
    with pytest.raises(orrery.BadScript):
        game.stack({"draw": ["no_such_card"]})


def test_candidates_and_ids_lead_back_to_the_actions(name, rng):
    game, spec = orrery.new(name, seed=9), orrery.spec(name)
    for _ in range(80):
        seat = game.deciders[0]
        legal, ids, rows = game.legal(seat), game.ids(seat), game.candidates(seat)
        assert spec.actions_of(ids) == legal
        assert rows.shape == (len(legal), spec.width) and len(set(map(tuple, rows))) == len(legal)
        kinds = [next(iter(a)) if isinstance(a, dict) else a for a in legal]
        assert [spec.kinds[row[0]].name for row in rows] == kinds
        game.play(seat, int(rng.integers(len(legal))))


def test_a_spec_describes_every_number(name):
    spec = orrery.spec(name)
    end = 0
    for field in spec.fields:
        assert field.slice.start == end and field.meaning
        end = field.slice.stop
    seats = orrery.about(name)["seats"][1]
    assert end == spec.observation(seats) and spec.encoding >= 1
    assert len(orrery.new(name, seats=2, seed=1).observe(0)) == spec.observation(2)


def test_bots_suggest_what_is_legal_and_the_same_by_the_same_seed(name):
    game = orrery.new(name, seed=5)
    for bot in ("random", "greedy", "search:20it"):
        advice = orrery.Bot(bot, seed=3).suggest(game, 1)
        assert advice.action in game.legal(1)
        assert advice == orrery.Bot(bot, seed=3).suggest(game, 1)
    assert all(0 <= each.value <= 1 for each in advice.candidates)


def test_a_panic_in_a_rule_is_an_exception():
    with pytest.raises(orrery.Fault, match="a rule is at fault"):
        orrery._orrery.break_down()
    assert not issubclass(orrery.Fault, SystemExit) and issubclass(orrery.Fault, Exception)


def test_ctrl_c_is_heard_while_a_bot_thinks():
    game, bot = orrery.new("mars", seed=5), orrery.Bot("search")
    threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        bot.suggest(game, 0, millis=3_000)
    assert game.legal(0)
