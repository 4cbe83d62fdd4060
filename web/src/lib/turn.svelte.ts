import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Answer, Ask, Considered, Legal, LessonPlace, Message, Scores, Told, Tried, UndoState } from '../api/types';
import { keyOf } from './key';
import { message } from './message';
import { mergeView, type Whole } from './whole';
import { settings } from './settings.svelte';

/** What a turn is played at: a table in play, or something that looks like one. */
export interface Seatside {
  /** The seat that is shown and decides; none for spectators and replays. */
  seat: number | null;
  place: Whole | null;
  /** Whether a turn is a draft until it is confirmed. */
  confirms: boolean;
  ask: (ask: Ask) => Promise<Answer>;
}

/** How a thing stands in the decision that is being made. */
export interface Standing {
  /** The one action that a click on it takes. */
  action: Legal | null;
  /** It has several actions; they are worded in the prompt bar. */
  several: boolean;
  /** Its place in the choice being composed, from 1. */
  order: number | null;
  hinted: boolean;
  pointed: boolean;
}

/** What would come of the choice composed so far. */
export interface Preview {
  reveals: boolean;
  gain: number | null;
  events: Told[];
}

const NOTHING: Standing = { action: null, several: false, order: null, hinted: false, pointed: false };

/**
 * The grammar of playing, the same for all games: legal things are lit where they are, sets are
 * composed by `try` and sent as one, what cannot be taken back is confirmed first. It knows no rules.
 */
export class Turn {
  /** The choice composed so far. */
  composed = $state.raw<Legal[]>([]);
  /** Something to tell the player: a refusal, a reason, a hint. */
  notice = $state.raw<Message | null>(null);
  busy = $state(false);
  /** The last thing done was to take something back: nothing goes on by itself. */
  rewound = $state(false);
  /** The action that a guide points at. */
  pointed = $state.raw<Legal | null>(null);
  /** Things that just took part in something, by key. */
  readonly glowing = new SvelteMap<string, number>();

  private tried = $state.raw<Tried | null>(null);
  /** The decision that `composed` belongs to. */
  private number = $state(-1);
  private hinted = $state('');
  private hintedAction = $state('');
  /** Who draws which thing: an action is a control of the first that does. */
  private readonly drawn = new SvelteMap<string, readonly symbol[]>();
  /** Actions that have a control of their own, by key: a picker's numbers, a button. */
  private readonly taken = new SvelteMap<string, number>();
  private peeked: { number: number; tries: Record<string, Promise<Tried | null>> } = { number: -1, tries: {} };
  private considered: { number: number; list: Promise<Considered[]> } | null = null;

  constructor(private readonly side: () => Seatside) {}

  private get decision() {
    return this.side().place?.decision ?? null;
  }

  /** What is composed for the decision that is asked now; another decision drops it. */
  get picks(): Legal[] {
    return this.decision?.number === this.number ? this.composed : [];
  }

  get prompt() {
    if (this.picks.length > 0 && this.tried?.place.decision?.prompt && this.goesOn) return this.tried.place.decision.prompt;
    return this.decision?.prompt ?? null;
  }

  /** Whether the choice being composed can be continued. */
  private get goesOn(): boolean {
    const { tried } = this;
    const [asked, next] = [this.decision?.prompt, tried?.place.decision?.prompt];
    if (!tried || tried.reveals || !asked || !next) return false;
    return Boolean(next.pick) && next.step === asked.step && (next.pick?.picked ?? 0) > (asked.pick?.picked ?? 0);
  }

  /** What can be done next, which is what the page has controls for. */
  get legal(): Legal[] {
    if (this.picks.length === 0) return this.decision?.legal ?? [];
    return this.goesOn ? (this.tried?.place.decision?.legal ?? []) : [];
  }

  /** Where a guided game stands, with the choice composed so far already made. */
  get lesson(): LessonPlace | null {
    return (this.picks.length > 0 ? this.tried?.place.decision?.lesson : this.decision?.lesson) ?? null;
  }

  /** Whether Confirm has something to send. */
  get ready(): boolean {
    if (this.picks.length > 0) return (!this.goesOn || this.closing !== null) && !this.busy;
    return this.draft > 0;
  }

