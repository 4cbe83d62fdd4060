"""Trains a policy for Race for the Galaxy by PPO, in plain numpy: self-play from the batch, measured against ``greedy``.

    python ppo_race.py --minutes 60 --out race.npz

The policy points: a hidden layer looks at the observation, and each legal action's score is its own vector times what
that layer says. One network plays both seats. Every few minutes it plays ``greedy`` from both seats; the curve goes to
``race.csv`` beside the weights.
"""

import argparse
import csv
import pathlib
import time

import numpy as np

import orrery

SPEC = orrery.spec("race")
INPUTS, ACTIONS, HIDDEN, POINT = SPEC.observation(2), SPEC.actions, 192, 48


class Network:
    """Weights, and Adam to move them."""

    def __init__(self, rng):
        self.w = {
            "in": rng.normal(0, 1.5 / np.sqrt(60), (INPUTS, HIDDEN)).astype(np.float32),
            "b": np.zeros(HIDDEN, np.float32),
            "point": rng.normal(0, 1 / np.sqrt(HIDDEN), (HIDDEN, POINT)).astype(np.float32),
            "action": rng.normal(0, 0.1, (ACTIONS, POINT)).astype(np.float32),
            "bias": np.zeros(ACTIONS, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.m = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.v = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.t = 0

    def forward(self, observations, ids):
        """Hidden layer, log-probabilities over the list (beyond it -inf), values."""
        w = self.w
        hidden = np.maximum(observations @ w["in"] + w["b"], 0)
        pointed = hidden @ w["point"]
        there = ids >= 0
        known = np.where(there, ids, 0)
        scores = np.einsum("np,nlp->nl", pointed, w["action"][known]) + w["bias"][known]
        scores = np.where(there, scores, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, pointed, logs, np.tanh(hidden @ w["value"])[:, 0]

    def descend(self, gradients, rate):
        self.t += 1
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for key, g in gradients.items():
            g = g * scale
            self.m[key] += 0.1 * (g - self.m[key])
            self.v[key] += 0.001 * (g * g - self.v[key])
            step = self.m[key] / (1 - 0.9**self.t)
            self.w[key] -= rate * step / (np.sqrt(self.v[key] / (1 - 0.999**self.t)) + 1e-8)


def sample(logs, rng):
    """A place of each list, as likely as the policy says."""
    return np.minimum(
        (np.exp(logs).cumsum(axis=1) < rng.random((len(logs), 1))).sum(axis=1), logs.shape[1] - 1
    )


def trim(state):
    """Lists as wide as the longest of them."""
    return state.ids[:, : max(1, int(state.counts.max()))]


def rollout(batch, network, steps, rng):
    """Plays all seats and returns what was seen and done, with advantages."""
    state, n = batch.state, batch.n
    width = SPEC.longest
    seen = {
        "observation": np.empty((steps, n, INPUTS), np.float32),
        "ids": np.full((steps, n, width), -1, np.int32),
    }
    place, seat = np.zeros((steps, n), np.int64), np.zeros((steps, n), np.int64)
    log, value = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.float32)
    done = np.zeros((steps, n), bool)
    rewards = np.zeros((steps, n, 2), np.float32)
    for t in range(steps):
        ids = trim(state)
        _, _, logs, values = network.forward(state.observations, ids)
        choice = np.minimum(sample(logs, rng), state.counts - 1)
        seen["observation"][t] = state.observations
        seen["ids"][t, :, : ids.shape[1]] = ids
        place[t], value[t], seat[t] = choice, values, state.seats
        log[t] = logs[np.arange(n), choice]
        state = batch.step(choice)
        rewards[t], done[t] = state.rewards, state.done > 0
    _, _, _, last = network.forward(state.observations, trim(state))
    advantage = advantages(seat, value, rewards, done, state.seats, last)
    flat = {key: each.reshape(steps * n, -1) for key, each in seen.items()}
    flat.update(place=place.ravel(), log=log.ravel(), advantage=advantage.ravel())
    flat["target"] = np.clip(advantage + value, -1, 1).ravel()
    choices = (flat["ids"][:, 1] >= 0).nonzero()[0]
    return {key: each[choices] for key, each in flat.items()}


def advantages(seat, value, rewards, done, last_seat, last_value, decay=0.95):
    """Each seat's own decisions in a row, by generalised advantage estimation without discount."""
    steps, n = value.shape
    out, games = np.zeros((steps, n), np.float32), np.arange(n)
    coming, ahead = np.zeros((n, 2), np.float32), np.zeros((n, 2), np.float32)
    coming[games, last_seat] = last_value
    known = np.zeros((n, 2), bool)
    known[games, last_seat] = True
    for t in range(steps - 1, -1, -1):
        coming[done[t]], ahead[done[t]] = rewards[t][done[t]], 0
        known[done[t]] = True
        own = seat[t]
        delta = np.where(known[games, own], coming[games, own] - value[t], 0)
        out[t] = delta + decay * ahead[games, own]
        ahead[games, own], coming[games, own] = out[t], value[t]
        known[games, own] = True
    return out


def learn(network, data, rng, rate, epochs=2, size=4096, clip=0.2, entropy=0.01):
    """Some epochs of PPO over what was seen."""
    count = len(data["place"])
    scaled = (data["advantage"] - data["advantage"].mean()) / (data["advantage"].std() + 1e-6)
    for _ in range(epochs):
        order = rng.permutation(count)
        for start in range(0, count, size):
            rows = order[start : start + size]
            ids = data["ids"][rows]
            ids = ids[:, : max(2, int((ids >= 0).sum(axis=1).max()))]
            observations, place = data["observation"][rows], data["place"][rows]
            hidden, pointed, logs, values = network.forward(observations, ids)
            at, p = np.arange(len(rows)), np.exp(logs)
            ratio = np.exp(logs[at, place] - data["log"][rows])
            gain = scaled[rows]
            free = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
            weight = -(ratio * gain * free)
            d = -p * weight[:, None]
            d[at, place] += weight
            spread = -(p * np.where(p > 0, logs, 0)).sum(axis=1, keepdims=True)
            d += entropy * p * (np.where(p > 0, logs, 0) + spread)
            d /= len(rows)
            network.descend(gradients(network, observations, ids, hidden, pointed, d, values, data["target"][rows]), rate)


def gradients(network, observations, ids, hidden, pointed, d, values, target):
    w, there = network.w, ids >= 0
    known = np.where(there, ids, 0)
    d = np.where(there, d, 0).astype(np.float32)
    of_value = (0.5 * 2 * (values - target) * (1 - values**2) / len(values)).astype(np.float32)
    of_point = np.einsum("nl,nlp->np", d, w["action"][known])
    of_hidden = (of_point @ w["point"].T + of_value[:, None] * w["value"].T) * (hidden > 0)
    of_action, of_bias = np.zeros_like(w["action"]), np.zeros_like(w["bias"])
    np.add.at(of_action, known[there], (d[:, :, None] * pointed[:, None, :])[there])
    np.add.at(of_bias, known[there], d[there])
    return {
        "in": observations.T @ of_hidden,
        "b": of_hidden.sum(axis=0),
        "point": hidden.T @ of_point,
        "action": of_action,
        "bias": of_bias,
        "value": hidden.T @ of_value[:, None],
    }


def against(network, bot, games, rng, threads):
    """The share of games won against a bot, from both seats; a tie is half a win."""
    won, played = 0.0, 0
    for own in (0, 1):
        batch = orrery.Batch(
            "race", 32, seed=10_000 + own, opponents={1 - own: bot}, candidates=False, ids=True, threads=threads
        )
        state, left = batch.reset(), games // 2
        while left > 0:
            _, _, logs, _ = network.forward(state.observations, trim(state))
            state = batch.step(np.minimum(logs.argmax(axis=1), state.counts - 1))
            over = state.done > 0
            won += float((state.rewards[over, own] + 1).sum() / 2)
            played, left = played + int(over.sum()), left - int(over.sum())
    return won / played


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=192, help="games side by side")
    parser.add_argument("--steps", type=int, default=96, help="decisions of each between lessons")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--every", type=float, default=4, help="minutes between games against greedy")
    parser.add_argument("--rated", type=int, default=200, help="games against greedy each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("race.npz"))
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    network = Network(rng)
    batch = orrery.Batch("race", args.games, seed=args.seed, candidates=False, ids=True, threads=args.threads)
    batch.reset()
    begun, rated, decisions = time.monotonic(), -1e9, 0
    with open(args.out.with_suffix(".csv"), "w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "won_against_greedy"])
        while True:
            minutes = (time.monotonic() - begun) / 60
            if minutes - rated >= args.every or minutes >= args.minutes:
                share = against(network, "greedy", args.rated, rng, args.threads)
                rated = minutes
                curve.writerow([f"{minutes:.1f}", decisions, f"{share:.3f}"])
                file.flush()
                print(f"{minutes:6.1f} min {decisions:12,} decisions   {share:.1%} against greedy", flush=True)
                np.savez(args.out, **network.w)
                if minutes >= args.minutes:
                    return
            data = rollout(batch, network, args.steps, rng)
            decisions += args.games * args.steps
            learn(network, data, rng, 1e-3 * (1 - 0.9 * min(1.0, minutes / args.minutes)))


if __name__ == "__main__":
    main()
