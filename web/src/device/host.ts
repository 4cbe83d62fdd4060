import type { Refusal } from '../api/types';
import { Engine, Trap } from './engine';
import { Keep } from './keep';
import { Locks } from './locks';
import { Thinkers } from './thinkers';
import type { Came, FromHost, Input, Io, Output, ToHost } from './wire';

const INTERNAL: Refusal = { code: 'internal', message: { id: 'device-fault' } };

/**
 * Drives the engine: gives it what happens, and does what it wants. All that is decided is decided there. If an instance
 * breaks down, the next one reads what is kept, and the table at which it happened is frozen.
 */
export class Host {
  private engine: Engine;
  /** Which instance this is: what an earlier one has asked for is not heard any more. */
  private generation = 0;
  private readonly calls = new Set<number>();
  private readonly viewers = new Map<number, string>();
  /** Tables at which an instance broke down, and those whose log is not even to be read. */
  private readonly faulty = new Set<string>();
  private readonly broken = new Set<string>();
  private readonly keep = new Keep();
  private readonly locks = new Locks((table) => this.give({ lost: { table } }));
  private readonly thinkers: Thinkers;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly tell: (what: FromHost) => void,
  ) {
    this.engine = new Engine(module);
    this.thinkers = new Thinkers(module, (number, thought) => this.give({ worked: { number, thought } }));
  }

  /** The page wants something. */
  take(what: ToHost): void {
    if ('call' in what) this.calls.add(what.call.ticket);
    else if ('open' in what) this.viewers.set(what.open.viewer, what.open.table);
    else if ('gone' in what) this.viewers.delete(what.gone.viewer);
    this.give(what);
  }

  private give(input: Input): void {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    let outputs: Output[];
    try {
      outputs = JSON.parse(this.engine.give(JSON.stringify({ now: Date.now(), random, input }))) as Output[];
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      return this.recover(error);
    }
    for (const output of outputs) this.perform(output);
  }

  private perform(output: Output): void {
    if ('answer' in output) {
      this.calls.delete(output.answer.ticket);
      this.tell(output);
    } else if ('say' in output) this.tell(output);
    else if ('io' in output) void this.io(output.io.number, output.io.io);
    else if ('work' in output) this.thinkers.think(output.work);
    else if ('drop' in output) this.thinkers.drop(output.drop.number);
    else this.wake(output.wake.at);
  }

  private async io(number: number, io: Io): Promise<void> {
    // The one thing that nobody waits for.
    if ('release' in io) return this.locks.release(io.release.table);
    const { generation } = this;
    const came = await this.ask(io);
    if (generation === this.generation) this.give({ io: { number, came } });
  }

  private async ask(io: Exclude<Io, { release: unknown }>): Promise<Came> {
    if ('hold' in io) return { held: await this.locks.hold(io.hold.table, io.hold.take) };
    return this.keep.do(io);
  }

  private wake(at: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.give('now'), Math.max(0, at - Date.now()) + 1);
  }

  /** Goes on with a new instance. Who looked at a table looks at it again; who called is refused. */
  private recover({ word }: Trap): void {
    console.warn('the engine has met a fault', word);
    this.generation += 1;
    this.thinkers.dropAll();
    clearTimeout(this.timer);
    this.engine = new Engine(this.module);
    for (const ticket of this.calls) this.tell({ answer: { ticket, status: 500, body: INTERNAL } });
    this.calls.clear();
    // Nobody can tell at which table it was: opening them again could break the next instance as well.
    if (!word.table) return this.close();
    // A table that breaks even the instance that wanted to freeze it is shown without its log.
    if (this.faulty.has(word.table)) this.broken.add(word.table);
    this.faulty.add(word.table);
    for (const table of this.broken) this.give({ broken: { table } });
    this.give({ fault: { table: word.table, why: word.why } });
    for (const [viewer, table] of this.viewers) this.give({ open: { viewer, table, take: false } });
  }

  /** Whoever looks at a table is told that it is closed; it can be opened again. */
  private close(): void {
    this.tell({ say: { viewers: [...this.viewers.keys()], say: { closed: INTERNAL.message } } });
    this.viewers.clear();
  }
}
