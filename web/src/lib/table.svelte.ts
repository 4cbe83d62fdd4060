import type { Answer, Ask, Can, ChatLine, Joined, Message, Say, TableInfo, Told, You } from '../api/types';
import { keepKey } from './keys';
import { Pacer } from './pace';
import { holderName } from './people';
import { message } from './message';
import { placeOf, type Line, type Link } from './place';
import { merge, start, type Whole } from './whole';
import { session } from './session.svelte';
import { seatName } from './words.svelte';

type Change = Parameters<typeof merge>[1];

/** A table as one browser sees it: what the server said, merged. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], shown: null, host: false, hints: false, key: null });
  place = $state.raw<Whole | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What there is at the place of this table. */
  can = $state.raw<Can | null>(null);
  link = $state<Link>('joining');
  /** Why the server closed the door, if it did. */
  closed = $state.raw<Message | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** Called with each batch of new events. */
  happened: (events: Told[]) => void = () => undefined;
  /** Called when everything was replaced. */
  came: () => void = () => undefined;
  /** For how many milliseconds new events are to be looked at before anything else is shown. */
  hold: (events: Told[]) => number = () => 0;

  private fresh: Told[] = [];
  private readonly pacer = new Pacer<Change>(
    (change) => this.update(change),
    () => this.hold(this.fresh),
  );

  private line: Line | null = null;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  /** Opens the table. */
  join(): void {
    this.line = placeOf(this.id).open(this.id, this.key, { hear: (say) => this.hear(say), linked: (link) => (this.link = link) });
  }

  leave(): void {
    this.pacer.clear();
    this.line?.close();
    this.line = null;
  }

  /** Closes the socket and joins again, as who the reader now is. */
  rejoin(): void {
    this.leave();
    this.join();
  }

  /** Shows the newest, whatever was held up so that it could be followed. */
  skip(): void {
    this.pacer.flush();
  }

  ask(ask: Ask): Promise<Answer> {
    // Whoever does something does it to the table as it is.
    if (!('outline' in ask || 'chat' in ask || 'log' in ask)) this.skip();
    if (!this.line) return Promise.resolve({ refused: { code: 'not_now', message: message('page-error-unreachable') } });
    return this.line.ask(ask);
  }

  /** What a seat's player is called. */
  readonly player = (seat: number): string => {
    const info = this.info?.seats[seat];
    return info ? holderName(info, this.id) : seatName(seat);
  };

  /** Fetches the part of the log that lies before what is here. */
  async earlier(): Promise<void> {
    const log = this.place?.log;
    if (!log || log.from === 0) return;
    const answer = await this.ask({ log: { from: Math.max(0, log.from - 200), to: log.from } });
    if (!('log' in answer) || !this.place) return;
    const { from, list } = answer.log;
    const now = this.place.log;
    if (from + list.length === now.from) this.place = { ...this.place, log: { from, list: [...list, ...now.list] } };
  }

  private hear(say: Say): void {
    if ('joined' in say) this.joined(say.joined);
    else if ('update' in say) this.pass(say.update);
    else if ('table' in say) this.told(say.table);
    else if ('chat' in say) this.chat = [...this.chat, say.chat];
    else if ('closed' in say) this.closed = say.closed;
  }

  private joined(joined: Joined): void {
    session.compare(joined.build);
    this.pacer.clear();
    this.info = joined.table;
    this.you = joined.you;
    this.can = joined.can;
    keepKey(this.id, joined.you.key);
    this.chat = joined.chat;
    this.closed = null;
    this.place = joined.place && start(joined.place);
    this.ahead = joined.now - Date.now();
    this.came();
  }

  private told(info: TableInfo): void {
    if (info.phase !== this.info?.phase) this.skip();
    this.info = info;
  }

  /** Shows a change when its time has come. Where a clock runs, whoever is asked learns it at once; nobody watches a hidden page. */
  private pass(change: Change): void {
    this.pacer.push(change);
    const asked = this.you.shown !== null && (change.deciders?.includes(this.you.shown) ?? false);
    if (document.hidden || (asked && this.place?.clocks)) this.skip();
  }

  private update(change: Change): void {
    this.fresh = [];
    if (!this.place) return;
    const before = this.place.log.from + this.place.log.list.length;
    this.place = merge(this.place, change);
    const { from, list } = this.place.log;
    this.fresh = list.slice(Math.max(0, before - from));
    if (this.fresh.length > 0) this.happened(this.fresh);
  }
}
