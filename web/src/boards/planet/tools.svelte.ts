import { untrack } from 'svelte';
import type { Entry, Legal } from '../../api/types';
import type { Turn } from '../../lib/turn.svelte';
import { flipped, liesOf, rotated, type Lie } from './lie';
import { toolFor, toolsOf, type Tool } from './tools';
import { inHand, planetView, printed } from './components';
import type { Square, TileData } from './types';

interface Given {
  seat: number;
  catalogue: Map<string, Entry>;
}

/** The tools at hand and the ones chosen, one for the planet and one for the tracks. Board and dock share them. */
export class Toolbox {
  private chosen = $state.raw<Record<Tool['zone'], string>>({ planet: '', tracks: '' });
  /** The way in which the tile in hand is held, whether it fits so or not. */
  way = $state(0);
  /** The tile that was in hand before what is asked now. */
  private held: TileData | null = null;
  private given = $state.raw<(() => Given) | null>(null);

  constructor(private readonly game: Turn) {}

  /** The tile in hand. One that waits for its confirmation is still there: nothing moves under a second tap. */
  readonly tile = $derived.by(() => {
    if (!this.given) return null;
    const { seat, catalogue } = this.given();
    const player = planetView(this.game.view)?.players[seat];
    const id = player ? inHand(player) : null;
    if (id === null) return this.game.picks.length > 0 ? this.held : null;
    return printed(catalogue.get(id), 'tile') ?? null;
  });
  readonly lies = $derived<Lie[]>(this.tile ? liesOf(this.tile) : []);
  readonly all = $derived.by(() => toolsOf(this.game.legal, this.lies));
  readonly placing = $derived(this.all.filter(({ kind }) => kind === 'place'));

  private of(zone: Tool['zone']): Tool | null {
    const tools = this.all.filter((tool) => tool.zone === zone);
    return tools.find(({ id }) => id === this.chosen[zone]) ?? tools.find(({ kind }) => kind !== 'place') ?? null;
  }
  /** What a finger does on the planet. A tile in hand comes first, as it is held. */
  readonly planet = $derived.by(() => {
    const chosen = this.all.find(({ id, zone }) => zone === 'planet' && id === this.chosen.planet);
    if (this.placing.length > 0 && (!chosen || chosen.kind === 'place')) return this.placing.find(({ way }) => way === this.way) ?? null;
    return this.of('planet');
  });
  readonly tracks = $derived(this.of('tracks'));
  /** Whether the tile in hand is what goes onto the planet. */
  readonly holding = $derived(this.placing.length > 0 && (this.planet === null || this.planet.kind === 'place'));

  /** Says for whom the tools are; every action that has one is a control of its own. */
  use(given: () => Given): void {
    this.given = given;
    $effect(() => {
      const release = this.all.flatMap((tool) => [...tool.targets.values()].map((legal) => this.game.take(legal.action)));
      return () => release.forEach((each) => each());
    });
    // A new tile is held in a way that fits, if it does not fit as the last one was held.
    $effect(() => {
      const [first] = this.placing;
      if (!first || this.placing.some(({ way }) => way === this.way)) return;
      if (this.tile !== this.held) this.way = first.way ?? 0;
    });
    $effect(() => void (this.held = this.tile));
    // What a hint or a guide means comes to hand.
    $effect(() => {
      const meant = this.game.legal.find((legal) => this.game.isHinted(legal) || this.game.isPointed(legal));
      const tool = meant && toolFor(this.all, meant.action);
      if (tool) untrack(() => this.choose(tool));
    });
  }

  choose(tool: Tool): void {
    this.chosen = { ...this.chosen, [tool.zone]: tool.id };
    if (tool.way !== null) this.way = tool.way;
  }

  /** A rover that has driven stays at hand where it is now. */
  follow(square: Square): void {
    this.chosen = { ...this.chosen, planet: `move ${square}` };
  }

  /** Holds the tile in another way. */
  hold(way: number): void {
    this.way = way;
    this.chosen = { ...this.chosen, planet: `place ${way}` };
  }
  rotate(): void {
    if (this.tile) this.hold(rotated(this.tile, this.way));
  }
  flip(): void {
    if (this.tile) this.hold(flipped(this.tile, this.way));
  }

  isChosen(tool: Tool): boolean {
    return this.planet === tool || this.tracks === tool;
  }
}

const boxes = new WeakMap<Turn, Toolbox>();

/** The tools of a turn. They outlive the board that asks for them first: a curtain takes it away and brings it back. */
export function toolbox(turn: Turn): Toolbox {
  const known = boxes.get(turn);
  if (known) return known;
  let made!: Toolbox;
  $effect.root(() => void (made = new Toolbox(turn)));
  boxes.set(turn, made);
  return made;
}

/** The actions that a tool leads to, for who has to be told of what is not in sight. */
export function leads(tool: Tool): string {
  return JSON.stringify([...tool.targets.values()].map((legal: Legal) => legal.action));
}
