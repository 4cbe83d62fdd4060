import { Lore } from './lore';
import type { Thought } from './wire';

interface Job {
  number: number;
  game: string | null;
  job: unknown;
}

/** What a worker is told: the engine once, then jobs, and before the first of a game what was learnt of it. */
export type ToThinker = { module: WebAssembly.Module } | { learn: string; weights: Uint8Array } | { job: string };
/** What it answers; a fault if its instance broke down over the job. */
export type FromThinker = { thought: string } | { fault: string };

/** How long a worker without a job stays, in milliseconds. */
const IDLE = 20_000;
/** So many jobs may wait. */
const MOST_WAITING = 64;

/** How many think at a time: one processor is left to the page, and a phone is not to grow hot. */
function most(): number {
  const mobile = /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
  return Math.max(1, Math.min((navigator.hardwareConcurrency || 2) - 1, mobile ? 4 : 8));
}

interface Thinker {
  worker: Worker;
  at: Job | null;
  learnt: Set<string>;
  rest?: ReturnType<typeof setTimeout>;
}

/** Workers that think, one thought each. */
export class Thinkers {
  private readonly all: Thinker[] = [];
  private readonly waiting: Job[] = [];
  private readonly most = most();
  private readonly lore = new Lore();

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly done: (number: number, thought: Thought) => void,
  ) {}

  think(job: Job): void {
    if (this.waiting.length >= MOST_WAITING) return this.done(job.number, 'no_room');
    this.waiting.push(job);
    this.next();
  }

  /** A thought that nobody waits for any more ends at once. */
  drop(number: number): void {
    const waits = this.waiting.findIndex((job) => job.number === number);
    if (waits >= 0) this.waiting.splice(waits, 1);
    const thinker = this.all.find(({ at }) => at?.number === number);
    if (thinker) this.end(thinker);
    this.next();
  }

  /** Nobody waits for anything any more. */
  dropAll(): void {
    this.waiting.length = 0;
    for (const thinker of this.all.filter(({ at }) => at)) this.end(thinker);
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const thinker = this.all.find(({ at }) => !at) ?? (this.all.length < this.most ? this.start() : null);
      const job = thinker && this.waiting.shift();
      if (!job) return;
      clearTimeout(thinker.rest);
      thinker.at = job;
      void this.begin(thinker, job);
    }
  }

  private async begin(thinker: Thinker, { game, number, job }: Job): Promise<void> {
    if (game && !thinker.learnt.has(game)) {
      try {
        const weights = await this.lore.of(game);
        if (weights) tell(thinker, { learn: game, weights });
        thinker.learnt.add(game);
      } catch {
        // It could not be fetched: whoever asked asks again.
        if (thinker.at?.number !== number) return;
        thinker.at = null;
        this.end(thinker);
        return this.done(number, 'no_room');
      }
    }
    // A worker whose thought was dropped meanwhile is gone and hears nothing.
    tell(thinker, { job: JSON.stringify(job) });
  }

  private start(): Thinker {
    const worker = new Worker(new URL('./thought.worker.ts', import.meta.url), { type: 'module' });
    const thinker: Thinker = { worker, at: null, learnt: new Set() };
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.came(thinker, data);
    worker.onerror = (event) => this.came(thinker, { fault: event.message });
    this.all.push(thinker);
    tell(thinker, { module: this.module });
    return thinker;
  }

  private came(thinker: Thinker, data: FromThinker): void {
    const job = thinker.at;
    thinker.at = null;
    // What came from outside may have left anything behind; what broke down is broken.
    if ('fault' in data || !job || isForeign(job)) this.end(thinker);
    else thinker.rest = setTimeout(() => this.end(thinker), IDLE);
    if (job) this.done(job.number, 'fault' in data ? data : (JSON.parse(data.thought) as Thought));
    this.next();
  }

  private end(thinker: Thinker): void {
    clearTimeout(thinker.rest);
    thinker.worker.terminate();
    const at = this.all.indexOf(thinker);
    if (at >= 0) this.all.splice(at, 1);
  }
}

const isForeign = ({ job }: Job): boolean => typeof job === 'object' && job !== null && ('understand' in job || 'lengthen' in job || 'read' in job);

function tell(thinker: Thinker, what: ToThinker): void {
  thinker.worker.postMessage(what);
}