  /** The action that ends a set which has enough in it, be that nothing: the only one that is about no thing. Confirm takes it too. */
  get closing(): Legal | null {
    const { prompt, legal } = this;
    if (!prompt?.pick || prompt.pick.most <= 1 || prompt.pick.picked < prompt.pick.least) return null;
    if (this.picks.length > 0 && !this.goesOn) return null;
    const about = legal.filter(isAboutNothing);
    return about.length === 1 ? (about[0] ?? null) : null;
  }

  /** How many actions wait, as a draft that only this seat sees, for Confirm. */
  get draft(): number {
    return this.decision?.draft ?? 0;
  }

  /** The view to draw: with the choice composed so far already made. */
  get view(): Record<string, unknown> {
    const view = this.side().place?.view ?? {};
    const parts = this.picks.length > 0 ? this.tried?.place.view : undefined;
    return parts ? mergeView(view, parts) : view;
  }

  get preview(): Preview | null {
    if (this.picks.length === 0 || !this.tried) return null;
    const { reveals, place } = this.tried;
    const { seat } = this.side();
    const gain = seat === null ? null : points(place.standings, seat, this.side().place?.standings ?? null);
    return { reveals, gain, events: place.events?.list ?? [] };
  }

  /** Whether a seat is asked in the running step and has answered. */
  hasAnswered(seat: number): boolean {
    const { place } = this.side();
    return place !== null && place.asked.includes(seat) && !place.deciders.includes(seat);
  }

  get undo(): UndoState | null {
    return this.side().place?.undo ?? null;
  }

  /** Legal actions by the first thing they touch. */
  private readonly byThing = $derived(groupByThing(this.legal));

  /** Legal actions that no drawn thing is the control of. They are worded in the prompt bar. */
  readonly loose = $derived.by(() =>
    this.legal.filter((legal) => {
      if (this.taken.has(keyOf(legal.action))) return false;
      const key = keyOf(legal.things[0] ?? null);
      const free = (this.drawn.get(key)?.length ?? 0) - this.picksOf(key).length;
      return free <= 0 || this.actionsOf(key).length > 1;
    }),
  );

  /** What can be done with a thing, but for what has a control of its own. */
  private actionsOf(key: string): Legal[] {
    return (this.byThing.get(key) ?? []).filter(({ action }) => !this.taken.has(keyOf(action)));
  }

  /** The places in the composed choice of picks that touch a thing, from 1. */
  private picksOf(key: string): number[] {
    return this.picks.flatMap((legal, i) => (keyOf(legal.things[0] ?? null) === key ? [i + 1] : []));
  }

  /** Says that something draws a thing, until the returned function is called. */
  draw(key: string, by: symbol): () => void {
    // Whoever registers must not run again because somebody else does.
    untrack(() => this.drawn.set(key, [...(this.drawn.get(key) ?? []), by]));
    return () =>
      untrack(() => {
        const rest = (this.drawn.get(key) ?? []).filter((other) => other !== by);
        if (rest.length > 0) this.drawn.set(key, rest);
        else this.drawn.delete(key);
      });
  }

  /** Says that an action has a control of its own, until the returned function is called. */
  take(action: unknown): () => void {
    const key = keyOf(action);
    untrack(() => this.taken.set(key, (this.taken.get(key) ?? 0) + 1));
    return () =>
      untrack(() => {
        const rest = (this.taken.get(key) ?? 1) - 1;
        if (rest > 0) this.taken.set(key, rest);
        else this.taken.delete(key);
      });
  }

  /** What an action would give; nothing is chosen by it. */
  peek(legal: Legal): Promise<Tried | null> {
    const { seat, ask } = this.side();
    const number = this.decision?.number ?? -1;
    if (seat === null || this.picks.length > 0) return Promise.resolve(null);
    if (this.peeked.number !== number) this.peeked = { number, tries: {} };
    const key = keyOf(legal.action);
    const { tries } = this.peeked;
    tries[key] ??= ask({ try: { seat, actions: [legal.action as never] } }).then((answer) => ('tried' in answer ? answer.tried : null));
    return tries[key];
  }

