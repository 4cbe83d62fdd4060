/**
 * Shows one thing after another, each for a while, so that a person can follow. The first comes at once; the more wait,
 * the faster it goes.
 */
export class Pacer<T> {
  private readonly line: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows a thing, `hold` says for how many milliseconds it is to be looked at. */
  constructor(
    private readonly show: (thing: T) => void,
    private readonly hold: (thing: T) => number,
  ) {}

  push(thing: T): void {
    this.line.push(thing);
    if (this.timer === undefined) this.next();
  }

  /** Shows all that waits, now. */
  flush(): void {
    this.stop();
    for (const thing of this.line.splice(0)) this.show(thing);
  }

  /** Forgets what waits. */
  clear(): void {
    this.stop();
    this.line.length = 0;
  }

  get waiting(): readonly T[] {
    return this.line;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const thing = this.line.shift();
    if (thing === undefined) return;
    this.show(thing);
    const millis = this.hold(thing) / Math.max(1, this.line.length / 4);
    if (millis <= 0) return this.next();
    this.timer = setTimeout(() => this.next(), millis);
  }
}
