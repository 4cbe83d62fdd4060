import type { Answer, Ask, Hello, Refusal, Say } from '../api/types';
import { freshId } from './key';
import type { Line, Link, Listener, Place } from './place';
import { Refused, unclear, unreachable } from './refused';

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
class Socket implements Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly hello: Hello,
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
    socket.onopen = () => socket.send(JSON.stringify(this.hello));
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

async function call(method: string, path: string, body?: unknown, key?: string | null): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['x-orrery-key'] = key;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(unreachable, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const refusal = answer as Refusal | null;
  throw new Refused(refusal?.message?.id ? refusal : unclear, response.status);
}

function open(table: string, key: string | null, { hear, linked }: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return new Socket(address, { key: key ?? undefined }, hear, linked);
}

/** The server that this page came from. */
export const server: Place = { call, open };
