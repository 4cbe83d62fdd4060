import { weights } from 'virtual:engine';

/** What bots have learnt of the games: a file each, fetched when somebody thinks about that game. */
export class Lore {
  private readonly fetched = new Map<string, Promise<Uint8Array>>();

  /** None if nothing was learnt of a game. */
  async of(game: string): Promise<Uint8Array | null> {
    const address = weights[game];
    if (!address) return null;
    const file = this.fetched.get(game) ?? load(address);
    this.fetched.set(game, file);
    // Next time it may be there.
    file.catch(() => this.fetched.delete(game));
    return file;
  }
}

async function load(address: string): Promise<Uint8Array> {
  const file = await fetch(address);
  if (!file.ok) throw new Error(`${address}: ${file.status}`);
  return new Uint8Array(await file.arrayBuffer());
}
