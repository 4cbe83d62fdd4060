// The engine of the page against the program: records that the program has played replay in it with every digest equal,
// its bots answer the same, and it is small enough. `cargo test -p browser` writes what is read here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { bytes, sent, start, weights } from './engine.mjs';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
const folder = join(target, 'tmp', 'engine');
const lines = (file) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
/** The most that is fetched before somebody can play, and then with a game. */
const LARGEST = 1_200_000;
const LARGEST_WEIGHTS = 300_000;

test('the engine is small enough to be fetched', () => {
  const small = sent(bytes());
  console.log(`engine: ${bytes().length} bytes, ${small} compressed`);
  assert.ok(small < LARGEST, `${small} bytes compressed`);
  for (const [game, learnt] of weights()) {
    const small = sent(learnt);
    console.log(`what was learnt of ${game}: ${learnt.length} bytes, ${small} compressed`);
    assert.ok(small < LARGEST_WEIGHTS, `${game}: ${small} bytes compressed`);
  }
});

for (const file of ['race.jsonl', 'mars.jsonl', 'moon.jsonl', 'planet.jsonl']) {
  test(`every record of ${file} replays to its digests`, () => {
    const engine = start();
    const records = lines(file);
    assert.ok(records.length >= 200, `${records.length} records`);
    for (const [i, record] of records.entries()) {
      const thought = engine.think(`{"understand":{"record":${record}}}`);
      assert.ok('done' in thought, `${file}:${i + 1}: ${JSON.stringify(thought)}`);
    }
  });
}

test('a record whose digest differs is refused', () => {
  const record = JSON.parse(lines('race.jsonl')[0]);
  record.digests[0] = '0'.repeat(record.digests[0].length);
  const thought = start().think({ understand: { record } });
  assert.ok('refused' in thought, JSON.stringify(thought));
});

test('a panic is a trap, and its last word says why', () => {
  const nonsense = { now: 0, random: '00'.repeat(32), input: 'nonsense' };
  assert.throws(() => start().give(nonsense), /unreachable.*the worker is not understood/s);
});

// The example game of the tests is not in the module.
test('bots that count their iterations answer as they do in the program', () => {
  const engine = start();
  const other = lines('thoughts.jsonl').flatMap((line) => {
    const { game, job, thought } = JSON.parse(line);
    if (game === 'comets') return [];
    const found = engine.think(job);
    return isDeepStrictEqual(found, thought) ? [] : [`${game}: ${JSON.stringify(found)} for ${JSON.stringify(thought)}`];
  });
  assert.deepEqual(other, []);
});
