"""How fast the games are from Python, side by side with other environments, in one run.

Steps a second of processor time, one thread, random legal actions. ``python bench.py --seconds 0.3`` is a quick look.
"""

import argparse
import importlib
import json
import sys
import time

import numpy as np

import orrery

#: The least that is promised: steps a second of a batch of 512 with candidates; with observations half of it.
BARS = {"race": 2e6, "mars": 1e6, "planet": 0.5e6, "moon": 0.5e6}
AEC_BAR = 50_000


def measured(act, seconds):
    """How often ``act`` counts up in a second of processor time."""
    act()
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        count += act()
    return count / (time.process_time() - begun)


def batch(game, n, seconds, **wanted):
    """Steps a second of a batch. Luck is drawn before, so that what is measured is the batch."""
    games = orrery.Batch(game, n, seed=1, **wanted)
    state, luck = games.reset(), np.random.default_rng(1).random((64, n))

    def act():
        for row in luck:
            games.step((row * state.counts).astype(np.int64))
        return len(luck) * n

    return measured(act, seconds)


def positions(game):
    """Games in the middle."""
    games = orrery.Batch(game, 8, seed=1)
    state, rng = games.reset(), np.random.default_rng(1)
    for _ in range(100):
        games.step(rng.integers(state.counts))
    return [games.game(i) for i in range(8)]


def each(games, do, seconds):
    def act():
        for game in games:
            do(game)
        return len(games)

    return measured(act, seconds)


def aec(env, seconds):
    """Steps a second of PettingZoo's own loop."""
    rng = np.random.default_rng(1)

    def act():
        env.reset(seed=int(rng.integers(1000)))
        steps = 0
        for _ in env.agent_iter(2000):
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return measured(act, seconds)


def openspiel(name, seconds):
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def act():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return measured(act, seconds)


def rlcard_game(name, seconds):
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), np.random.default_rng(1)

    def act():
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return measured(act, seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed")
    args = parser.parse_args()
    seconds, rows, short = args.seconds, [], []

    def note(what, rate, bar=None):
        rows.append((what, rate, bar))
        if bar is not None and rate < bar:
            short.append(what)
        if not args.json:
            verdict = "" if bar is None else f"   bar {bar:>12,.0f} {'' if rate >= bar else 'MISSED'}"
            print(f"{what:<52}{rate:>14,.0f}{verdict}", flush=True)

    for game in ("race", "mars", "planet", "moon"):
        for n in (1, 64, 512):
            bar = BARS[game] if n == 512 else None
            bare = {"observations": False, "candidates": False}
            note(f"{game}: batch of {n}, bare", batch(game, n, seconds, **bare))
            note(f"{game}: batch of {n}, candidates", batch(game, n, seconds, observations=False), bar)
            half = None if bar is None else bar / 2
            note(f"{game}: batch of {n}, candidates and observations", batch(game, n, seconds), half)
        games = positions(game)
        note(f"{game}: clones", each(games, lambda it: it.clone(), seconds))
        note(f"{game}: determinizations", each(games, lambda it: it.determinize(0, 1), seconds))
        note(f"{game}: legal lists as JSON", each(games, lambda it: it.legal(it.deciders[0]), seconds))
    try:
        from orrery.pettingzoo import AEC

        for game in ("race", "mars", "planet", "moon"):
            bar = AEC_BAR if game == "race" else None
            note(f"{game}: PettingZoo's loop", aec(AEC(game), seconds), bar)
        for name in ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4"):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            note(f"PettingZoo {name}: the same loop", aec(module.raw_env(), seconds))
    except ImportError as error:
        print(f"PettingZoo is left out: {error}", file=sys.stderr)
    try:
        for name in ("tic_tac_toe", "leduc_poker", "hearts", "backgammon"):
            note(f"OpenSpiel {name}: random games in Python", openspiel(name, seconds))
    except ImportError as error:
        print(f"OpenSpiel is left out: {error}", file=sys.stderr)
    try:
        for name in ("leduc-holdem", "uno"):
            note(f"RLCard {name}: random games", rlcard_game(name, seconds))
    except ImportError as error:
        print(f"RLCard is left out: {error}", file=sys.stderr)
    if args.json:
        print(json.dumps([{"what": w, "per_second": r, "bar": b} for w, r, b in rows]))
    if short and args.strict:
        sys.exit("below the bar: " + "; ".join(short))


if __name__ == "__main__":
    main()
