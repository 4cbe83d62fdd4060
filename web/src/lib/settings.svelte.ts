import { LANGUAGES, type Language } from './speech';

/** What a person has chosen for this browser. */
export interface Choices {
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  /** Play in words instead of on the board. */
  text: boolean;
  sound: boolean;
  notices: boolean;
  /** Letter keys do something outside of text fields. */
  keys: boolean;
  /** What cannot be taken back is played without a second click. */
  quick: boolean;
  /** A turn in which nothing is left to decide ends by itself. */
  ends: boolean;
  /** What happens is shown by motion. */
  motion: boolean;
  /** How fast the others' turns are shown. */
  pace: 'slow' | 'normal' | 'instant';
  /** What stands in a column beside the table; null as wide as the window is. */
  column: 'log' | 'chat' | 'none' | null;
  /** Where new games are begun, if there is a choice. */
  place: 'server' | 'device';
}

const KEY = 'orrery';
const DEFAULT: Choices = {
  language: null,
  theme: 'system',
  text: false,
  sound: false,
  notices: false,
  keys: true,
  quick: false,
  ends: false,
  motion: true,
  pace: 'normal',
  column: null,
  place: 'server',
};

function stored(): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const choices = { ...DEFAULT, ...(found as Partial<Choices>) };
    if (choices.language && !LANGUAGES.includes(choices.language)) choices.language = null;
    return choices;
  } catch {
    // A browser that stores nothing still plays.
    return { ...DEFAULT };
  }
}

export const settings: Choices = $state(stored());

/** Keeps a choice. */
export function choose<K extends keyof Choices>(key: K, value: Choices[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // See above.
  }
}

/** Shows the chosen theme; `system` follows the system as it changes. */
export function followTheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const show = (): void => {
    const theme = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
    document.documentElement.dataset.theme = theme;
  };
  light.addEventListener('change', show);
  $effect.root(() => {
    $effect(show);
  });
}
