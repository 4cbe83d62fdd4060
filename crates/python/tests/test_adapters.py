"""PettingZoo, Gymnasium and OpenSpiel: their own tests."""

import warnings

import numpy as np
import pytest

import orrery


def test_pettingzoo_s_own_tests_pass(name):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from orrery.pettingzoo import AEC

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(AEC(name, max_cycles=300), num_cycles=400)
        seed_test(lambda: AEC(name, max_cycles=300), num_cycles=60)


def test_every_agent_of_pettingzoo_observes_for_itself(rng):
    pytest.importorskip("pettingzoo")
    from orrery.pettingzoo import AEC

    env = AEC("race", seats=3)
    env.reset(seed=3)
    cycles = 0
    for agent in env.agent_iter(300):
        observation, _, termination, truncation, _ = env.last()
        for seat, each in enumerate(env.possible_agents):
            seen = env.observe(each)
            assert np.array_equal(seen["observation"], env.game().observe(seat))
            assert bool(seen["action_mask"].any()) == (each == agent and not termination)
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
        cycles += 1
    assert cycles == 300


def test_max_cycles_truncates():
    pytest.importorskip("pettingzoo")
    from orrery.pettingzoo import AEC

    env = AEC("race", max_cycles=5)
    env.reset(seed=3)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


@pytest.mark.parametrize("actions", ["ids", "places"])
def test_gymnasium_s_checker_passes(name, actions):
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from orrery.gymnasium import Seat

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Seat(name, opponents="random", actions=actions), skip_render_check=True)


def test_a_seat_plays_to_its_end_by_its_masks(rng):
    pytest.importorskip("gymnasium")
    from orrery.gymnasium import Seat

    env = Seat("race", seat=1, opponents={0: "random"})
    _, info = env.reset(seed=3)
    over = False
    while not over:
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = rng.choice(np.flatnonzero(env.action_masks()))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated and env.observation_space.contains(observation)
    ranks = env.game().outcome["ranks"]
    assert reward == (0.0 if ranks[0] == ranks[1] else 1.0 if ranks[1] == 1 else -1.0)


def test_openspiel_s_own_tests_pass(name):
    pyspiel = pytest.importorskip("pyspiel")
    import orrery.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_orrery_{name}", {"players": 2, "seeds": 4})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_ismcts_of_openspiel_plays_by_determinizations():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import orrery.openspiel  # noqa: F401

    game = pyspiel.load_game("python_orrery_race", {"players": 2})
    state = game.new_initial_state()
    state.apply_action(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert orrery.spec("race").action(int(action)) is not None
