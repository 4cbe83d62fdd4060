import { t } from '../../lib/words.svelte';
import { TERRAINS } from './components';
import { say } from './say';
import { pointOf } from './squares';
import type { PlanetData, PlayerView, Square } from './types';

/** A square in words: where it is, what it is, what stands there. */
export function labelOf(player: PlayerView, board: PlanetData, square: Square): string {
  const here = (other: Square): boolean => other === square;
  const [x, y] = pointOf(square);
  const terrain = TERRAINS.find((each) => player.terrain[each].some(here));
  const marks = Object.entries(board.marks).flatMap(([mark, squares]) => (!terrain && squares.some(here) ? [markName(mark)] : []));
  const rover = player.rovers.find((each) => here(each.square));
  const parts = [
    say('square', { column: x + 1, row: y + 1 }),
    terrain ? t('planet-terrain', { terrain }) : t(board.ice.some(here) ? 'planet-ice' : 'planet-land'),
    ...marks,
    terrain && player.icons.some(here) ? say('item-resource', { terrain }) : '',
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
