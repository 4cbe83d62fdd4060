// The distribution's Chromium, installed if it is missing. A missing browser fails; it never skips.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PATH = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function installed() {
  if (!existsSync(PATH)) {
    console.log('Chromium is missing; installing the distribution’s.');
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
  }
  if (!existsSync(PATH)) throw new Error(`no Chromium at ${PATH}`);
}

// A closing browser still writes for a moment: profiles go when the tests do.
const profiles = [];
process.on('exit', () => profiles.forEach((profile) => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })));

/** A browser with a profile of its own, which goes with it. */
export async function launch(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'orrery-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: PATH,
    headless: true,
    args: [...FLAGS, ...(options.flags ?? [])],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...options,
  });
  profiles.push(profile);
  context.setDefaultTimeout(15_000);
  return context;
}
