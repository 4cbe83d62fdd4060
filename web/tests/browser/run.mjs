// Starts the server with an empty data folder, runs the browser tests against it, and stops it.
//   npm run test:browser            all of them
//   npm run test:browser -- replay  those whose file name holds the word
// PATIENCE=4 waits four times as long for everything, on a machine that has other things to do.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, patience } from './chromium.mjs';
import { folder } from './folder.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const program = process.env.ORRERY_BIN ?? join(here, '../../../target/release/orrery');
const wanted = process.argv.slice(2);

/** A port that nobody listens on. */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The server's address, and how to stop it. ORRERY_URL names one that runs already. */
async function serve() {
  if (process.env.ORRERY_URL) return { url: process.env.ORRERY_URL, stop: () => {} };
  if (!existsSync(program)) throw new Error(`no program at ${program}: build it first`);
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'orrery-data-'));
  // All browsers of the run come from one address.
  const child = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--bot-delay', '20', '--venue', '127.0.0.1'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100 * patience; i++) {
    const up = await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
    if (up) return { url, stop: () => (child.kill(), rmSync(data, { recursive: true, force: true, maxRetries: 5 })) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('the server did not come up within ten seconds');
}

installed();
mkdirSync(join(here, 'out'), { recursive: true });
const server = await serve();
const files = readdirSync(here)
  .filter((file) => file.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => file.includes(word))))
  .map((file) => join(here, file));
// Tests of the device share one folder of files.
if (files.some((file) => file.includes('device'))) process.env.SITE ??= folder();
if (files.length === 0) throw new Error(`no test file has ${wanted.join(' or ')} in its name`);

/** Runs one file, and shows what it says once it is through. Gives the exit code. */
function runOne(file) {
  const options = ['--test', '--test-force-exit', `--test-timeout=${480_000 * patience}`, '--test-reporter=spec', file];
  const began = Date.now();
  const tests = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ORRERY_URL: server.url } });
  running.add(tests);
  const said = [];
  tests.stdout.on('data', (part) => said.push(part));
  return new Promise((resolve) =>
    tests.on('close', (code) => {
      running.delete(tests);
      took[basename(file, '.test.mjs')] = Math.round((Date.now() - began) / 1000);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    }),
  );
}

/** Runs some files, so many at a time. Gives the highest exit code. */
async function run(some, together) {
  const left = [...some];
  const codes = [0];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) codes.push(await runOne(file));
  };
  await Promise.all(Array.from({ length: together }, lane));
  return Math.max(...codes);
}

// Whoever stops the run stops all of it.
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.forEach((tests) => tests.kill(signal)));

// What measures time has the machine for itself; of the others the longest begin, so that none is left over at the end.
const LONGEST = ['touch-upright', 'touch-sideways', 'looks', 'device', 'moon', 'mars-looks', 'whole-game', 'first-games', 'mars-board', 'planet', 'hold'];
const rank = (file) => {
  const at = LONGEST.indexOf(basename(file, '.test.mjs'));
  return at < 0 ? LONGEST.length : at;
};
const took = {};
const [measuring, others] = [true, false].map((is) => files.filter((file) => file.includes('speed') === is));
const codes = [await run(measuring, 1), await run(others.sort((a, b) => rank(a) - rank(b)), 2)];
console.log('seconds:', took);
server.stop();
process.exit(Math.max(...codes));
