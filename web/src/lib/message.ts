import type { Arg, Message } from '../api/types';

/** A message of the page's own, or one that a game said. */
export function message(id: string, args?: Record<string, Arg>): Message {
  return args ? { id, args } : { id };
}

/** A piece of a spoken sentence: plain text, the name of something, or a seat's player. */
export interface Piece {
  text: string;
  /** The message id of what is named here, so that a click can find it. */
  names?: string;
  seat?: number;
}

// Private-use characters mark what an argument names; no text of ours holds them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** Marks a spoken argument as naming something. */
export function mark(kind: 'names' | 'seat', key: string, text: string): string {
  return `${OPEN}${kind === 'seat' ? '@' : ''}${key}${MIDDLE}${text}${CLOSE}`;
}

/** Takes the marks out of a sentence. */
export function plain(marked: string): string {
  return marked.replace(new RegExp(`${OPEN}[^${MIDDLE}]*${MIDDLE}|${CLOSE}`, 'g'), '');
}

/** A marked sentence as pieces. A name inside a name belongs to the outermost. */
export function pieces(marked: string): Piece[] {
  const out: Piece[] = [];
  let rest = marked;
  while (rest) {
    const start = rest.indexOf(OPEN);
    if (start < 0) break;
    if (start > 0) out.push({ text: rest.slice(0, start) });
    const end = closing(rest, start);
    const inner = rest.slice(start + 1, end);
    const cut = inner.indexOf(MIDDLE);
    const key = inner.slice(0, cut);
    const text = plain(inner.slice(cut + 1));
    out.push(key.startsWith('@') ? { text, seat: Number(key.slice(1)) } : { text, names: key });
    rest = rest.slice(end + 1);
  }
  if (rest) out.push({ text: rest });
  return out;
}

function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === OPEN) depth++;
    else if (text[i] === CLOSE && --depth === 0) return i;
  }
  return text.length;
}
