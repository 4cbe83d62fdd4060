import type { Arg, Message } from '../api/types';
import { message, pieces, type Piece } from './message';
import { LANGUAGES, Speech, type Language, type Namings } from './speech';

const sources = import.meta.glob<string>('../../../i18n/*/*.ftl', { query: '?raw', import: 'default' });

/** The files that every page needs; a game's own file comes with its board. */
const SHELL = ['table', 'page', 'server', 'device'];

/** The language spoken now, and the words loaded in it. */
class Words {
  /** Replaced as a whole when words arrive, so that whoever has spoken speaks again. */
  private speech = $state.raw(new Speech('en'));
  private namings = $state.raw<Namings>({});
  private readonly games: string[] = [];
  private readonly loaded = new Map<string, Promise<string>>();

  get language(): Language {
    return this.speech.language;
  }

  /** Speaks another language, with the words of all games met so far. */
  async choose(language: Language): Promise<void> {
    const speech = new Speech(language);
    const files = [...SHELL, ...this.games];
    for (const source of await Promise.all(files.map((file) => this.load(language, file)))) speech.add(source);
    this.speech = speech;
    document.documentElement.lang = language;
  }

  /** Learns the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.games.includes(game)) return;
    this.games.push(game);
    await this.choose(this.language);
  }

  /** Calls things by other messages from now on. */
  rename(namings: Namings): void {
    this.namings = namings;
  }

  /** A message as plain text. */
  say(said: Message, player: (seat: number) => string = seatName): string {
    return this.spoken.say(said, player);
  }

  private get spoken(): Speech {
    this.speech.namings = this.namings;
    return this.speech;
  }

  /** A message as pieces, some of which name things. */
  pieces(said: Message, player: (seat: number) => string = seatName): Piece[] {
    return pieces(this.spoken.marked(said, player));
  }

  has(id: string): boolean {
    return this.speech.has(id);
  }

  private load(language: Language, file: string): Promise<string> {
    const path = `../../../i18n/${language}/${file}.ftl`;
    let source = this.loaded.get(path);
    if (!source) {
      source = sources[path]?.() ?? Promise.resolve('');
      this.loaded.set(path, source);
    }
    return source;
  }
}

export const words = new Words();

/** Says one of the page's own messages (`page-` is put before the id). */
export function t(id: string, args?: Record<string, Arg>): string {
  return words.say(message(`page-${id}`, args));
}

/** Says one of the messages about playing on this device (`device-` is put before the id). */
export function d(id: string, args?: Record<string, Arg>): string {
  return words.say(message(`device-${id}`, args));
}

/** What a seat is called that has no player's name. */
export function seatName(seat: number): string {
  return words.say(message('table-player', { n: seat + 1 }));
}

/** The language a browser asks for, as far as we speak it. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
