// Starts the server with an empty data folder, runs the browser tests against it, and stops it.
//   npm run test:browser            all of them
//   npm run test:browser -- replay  those whose file name holds the word
// PATIENCE=4 waits four times as long for everything, on a machine that has other things to do.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Runs some files, so many at a time. Gives the exit code. */
function run(some, together) {
  const options = ['--test', `--test-concurrency=${together}`, '--test-force-exit', `--test-timeout=${480_000 * patience}`, '--test-reporter=spec', ...some];
  const tests = spawn(process.execPath, options, { stdio: 'inherit', env: { ...process.env, ORRERY_URL: server.url } });
  running = tests;
  return new Promise((resolve) => tests.on('exit', (code) => resolve(code ?? 1)));
}

// Whoever stops the run stops all of it.
let running = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill(signal));

// What measures time has the machine for itself.
const [measuring, others] = [true, false].map((is) => files.filter((file) => file.includes('speed') === is));
const codes = [];
if (measuring.length > 0) codes.push(await run(measuring, 1));
if (others.length > 0) codes.push(await run(others, 2));
server.stop();
process.exit(Math.max(...codes));
