"""Many games at once."""

import signal
import threading

import numpy as np
import pytest

import orrery


def trajectory(name, steps=150, seed=3, **settings):
    """What a batch shows over some random steps."""
    batch = orrery.Batch(name, 13, seed=seed, ids=True, masks=True, **settings)
    rng, seen = np.random.default_rng(5), [batch.reset(copy=True)]
    for _ in range(steps):
        seen.append(batch.step(rng.integers(seen[-1].counts), copy=True))
    return seen


def same(one, other):
    return all(
        np.array_equal(a, b) for left, right in zip(one, other) for a, b in zip(left, right)
    )


def test_the_same_seed_gives_the_same_trajectories_on_any_number_of_threads(name):
    seen = trajectory(name)
    for threads in (2, 3, 16):
        assert same(seen, trajectory(name, threads=threads))
    assert not same(seen, trajectory(name, seed=4))


def test_bots_as_opponents_play_the_same_on_any_number_of_threads():
    for bot in ("random", "greedy"):
        one = trajectory("race", 25, opponents={1: bot})
        assert same(one, trajectory("race", 25, opponents={1: bot}, threads=4))
        assert all((state.seats == 0).all() for state in one)


def test_a_batch_shows_what_the_games_say(name, rng):
    batch, spec = orrery.Batch(name, 3, seed=1, ids=True, masks=True), orrery.spec(name)
    state = batch.reset()
    assert state.observations.shape == (3, spec.observation(2))
    assert state.candidates.shape == (3, spec.longest, spec.width)
    for _ in range(120):
        for i in range(3):
            game, seat, count = batch.game(i), int(state.seats[i]), int(state.counts[i])
            assert seat == game.deciders[0] and count == len(game.legal(seat))
            assert np.array_equal(state.observations[i], game.observe(seat))
            assert np.array_equal(state.candidates[i, :count], game.candidates(seat))
            assert (state.candidates[i, count:] == -1).all() and (state.ids[i, count:] == -1).all()
            assert np.array_equal(state.ids[i, :count], game.ids(seat))
            assert sorted(np.flatnonzero(state.masks[i])) == sorted(game.ids(seat))
            assert np.array_equal(batch.observe(i, 1), game.observe(1))
        state = batch.step(rng.integers(state.counts))


def test_a_game_that_is_over_pays_and_begins_anew(rng):
    batch = orrery.Batch("race", 8, seats=3, reward="rank")
    state, games = batch.reset(), 0
    while games < 30:
        state = batch.step(rng.integers(state.counts))
        over = state.done == 1
        games += int(over.sum())
        assert np.allclose(state.rewards.sum(axis=1), 0, atol=1e-6)
        assert (np.abs(state.rewards[over]).max(axis=1) > 0).all() if over.any() else True
        assert (state.rewards[~over] == 0).all() and (state.counts > 0).all()


def test_without_auto_reset_a_game_that_is_over_stays(rng):
    batch = orrery.Batch("moon", 4, reward="score", auto_reset=False)
    state = batch.reset()
    while (state.counts > 0).any():
        state = batch.step(rng.integers(np.maximum(state.counts, 1)))
    assert (state.seats == -1).all()
    scores = [batch.game(i).outcome["scores"] for i in range(4)]
    state = batch.step(np.zeros(4, np.int64))
    assert (state.rewards == 0).all() and batch.game(0).outcome["scores"] == scores[0]


@pytest.mark.parametrize("reward", ["rank", "win", "score", "margin"])
def test_rewards_are_those_of_the_outcome(reward, rng):
    batch = orrery.Batch("race", 2, reward=reward, auto_reset=False)
    state = batch.reset()
    final = np.zeros((2, 2), np.float32)
    while (state.counts > 0).any():
        state = batch.step(rng.integers(np.maximum(state.counts, 1)))
        final += state.rewards
    for i in range(2):
        outcome = batch.game(i).outcome
        own, other = outcome["scores"]
        won = [1.0 / sum(outcome["won"]) if each else 0.0 for each in outcome["won"]]
        ranks = outcome["ranks"]
        even = ranks[0] == ranks[1]
        expected = {
            "rank": [0.0, 0.0] if even else [1.0 if rank == 1 else -1.0 for rank in ranks],
            "win": won,
            "score": [own, other],
            "margin": [own - other, other - own],
        }
        assert list(final[i]) == expected[reward]


