/** What the engine exports: room for a text, and what takes the text and gives another; or what takes a name of some length and weights. */
interface Exports {
  memory: WebAssembly.Memory;
  room: (length: number) => number;
  give: () => bigint;
  think: () => bigint;
  learn: (name: number) => number;
}

/** What an instance says before it ends: at which table, if at any, and why. */
export interface LastWord {
  table: string | null;
  why: string;
}

/** An instance has met a fault, and is not to be used any more. */
export class Trap extends Error {
  constructor(readonly word: LastWord) {
    super(word.why);
  }
}

/** One instance of the engine: texts in, texts out. */
export class Engine {
  private readonly exports: Exports;
  private word: LastWord = { table: null, why: 'the engine has stopped' };

  constructor(module: WebAssembly.Module) {
    const page = {
      clock: () => performance.timeOrigin + performance.now(),
      last_word: (at: number, length: number) => (this.word = JSON.parse(this.text(at, length)) as LastWord),
    };
    this.exports = new WebAssembly.Instance(module, { page }).exports as unknown as Exports;
  }

  /** What is to be done about something that has happened. */
  give(given: string): string {
    return this.pass(given, () => this.exports.give());
  }

  /** What comes of a job. */
  think(job: string): string {
    return this.pass(job, () => this.exports.think());
  }

  /** Takes in what was learnt of a game. */
  learn(game: string, weights: Uint8Array): void {
    const name = new TextEncoder().encode(game);
    const at = this.exports.room(name.length + weights.length);
    const room = new Uint8Array(this.exports.memory.buffer, at, name.length + weights.length);
    room.set(name);
    room.set(weights, name.length);
    if (!this.exports.learn(name.length)) throw new Error(`these are no weights of ${game}`);
  }

  private pass(text: string, through: () => bigint): string {
    const bytes = new TextEncoder().encode(text);
    try {
      const at = this.exports.room(bytes.length);
      new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
      const place = through();
      return this.text(Number(place >> 32n), Number(place & 0xffff_ffffn));
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw new Trap({ ...this.word, why: `${this.word.why} (${error.message})` });
      throw error;
    }
  }

  private text(at: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length));
  }
}
