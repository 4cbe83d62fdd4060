import type { Can, Entry, GameInfo, Me, Player } from '../api/types';
import { isNewer } from './build';
import { calls } from './calls';
import { words } from './words.svelte';

/** Who is here, and what can be played. */
class Session {
  player = $state.raw<Player | null>(null);
  /** What there is at this place. */
  can = $state.raw<Can | null>(null);
  /** False until the server has said who is asking. */
  known = $state(false);
  /** The server has a newer build than the one this page came from. */
  outdated = $state(false);
  /** The build this page came from; a page under development takes the first it hears of. */
  private build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
  private gamesAsked: Promise<GameInfo[]> | null = null;
  private readonly catalogues = new Map<string, Promise<Map<string, Entry>>>();

  async refresh(): Promise<void> {
    this.take(await calls.me());
  }

  take(me: Me): void {
    this.player = me.player;
    this.can = me.can;
    this.known = true;
    this.compare(me.build);
  }

  compare(build: string): void {
    // The engine in the page is of the page's own build, and says none.
    if (!build) return;
    this.build ??= build;
    if (isNewer(build, this.build)) this.outdated = true;
  }

  games(): Promise<GameInfo[]> {
    this.gamesAsked ??= calls.games().then((answer) => answer.games);
    this.gamesAsked.catch(() => (this.gamesAsked = null));
    return this.gamesAsked;
  }

  /** The games that have a title: an example that programs are tested with has none. */
  async titledGames(): Promise<GameInfo[]> {
    return (await this.games()).filter(({ name }) => words.has(`table-game-${name}`));
  }

  /** A game's components by id. `whole` is the one component of many with a lot of data that is needed with it. */
  catalogue(game: string, whole?: string): Promise<Map<string, Entry>> {
    const key = whole ? `${game}/${whole}` : game;
    let asked = this.catalogues.get(game) ?? this.catalogues.get(key);
    if (!asked) {
      asked = calls.catalogue(game, whole).then((list) => new Map(list.map((entry) => [entry.id, entry])));
      asked.catch(() => this.catalogues.delete(key));
      this.catalogues.set(key, asked);
    }
    return asked;
  }
}

export const session = new Session();
