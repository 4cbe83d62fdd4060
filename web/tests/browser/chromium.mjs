// The distribution's Chromium, installed if it is missing. A missing browser fails; it never skips.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How many times longer than usual to wait for something to happen. */
export const patience = Number(process.env.PATIENCE ?? 1);

const found = () => (process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES).find((place) => existsSync(place));

/** Where Chromium is. Installs the distribution's if there is none. */
export function installed() {
  if (!found() && !process.env.CHROMIUM) {
    console.log('Chromium is missing; installing the distribution’s.');
    const apt = (...words) => {
      const command = ['apt-get', '-qq', ...words];
      const [program, ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
      execFileSync(program, rest, { stdio: 'inherit' });
    };
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  const place = found();
  if (!place) throw new Error('There is no Chromium. Install it, or name it in the variable CHROMIUM.');
  return place;
}

let shared = null;

/** A window of its own, with nothing stored. One browser serves a whole file of tests; `flags` ask for another one. */
export async function launch({ flags, ...options } = {}) {
  const start = (args) => chromium.launch({ executablePath: installed(), args, timeout: 60_000 * patience });
  const own = flags ? await start([...FLAGS, ...flags]) : null;
  const browser = own ?? (await (shared ??= start(FLAGS)));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // Only tests of what works without network want a page that keeps itself.
    serviceWorkers: 'block',
    ...options,
  });
  if (own) context.on('close', () => own.close());
  context.setDefaultTimeout(15_000 * patience);
  context.setDefaultNavigationTimeout(30_000 * patience);
  return context;
}
