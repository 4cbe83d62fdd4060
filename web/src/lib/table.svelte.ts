import type { Answer, Ask, ChatLine, Joined, Message, Say, SeatInfo, TableInfo, Told, You } from '../api/types';
import { message } from './message';
import { merge, start, type Whole } from './place';
import { session } from './session.svelte';
import { TableSocket, type Link } from './socket';
import { seatName, words } from './words.svelte';

/** A table as one browser sees it: what the server said, merged. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], shown: null, host: false, hints: false, key: null });
  place = $state.raw<Whole | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('joining');
  /** Why the server closed the door, if it did. */
  closed = $state.raw<Message | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** Called with each batch of new events. */
  happened: (events: Told[]) => void = () => undefined;

  private socket: TableSocket | null = null;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  /** Opens the socket; the server speaks first. */
  join(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.key ? `?key=${encodeURIComponent(this.key)}` : '';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket${query}`;
    this.socket = new TableSocket(address, (say) => this.hear(say), (link) => (this.link = link));
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** Closes the socket and joins again, as who the reader now is. */
  rejoin(): void {
    this.leave();
    this.join();
  }

  ask(ask: Ask): Promise<Answer> {
    if (!this.socket) return Promise.resolve({ refused: { code: 'not_now', message: message('page-error-unreachable') } });
    return this.socket.ask(ask);
  }

  /** What a seat's player is called. */
  readonly player = (seat: number): string => {
    const info = this.info?.seats[seat];
    return info ? holderName(info) : seatName(seat);
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
    else if ('update' in say) this.update(say.update);
    else if ('table' in say) this.info = say.table;
    else if ('chat' in say) this.chat = [...this.chat, say.chat];
    else if ('closed' in say) this.closed = say.closed;
  }

  private joined(joined: Joined): void {
    session.compare(joined.build);
    this.info = joined.table;
    this.you = joined.you;
    this.chat = joined.chat;
    this.closed = null;
    this.place = joined.place && start(joined.place);
    this.ahead = joined.now - Date.now();
  }

  private update(change: Parameters<typeof merge>[1]): void {
    if (!this.place) return;
    const before = this.place.log.from + this.place.log.list.length;
    this.place = merge(this.place, change);
    const { from, list } = this.place.log;
    const fresh = list.slice(Math.max(0, before - from));
    if (fresh.length > 0) this.happened(fresh);
  }
}

/** What the holder of a seat is called. */
export function holderName(info: Pick<SeatInfo, 'holder' | 'seat'>): string {
  const { holder, seat } = info;
  if (holder === 'open') return seatName(seat);
  if ('bot' in holder) return botName(holder.bot, seat);
  return holder.player.name || words.say(message('page-former-player'));
}

/** Bots have names of their own, so that two of one level can be told apart. */
function botName(level: string, seat: number): string {
  const title = words.say(message(`server-bot-${level}`));
  return words.say(message('page-bot-name', { level: title, n: seat + 1 }));
}
