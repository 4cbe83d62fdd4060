import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../api/types';
import { mark, plain } from './message';

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of one letter, which must not hang at the end of a line; markup has some, too. */
const SHORT: Partial<Record<Language, RegExp>> = {
  cs: /(?<![\p{L}\p{N}<])([aikosuvz]) (?=\S)/giu,
  pl: /(?<![\p{L}\p{N}<])([aiouwz]) (?=\S)/giu,
};

/** Binds words of one letter to the next word. */
export function bound(text: string, language: Language): string {
  const short = SHORT[language];
  return short ? text.replace(short, '$1\u00a0') : text;
}

/** Calls something by another message than the game does, which may know less of where it lies. */
export type Namings = Record<string, (said: Message) => Message | null>;

/** Puts messages into one language, by the same files that the server and the terminal read. */
export class Speech {
  private readonly bundle: FluentBundle;
  /** What is called by other messages, by the id of its own. */
  namings: Namings = {};

  constructor(readonly language: Language) {
    // Isolation marks would show up in copied text and titles; names never change direction here.
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Adds the messages of one file. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message as a sentence, with marks around what it names. */
  marked(message: Message, player: (seat: number) => string): string {
    const said = this.namings[message.id]?.(message) ?? message;
    const pattern = this.bundle.getMessage(said.id)?.value;
    if (!pattern) return said.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) {
      args[name] = this.argument(arg, player);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    return bound(text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '\u2212'), this.language);
  }

  /** A message as a plain sentence. */
  say(said: Message, player: (seat: number) => string): string {
    return plain(this.marked(said, player));
  }

  private argument(arg: Arg, player: (seat: number) => string): FluentVariable {
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return this.list(arg, player);
    if ('seat' in arg) return mark('seat', String(arg.seat), player(arg.seat));
    // What has parts of its own is a phrase; its parts are the names in it.
    const said = this.marked(arg, player);
    return Object.keys(arg.args ?? {}).length > 0 ? said : mark('names', arg.id, said);
  }

  private list(items: Message[], player: (seat: number) => string): string {
    const [first, ...rest] = items.map((item) => this.argument(item, player) as string);
    if (first === undefined) return this.joined('table-list-empty', {});
    return rest.reduce((head, item, i) => {
      const id = i === rest.length - 1 ? 'table-list-last' : 'table-list-next';
      return this.joined(id, { head, item });
    }, first);
  }

  private joined(id: string, args: Record<string, string>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : Object.values(args).join(', ');
  }
}