  /**
   * How a thing stands for whoever draws it. Copies of one thing (two cards alike in a hand) are drawn
   * by several: the first of them are the picked ones, the next is the control.
   */
  standing(key: string, by: symbol): Standing {
    const copy = this.drawn.get(key)?.indexOf(by) ?? -1;
    const orders = this.picksOf(key);
    const order = orders[copy] ?? null;
    const actions = order === null ? this.actionsOf(key) : [];
    if (order === null && actions.length === 0) return NOTHING;
    const action = actions.length === 1 && copy === orders.length ? (actions[0] ?? null) : null;
    return {
      action,
      several: actions.length > 1,
      order,
      hinted: this.hinted === key,
      pointed: action !== null && this.isPointed(action),
    };
  }

  /** Whether it is what a bot would do. */
  isHinted(legal: Legal): boolean {
    return this.hintedAction !== '' && this.hintedAction === keyOf(legal.action);
  }

  /** Whether a guide points at an action. */
  isPointed(legal: Legal): boolean {
    return this.pointed !== null && keyOf(this.pointed.action) === keyOf(legal.action);
  }

  /** Takes an action, or adds it to the choice that is being composed. A ghost is shown first, and taken by Confirm. */
  async press(legal: Legal, ghost = false): Promise<void> {
    const { seat } = this.side();
    if (this.busy || seat === null || !this.decision) return;
    this.rewound = false;
    await this.work(() => this.attempt([...this.picks, legal], seat, ghost));
  }

  /** Takes a pick out of the choice; the only pick of a single choice is confirmed instead. */
  async pressPicked(order: number): Promise<void> {
    if (this.ready && !this.isSet) return this.confirm();
    const { seat } = this.side();
    if (this.busy || seat === null) return;
    const rest = this.picks.filter((_, i) => i !== order - 1);
    if (rest.length === 0) return this.drop();
    await this.work(() => this.attempt(rest, seat));
  }

  /** Drops what is composed, and ends what still glows. */
  drop(): void {
    this.glowing.clear();
    this.composed = [];
    this.tried = null;
    this.notice = null;
  }

  async confirm(): Promise<void> {
    const { seat, confirms } = this.side();
    const { decision } = this;
    if (!this.ready || this.busy || seat === null || !decision) return;
    const legals = this.closing ? [...this.picks, this.closing] : this.picks;
    const actions = legals.map((legal) => legal.action as never);
    await this.work(async () => {
      if (actions.length === 0) return void (await this.send({ confirm: { seat, decision: decision.number } }));
      const confirm = confirms && (this.tried?.reveals ?? false);
      // What was tried knew nothing of sealed answers: the server may see that this opens them, and it is confirmed.
      if ((await this.act(actions, { confirm })) === 'confirm_first') await this.act(actions, { confirm: true });
    });
  }

  /** Takes back the last pick, or the last action. */
  async takeBack(): Promise<void> {
    this.rewound = true;
    if (this.picks.length > 1) return this.pressPicked(this.picks.length);
    if (this.picks.length === 1) return this.drop();
    const { seat } = this.side();
    const { decision, undo } = this;
    if (this.busy || seat === null || !decision || !undo) return;
    if (undo.own > 0) await this.work(() => this.send({ undo: { seat, decision: decision.number, count: 1 } }));
    else if (undo.ask) await this.work(() => this.send({ ask_undo: { seat } }));
  }

  /** Shows what a bot would do. */
  async hint(): Promise<void> {
    const { seat } = this.side();
    if (seat === null || this.busy) return;
    const answer = await this.send({ hint: { seat } });
    if (!answer || !('hint' in answer)) return;
    this.hinted = keyOf(answer.hint.action.things[0] ?? null);
    this.hintedAction = keyOf(answer.hint.action.action);
    // What is picked so far is this side's alone: the hint is about the whole choice.
    const agrees = this.picks.some((legal) => keyOf(legal.action) === this.hintedAction);
    this.notice = message(agrees ? 'page-hint-agrees' : 'page-hint-says', { action: answer.hint.action.words });
  }

  /** Tells why a thing cannot be used now. */
  async whyNot(key: string): Promise<void> {
    const list = await this.consider();
    const about = list.filter((entry) => entry.refusal && entry.things.some((thing) => keyOf(thing) === key));
    const nearest = about.find((entry) => keyOf(entry.things[0] ?? null) === key) ?? about[0];
    this.notice = nearest?.refusal?.words ?? message('page-why-nothing');
  }

