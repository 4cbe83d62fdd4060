// How fast `search` is in the engine of the page, beside the program: the same thoughts, which `make bench` has timed in the program before.
import { readFileSync } from 'node:fs';
import { bytes, sent, start } from './engine.mjs';

const lines = readFileSync(new URL('./pace.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const began = performance.now();
const engine = start();
const there = performance.now();
engine.give({ now: Date.now(), random: '00'.repeat(32), input: { call: { ticket: 1, method: 'GET', path: '/games' } } });
const answered = performance.now();
console.log(`engine: ${bytes().length} bytes, ${sent(bytes())} compressed; ${Math.round(there - began)} ms to compile, ${Math.round(answered - there)} ms to its first answer`);

const sums = new Map();
for (const { game, millis, job } of lines) {
  // Twice for the compiler, once for the watch.
  engine.think(job);
  engine.think(job);
  const began = performance.now();
  engine.think(job);
  const sum = sums.get(game) ?? { thoughts: 0, program: 0, page: 0 };
  sums.set(game, { thoughts: sum.thoughts + 1, program: sum.program + millis, page: sum.page + performance.now() - began });
}
for (const [game, { thoughts, program, page }] of sums) {
  const mean = (millis) => (millis / thoughts).toFixed(0);
  console.log(`${game}: ${mean(program)} ms a thought in the program, ${mean(page)} ms in the page (${Math.round((100 * program) / page)} % of its speed)`);
}
