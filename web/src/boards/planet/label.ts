import { t } from '../../lib/words.svelte';
import { say } from './say';
import { LETTERS, type BoardData, type PlayerView, type Square } from './view';

/** A square in words: where it is, what it is, what stands there. */
export function labelOf(player: PlayerView, board: BoardData, [x, y]: Square): string {
  const here = ([a, b]: Square): boolean => a === x && b === y;
  const letter = player.terrain[y]?.[x] ?? '.';
  const terrain = LETTERS[letter.toLowerCase()];
  const marks = Object.entries(board.marks).flatMap(([mark, squares]) => (!terrain && squares.some(here) ? [markName(mark)] : []));
  const rover = player.rovers.find(({ square }) => here(square));
  const parts = [
    say('square', { column: x + 1, row: y + 1 }),
    terrain ? t('planet-terrain', { terrain }) : t(board.ice.some(here) ? 'planet-ice' : 'planet-land'),
    ...marks,
    letter !== letter.toLowerCase() && terrain ? say('item-resource', { terrain }) : '',
    player.lifepods.some(here) ? t('planet-lifepod') : '',
    player.meteorites.some(here) ? t('planet-meteorite') : player.symbols.some(here) ? t('planet-symbol') : '',
    rover ? say('outline-rover', { loaded: rover.loaded ? 'yes' : 'no' }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const MARKS = ['ring', 'centre', 'city', 'toxic', 'current'];

function markName(mark: string): string {
  return MARKS.includes(mark) ? t(`planet-mark-${mark}`) : '';
}
