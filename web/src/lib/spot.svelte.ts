import type { Attachment } from 'svelte/attachments';
import type { Legal } from '../api/types';
import { keyOf } from './key';
import type { Turn } from './turn.svelte';
import { words } from './words.svelte';

export interface Spot {
  /** The thing, as the game names it. */
  thing: unknown;
  /** What a screen reader calls it; without one it is called by what stands on it. */
  label?: string;
  /** The message id of its name: a click on that name in the log finds it. */
  names?: string;
  /** Something is put here: a finger first sees the ghost of it, and puts it by a second tap. */
  placement?: boolean;
  /** What a click does when there is nothing to do with the thing, in place of saying why not. */
  otherwise?: () => void;
}

/**
 * Makes an element stand for a thing: lit and clickable when there is something to do with it, and
 * ready to say why not when there is nothing. Works for HTML and SVG alike.
 */
export function spot(turn: Turn, { thing, label, names, placement = false, otherwise }: Spot): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const key = keyOf(thing);
    const me = Symbol(key);
    const release = turn.draw(key, me);
    element.dataset.thing = key;
    if (names) element.dataset.names = names;
    const native = element instanceof HTMLButtonElement;
    if (!native) element.setAttribute('role', 'button');
    if (!native && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');

    $effect(() => {
      const { action, several, order, hinted, pointed } = turn.standing(key, me);
      const lit = action !== null || several;
      mark(element, 'action', action && JSON.stringify(action.action));
      mark(element, 'picked', order === null ? null : String(order));
      element.classList.toggle('lit', lit);
      element.classList.toggle('picked', order !== null);
      element.classList.toggle('hinted', hinted);
      element.classList.toggle('pointed', pointed);
      element.classList.toggle('glow', turn.glowing.has(key));
      if (label !== undefined) element.setAttribute('aria-label', label);
      // What can be done with it is its description; what cannot still answers, with the reason.
      if (action) element.setAttribute('aria-description', words.say(action.words));
      else element.removeAttribute('aria-description');
      if (order === null) element.removeAttribute('aria-pressed');
      else element.setAttribute('aria-pressed', 'true');
    });

    const press = (touch = false): void => {
      const { action, several, order } = turn.standing(key, me);
      if (order !== null) void turn.pressPicked(order);
      else if (action) void turn.press(action, touch && placement);
      else if (several) document.querySelector<HTMLElement>(`[data-of='${CSS.escape(key)}']`)?.focus();
      else if (otherwise) otherwise();
      else void turn.whyNot(key);
    };
    const onClick = (event: Event): void => {
      event.stopPropagation();
      press((event as PointerEvent).pointerType === 'touch');
    };
    const onKey = (event: Event): void => {
      const { key: pressed } = event as KeyboardEvent;
      if (pressed !== 'Enter' && pressed !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      // Enter sends a choice that is complete; Space always means the thing itself.
      if (pressed === 'Enter' && turn.ready && !otherwise) void turn.confirm();
      else press();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      release();
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  };
}

/** Makes a button the control of one legal action, wherever else the action could be found. */
export function control(turn: Turn, legal: Legal): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const release = turn.take(legal.action);
    element.setAttribute('data-action', JSON.stringify(legal.action));
    $effect(() => void element.classList.toggle('pointed', turn.isPointed(legal)));
    const press = (event: Event): void => {
      event.stopPropagation();
      void turn.press(legal);
    };
    element.addEventListener('click', press);
    return () => {
      release();
      element.removeAttribute('data-action');
      element.removeEventListener('click', press);
    };
  };
}

function mark(element: HTMLElement | SVGElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(`data-${name}`);
  else element.setAttribute(`data-${name}`, value);
}
