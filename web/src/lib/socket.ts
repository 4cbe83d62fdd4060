import type { Answer, Ask, Say } from '../api/types';
import { freshId } from './key';

export type Link = 'joining' | 'joined' | 'lost';

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/**
 * The socket of a table, which comes back by itself. What was asked and not answered is asked again
 * under the same id, so nothing is played twice and nothing is lost.
 */
export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly hear: (say: Say) => void,
    private readonly linked: (link: Link) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  ask(ask: Ask): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ id, ask });
    return new Promise((resolve) => {
      this.waiting.set(id, { text, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private open(): void {
    this.linked('joining');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Say);
    socket.onclose = () => this.lost(socket);
  }

  private take(say: Say): void {
    if ('answer' in say) {
      const { id, answer } = say.answer;
      this.waiting.get(id)?.resolve(answer);
      this.waiting.delete(id);
      return;
    }
    if ('joined' in say && this.wait !== 0) {
      this.wait = 0;
      this.linked('joined');
      for (const { text } of this.waiting.values()) this.socket?.send(text);
    }
    this.hear(say);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.linked('lost');
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
