import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Thinkers } from '../../src/device/thinkers';

/** Stands in for a worker; its thoughts end when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static readonly living = (): FakeWorker[] => FakeWorker.all.filter(({ ended }) => !ended);
  onmessage: ((event: { data: unknown }) => void) | null = null;
  jobs: string[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(what: { job?: string }): void {
    if (what.job !== undefined) this.jobs.push(what.job);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64)';
const came: [number, unknown][] = [];

/** Those who think on a machine with so many processors. */
function thinkers(userAgent: string, hardwareConcurrency: number): Thinkers {
  vi.stubGlobal('navigator', { userAgent, hardwareConcurrency });
  return new Thinkers({} as WebAssembly.Module, (number, thought) => came.push([number, thought]));
}

const job = (number: number, what: unknown = { think: {} }): { number: number; game: null; job: unknown } => ({ number, game: null, job: what });

/** Everything that can go on without a worker's answer has gone on. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  came.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('workers that think', () => {
  test.each([
    ['a phone', PHONE, 8, 4],
    ['a small phone', PHONE, 3, 2],
    ['a computer', COMPUTER, 16, 8],
    ['one processor', COMPUTER, 1, 1],
  ])('are only so many on %s', async (_, agent, processors, most) => {
    const all = thinkers(agent, processors);
    for (let i = 0; i < 20; i++) all.think(job(i));
    await settled();
    expect(FakeWorker.living()).toHaveLength(most);
    expect(FakeWorker.all.every(({ jobs }) => jobs.length === 1)).toBe(true);
    // Whoever is done takes the next.
    FakeWorker.all[0]?.says({ thought: '{"done":1}' });
    await settled();
    expect(came).toEqual([[0, { done: 1 }]]);
    expect(FakeWorker.all[0]?.jobs).toHaveLength(2);
    expect(FakeWorker.all).toHaveLength(most);
  });

  test('end when nobody has needed them for a while', async () => {
    const all = thinkers(COMPUTER, 4);
    all.think(job(1));
    await settled();
    FakeWorker.all[0]?.says({ thought: '{"done":1}' });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(FakeWorker.living()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeWorker.living()).toHaveLength(0);
  });

  test('end at once with a thought that is dropped, with a fault, and with what came from outside', async () => {
    const all = thinkers(COMPUTER, 2);
    all.think(job(1));
    await settled();
    all.drop(1);
    expect(FakeWorker.living()).toHaveLength(0);
    all.think(job(2));
    await settled();
    FakeWorker.living()[0]?.says({ fault: 'unreachable' });
    expect(came).toEqual([[2, { fault: 'unreachable' }]]);
    expect(FakeWorker.living()).toHaveLength(0);
    all.think(job(3, { understand: {} }));
    await settled();
    FakeWorker.living()[0]?.says({ thought: '{"done":3}' });
    expect(came.at(-1)).toEqual([3, { done: 3 }]);
    expect(FakeWorker.living()).toHaveLength(0);
  });

  test('are refused more than can wait', () => {
    const all = thinkers(COMPUTER, 2);
    for (let i = 0; i < 66; i++) all.think(job(i));
    expect(came).toEqual([[65, 'no_room']]);
  });
});
