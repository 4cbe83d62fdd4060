// How fast `search` is in the page beside the program: a worker in Chromium thinks the thoughts that `make bench` has timed in the program before.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from '../browser/chromium.mjs';
import { bytes, sent, weights } from './engine.mjs';

/** The first rounds are for the browser's compiler, which makes better code of what runs often. */
const [WARMING, WATCHED] = [2, 3];

const lines = readFileSync(new URL('./pace.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));

/** A page with nothing in it, and the worker's files. */
const server = createServer((request, response) => {
  const name = /^\/(\w+(?:\.worker)?\.mjs)$/.exec(request.url)?.[1];
  response.setHeader('content-type', name ? 'text/javascript' : 'text/html');
  response.end(name ? readFileSync(new URL(name, import.meta.url)) : '<!doctype html>');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

const context = await launch();
const page = await context.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const given = { bytes: bytes().toString('base64'), weights: weights().map(([game, learnt]) => [game, learnt.toString('base64')]), times: WARMING + WATCHED };

/** What a new worker makes of these thoughts. */
const think = (jobs) =>
  page.evaluate(
    ({ bytes, weights, ...rest }) =>
      new Promise((done, failed) => {
        const plain = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const worker = new Worker('/pace.worker.mjs', { type: 'module' });
        worker.onmessage = ({ data }) => (worker.terminate(), done(data));
        worker.onerror = ({ message }) => failed(new Error(message));
        worker.postMessage({ bytes: plain(bytes), weights: weights.map(([game, learnt]) => [game, plain(learnt)]), ...rest });
      }),
    { ...given, jobs },
  );

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
console.log(`engine: ${bytes().length} bytes, ${sent(bytes())} compressed; Chromium ${context.browser().version()}`);
for (const game of new Set(lines.map((line) => line.game))) {
  const its = lines.filter((line) => line.game === game);
  const { compile, answer, took } = await think(its.map(({ job }) => JSON.stringify(job)));
  // Of each thought the quickest time: whatever else the machine does only takes some away.
  const page = sum(its.map((_, i) => Math.min(...took.slice(WARMING).map((round) => round[i])))) / its.length;
  const program = sum(its.map(({ millis }) => millis)) / its.length;
  console.log(
    `${game}: ${program.toFixed(0)} ms a thought in the program, ${page.toFixed(0)} ms in the page (${Math.round((100 * program) / page)} % of its speed); ` +
      `the first round ${(sum(took[0]) / its.length).toFixed(0)} ms; compiled in ${Math.round(compile)} ms, first answer ${Math.round(answer)} ms later`,
  );
}
await context.browser().close();
server.close();
