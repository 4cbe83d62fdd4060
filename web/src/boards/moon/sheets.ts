import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { SheetData, View } from './types';

/** What a sheet is called. */
export function sheetName({ seats }: View, { drawing }: SheetData, sheet: number, player: (seat: number) => string): string {
  if (!drawing.shared) return words.say(message('moon-outline-sheet', { seat: { seat: sheet } }), player);
  if (seats === 1) return words.say(message(sheet === 0 ? 'moon-outline-left_sheet' : 'moon-outline-right_sheet'));
  return words.say(message('moon-outline-shared_sheet', { owner: { seat: sheet }, guest: { seat: (sheet + 1) % seats } }), player);
}
