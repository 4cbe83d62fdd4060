import type { Entry } from '../../api/types';
import { words } from '../../lib/words.svelte';
import { symbolWords } from './name';
import type { Symbol } from './types';

/** What an action does on a sheet, in a sentence. */
export function actionText(sheet: Entry | undefined, symbol: Symbol): string {
  const of = sheet?.text.find(({ id, args }) => id === 'moon-action-text' && (args?.action as { id?: string } | undefined)?.id === `moon-symbol-${symbol}`);
  return of ? words.say(of) : symbolWords(symbol);
}
