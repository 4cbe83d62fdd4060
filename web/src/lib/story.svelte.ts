import type { Told } from '../api/types';
import { sinceMine, tell, type Line } from './story';

/** What happened at a table since the reader last did something. It stays until the reader acts or closes it. */
export class Story {
  private events = $state.raw<Told[]>([]);
  /** The line that is looked at; the newest if none was chosen. */
  private chosen = $state<number | null>(null);

  constructor(
    private readonly game: string,
    private readonly reader: () => number | null,
  ) {}

  readonly lines = $derived.by((): Line[] => tell(this.game, this.events, this.reader()));

  get at(): number {
    return Math.min(this.chosen ?? Infinity, this.lines.length - 1);
  }

  /** Begins with the end of a log: whoever comes back is told too. */
  begin(log: readonly Told[]): void {
    this.events = sinceMine(this.game, log, this.reader());
    this.chosen = null;
  }

  add(events: readonly Told[]): void {
    this.events = [...this.events, ...events];
  }

  close(): void {
    this.events = [];
    this.chosen = null;
  }

  /** Looks at a line, and gives it. */
  step(to: number): Line | undefined {
    this.chosen = Math.min(Math.max(0, to), this.lines.length - 1);
    return this.lines[this.chosen];
  }
}