  /** Every thinkable action of this decision that is refused, with its reason. */
  async refusals(): Promise<Considered[]> {
    return (await this.consider()).filter((entry) => entry.refusal);
  }

  /** Lets things glow for a moment. */
  glow(keys: Iterable<string>, millis = 1600): void {
    for (const key of keys) {
      const mine = (this.glowing.get(key) ?? 0) + 1;
      this.glowing.set(key, mine);
      setTimeout(() => this.glowing.get(key) === mine && this.glowing.delete(key), millis);
    }
  }

  /** Whether several things are chosen together. */
  get isSet(): boolean {
    return (this.decision?.prompt?.pick?.most ?? 1) > 1;
  }

  private consider(): Promise<Considered[]> {
    const { seat } = this.side();
    const number = this.decision?.number ?? -1;
    if (seat === null) return Promise.resolve([]);
    if (this.considered?.number !== number) {
      const list = this.side()
        .ask({ considered: { seat } })
        .then((answer) => ('considered' in answer ? answer.considered.actions : []));
      this.considered = { number, list };
    }
    return this.considered.list;
  }

  /** Plays a choice if it reveals nothing, in one round trip; else tries it, and waits for Confirm. */
  private async attempt(legals: Legal[], seat: number, ghost = false): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    const actions = legals.map((legal) => legal.action as never);
    const closes = legals.slice(-1).some(isAboutNothing);
    if (!ghost && (!this.isSet || closes)) {
      const how = settings.quick ? {} : { unless_reveals: true };
      if ((await this.act(actions, how)) !== 'confirm_first') return;
      if (settings.quick && (await this.act(actions, { confirm: true })) !== 'confirm_first') return;
    }
    const answer = await this.send({ try: { seat, actions } });
    if (!answer || !('tried' in answer)) return this.drop();
    if (this.decision?.number !== decision.number) return;
    const { tried } = answer;
    this.number = decision.number;
    this.tried = tried;
    this.composed = legals;
  }

  /** Sends a choice. Gives the refusal's code if it was refused only for want of a Confirm. */
  private async act(actions: never[], how: { confirm?: boolean; unless_reveals?: boolean }): Promise<'confirm_first' | null> {
    const { seat } = this.side();
    const { decision } = this;
    if (seat === null || !decision) return null;
    const answer = await this.side().ask({ act: { seat, decision: decision.number, actions, ...how } });
    if ('refused' in answer && answer.refused.code === 'confirm_first') return 'confirm_first';
    this.tell(answer);
    if ('done' in answer && answer.done.decision !== null) await this.reached(answer.done.decision);
    this.composed = [];
    this.tried = null;
    return null;
  }

  /** Waits until what is on the screen is the decision that the server has reached. */
  private reached(number: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if ((this.decision?.number ?? number) >= number) done();
        });
      });
      const late = setTimeout(done, 3000);
      function done(): void {
        clearTimeout(late);
        resolve();
        queueMicrotask(stop);
      }
    });
  }

  private async send(ask: Ask): Promise<Answer | null> {
    const answer = await this.side().ask(ask);
    return this.tell(answer) ? null : answer;
  }

  /** Tells of a refusal, and whether it was one. A stale answer needs no words: what is asked now is on the screen. */
  private tell(answer: Answer): boolean {
    if (!('refused' in answer)) return false;
    if (answer.refused.code !== 'stale') this.notice = answer.refused.message;
    return true;
  }

  private async work(task: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.notice = null;
    this.hinted = '';
    this.hintedAction = '';
    try {
      await task();
    } finally {
      this.busy = false;
    }
  }
}

/** Whether an action touches nothing that a board could draw; a game may call that the prompt. */
function isAboutNothing({ things }: Legal): boolean {
  return things.length === 0 || things[0] === 'prompt';
}

/** Legal actions by the key of the first thing they touch. */
function groupByThing(legals: Legal[]): ReadonlyMap<string, Legal[]> {
  return Map.groupBy(legals, (legal) => keyOf(legal.things[0] ?? null));
}

function points(then: Scores | null | undefined, seat: number, now: Scores | null): number | null {
  const [after, before] = [then?.seats[seat], now?.seats[seat]];
  return after && before ? after.total - before.total : null;
}