@pytest.mark.parametrize(
    ("error", "actions"),
    [
        (orrery.BadIndex, [0, 0, 0, 10_000]),
        (orrery.BadIndex, [0, 0, 0, -1]),
        (orrery.BadIndex, [0, 0]),
        (orrery.BadIndex, np.zeros((4, 1), np.int64)),
        (orrery.BadIndex, np.zeros((4, 1), np.int32)),
        (TypeError, [0.0, 0.0, 0.0, 0.0]),
        (TypeError, ["a", "b", "c", "d"]),
        (TypeError, [None, 0, 0, 0]),
    ],
)
def test_wrong_actions_are_exceptions_and_nothing_is_played(error, actions):
    batch = orrery.Batch("race", 4, seed=2)
    with pytest.raises(orrery.BadIndex):
        batch.step([0, 0, 0, 0])
    before = batch.reset(copy=True)
    with pytest.raises(error):
        batch.step(actions)
    assert same([before], [batch.state])
    batch.step(np.zeros(4, np.uint8))


def test_arrays_are_the_batch_s_own_and_copies_are_yours(rng):
    batch = orrery.Batch("race", 4)
    state = batch.reset()
    kept = batch.step(rng.integers(state.counts), copy=True)
    with pytest.raises(ValueError):
        state.observations[0] = 1.0
    kept.observations[0] = 1.0
    assert batch.step(rng.integers(state.counts)) is state and not state.observations[0].all()


def test_a_list_longer_than_its_room_is_an_error_and_never_cut(rng):
    batch = orrery.Batch("race", 4, longest=7)
    state = batch.reset()
    with pytest.raises(orrery.TooLong, match="longest="):
        for _ in range(200):
            state = batch.step(rng.integers(state.counts))
            assert (state.counts <= 7).all()
    assert (batch.state.done == 3).any()
    with pytest.raises(orrery.TooLong):
        for _ in range(400):
            state = batch.step(rng.integers(state.counts))


def test_what_cannot_be_is_refused():
    for settings in (
        {"n": 0},
        {"seats": 9},
        {"opponents": {1: "nobody"}},
        {"opponents": {1: "search"}},
        {"opponents": {5: "greedy"}},
        {"opponents": {0: "greedy", 1: "greedy"}},
        {"reward": "money"},
        {"options": {"mode": "easy"}},
    ):
        settings = {"n": 2, **settings}
        with pytest.raises(orrery.OrreryError):
            orrery.Batch("race", settings.pop("n"), **settings)


def test_actions_are_found_by_their_ids(name, rng):
    batch = orrery.Batch(name, 4, ids=True, candidates=False)
    state = batch.reset()
    for _ in range(50):
        places = rng.integers(state.counts)
        ids = state.ids[np.arange(4), places]
        assert np.array_equal(batch.choose(ids), places)
        state = batch.step(places)
    with pytest.raises(orrery.BadIndex):
        batch.choose([-5, -5, -5, -5])


def test_ctrl_c_stops_a_step_with_bots_and_the_batch_goes_on():
    batch = orrery.Batch("mars", 64, opponents={1: "search:300it"}, threads=2)
    state = batch.reset(seed=1)
    # Whoever runs the tests in the background has it ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(0.2, lambda: signal.raise_signal(signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        for _ in range(1000):
            state = batch.step(np.zeros(64, np.int64))
    assert (state.counts > 0).all() and (state.seats == 0).all()
