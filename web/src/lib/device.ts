import { engine } from 'virtual:engine';
import type { Answer, Ask, Refusal, Say } from '../api/types';
import type { Answered, FromHost, ToHost } from '../device/wire';
import { freshId } from './key';
import { message } from './message';
import type { Line, Listener, Place } from './place';
import { Refused } from './refused';

/** Whether games can be played on this device: the page was built with its engine. */
export const hasDevice = engine !== null && typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

const absent: Refusal = { code: 'internal', message: message('device-absent') };

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

/** A table of this device, open in this tab. */
class DeviceLine implements Line {
  private readonly waiting = new Map<string, Waiting>();
  private joined = false;

  constructor(
    private readonly viewer: number,
    private readonly listener: Listener,
    private readonly tell: (what: ToHost) => void,
    private readonly ended: () => void,
  ) {}

  ask(ask: Ask): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ id, ask });
    return new Promise((resolve) => {
      this.waiting.set(id, { text, resolve });
      if (this.joined) this.tell({ ask: { viewer: this.viewer, text } });
    });
  }

  close(): void {
    this.tell({ gone: { viewer: this.viewer } });
    this.ended();
  }

  hear(say: Say): void {
    if ('answer' in say) {
      this.waiting.get(say.answer.id)?.resolve(say.answer.answer);
      this.waiting.delete(say.answer.id);
      return;
    }
    this.listener.hear(say);
    if ('joined' in say) {
      this.joined = true;
      this.listener.linked('joined');
      // The engine may have begun anew: what was not answered is asked again, under the same id.
      for (const { text } of this.waiting.values()) this.tell({ ask: { viewer: this.viewer, text } });
    }
  }

  /** There is no engine any more. */
  lose(): void {
    this.listener.linked('lost');
    for (const { resolve } of this.waiting.values()) resolve({ refused: absent });
    this.waiting.clear();
  }
}

/** The tables of this device. The engine comes when it is first needed. */
class Device implements Place {
  private worker: Worker | null = null;
  private next = 0;
  private readonly calls = new Map<number, (answer: Answered | null) => void>();
  private readonly lines = new Map<number, DeviceLine>();

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const ticket = ++this.next;
    const answer = await new Promise<Answered | null>((resolve) => {
      this.calls.set(ticket, resolve);
      this.tell({ call: { ticket, method, path, body } });
    });
    if (!answer) throw new Refused(absent, 0);
    if (answer.status === 200) return answer.body;
    throw new Refused(answer.body as Refusal, answer.status);
  }

  open(table: string, _key: string | null, listener: Listener): Line {
    const viewer = ++this.next;
    const line = new DeviceLine(viewer, listener, (what) => this.tell(what), () => this.lines.delete(viewer));
    this.lines.set(viewer, line);
    listener.linked('joining');
    this.tell({ open: { viewer, table, take: false } });
    return line;
  }

  private tell(what: ToHost): void {
    this.worker ??= this.start();
    this.worker.postMessage(what);
  }

  private start(): Worker {
    const worker = new Worker(new URL('../device/host.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    worker.onerror = () => this.lose(worker);
    return worker;
  }

  private hear(said: FromHost): void {
    if ('answer' in said) {
      this.calls.get(said.answer.ticket)?.(said.answer);
      this.calls.delete(said.answer.ticket);
    } else if ('say' in said) for (const viewer of said.say.viewers) this.lines.get(viewer)?.hear(said.say.say);
    else if (this.worker) this.lose(this.worker);
  }

  /** The engine did not come, or is gone: the next call tries again. */
  private lose(worker: Worker): void {
    worker.terminate();
    if (worker !== this.worker) return;
    this.worker = null;
    for (const resolve of this.calls.values()) resolve(null);
    this.calls.clear();
    for (const line of this.lines.values()) line.lose();
  }
}

export const device: Place = new Device();
