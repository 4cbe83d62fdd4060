import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/boards/mars/face';
import { figures, touched } from '../../src/boards/mars/figures';
import { gainsOf } from '../../src/boards/mars/gains';
import { actionSigns, countIcon, ongoingSigns, pointSign, requirementSigns, signsOf, type Sign } from '../../src/boards/mars/glyphs';
import { sortHand } from '../../src/boards/mars/hand';
import { hexPath, spotsOf } from '../../src/boards/mars/hexes';
import { layOut } from '../../src/boards/mars/layout';
import { cutName } from '../../src/boards/mars/name';
import { corporations, projects, tharsis as board } from './printed';

const cards = [...projects, ...corporations];
const sprite = readFileSync('src/boards/mars/icons.svg', 'utf8') + readFileSync('src/parts/icons/common.svg', 'utf8');
const isDrawn = (name: string): boolean => sprite.includes(`id="i-${name}"`);

describe('the cards of mars', () => {
  test('have a sign for every effect, action, requirement and point', () => {
    const at_once = [...projects.flatMap(({ immediate }) => immediate), ...corporations.flatMap(({ first_action }) => first_action)];
    for (const op of at_once) expect(signsOf([op]), op.op).not.toEqual([]);
    for (const { id, requirements } of projects) for (const requirement of requirements) expect(requirementSigns(requirement), `${id}: ${requirement.type}`).not.toEqual([]);
    for (const card of cards) {
      for (const action of card.actions) {
        for (const op of [...action.cost, ...action.gain]) expect(signsOf([op]), `${card.id}: ${op.op}`).not.toEqual([]);
        expect(actionSigns(action).some((sign) => sign.icon === 'mars-to')).toBe(true);
      }
      for (const effect of card.ongoing) expect(ongoingSigns(effect, 'animal').length, `${card.id}: ${effect.effect}`).toBeGreaterThan(1);
    }
  });

  test('use only icons that are drawn', () => {
    const used = [
      ...cards.flatMap((card): Sign[] => [...linesOf(card).flatMap((line) => line.signs), ...card.tags.map((tag) => ({ icon: `mars-tag-${tag}` }))]),
      ...projects.flatMap(({ requirements, vp, card_resource }): Sign[] => [...requirements.flatMap(requirementSigns), ...(vp ? [pointSign(vp, card_resource)] : [])]),
    ];
    for (const { icon, tile } of used) {
      if (icon) expect(isDrawn(icon), icon).toBe(true);
      if (tile) expect(isDrawn(`mars-tile-${tile}`) || isDrawn(`mars-p-${tile}`), tile).toBe(true);
    }
  });

  test('fit on their faces', () => {
    for (const card of cards) {
      const lines = linesOf(card).map((line) => line.signs);
      const block = layOut(lines, 138, lines.length > 3 ? 122 : 96);
      expect(block.height, card.id).toBeLessThanOrEqual(lines.length > 3 ? 122 : 96);
      for (const row of block.rows) expect(row.width, card.id).toBeLessThanOrEqual(138);
    }
  });

  test('mark what concerns any player', () => {
    expect(signsOf([{ op: 'remove_from_any', resource: 'plants', max: 3 }])).toEqual([{ text: '−3', icon: 'mars-plants', any: true }]);
  });
});

describe('a name on a card', () => {
  test('is cut at the space that makes its lines most even', () => {
    expect(cutName('Asteroid Mining Consortium', 20, 2)).toEqual(['Asteroid Mining', 'Consortium']);
    expect(cutName('Ants', 20, 2)).toEqual(['Ants']);
  });
});

describe('the map of mars', () => {
  test('has all spaces, in rows of five to nine, and two off the planet', () => {
    const hexes = [...board.hexes.map((hex) => ({ hex })), { off_planet: { id: 'phobos_space_haven' } }];
    const spaces = hexes.map((data) => [`space_${('hex' in data ? data.hex : data.off_planet).id}`, { data }] as const);
    const map = { id: 'map_tharsis', data: { map: { spaces: spaces.map(([id]) => id) } } };
    const catalogue = new Map<string, unknown>([...spaces, ['map_tharsis', map], ['space_hellas_r1c1', {}]]);
    const spots = spotsOf({ map: 'tharsis' } as never, catalogue as never);
    expect(spots).toHaveLength(62);
    const heights = spots.filter((place) => !place.off).map((place) => place.y);
    const rows = [...new Set(heights)].map((height) => heights.filter((each) => each === height).length);
    expect(rows).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5]);
    const near = spots.filter((place) => Math.hypot(place.x, place.y) < 60 && !place.off);
    expect(near, 'the middle and its six neighbours').toHaveLength(7);
    expect(hexPath(10)).toContain('0.00 -10.00');
  });
});

describe('milestones and awards', () => {
  test('show what they count', () => {
    expect(board.milestones.map(({ condition }) => countIcon(condition))).toEqual(['mars-rating', 'mars-tile-city', 'mars-tile-greenery', 'mars-tag-building', 'mars-card']);
    expect(board.awards.map(({ metric }) => countIcon(metric))).toEqual(['mars-tile-any', 'mars-megacredits', 'mars-tag-science', 'mars-heat', 'mars-steel']);
  });
});

describe('what a placement gives', () => {
  test('is summed up for the seat, by resource', () => {
    const told = (event: unknown) => ({ event, words: { id: 'x' } });
    const stock = (seat: number, resource: string, change: number) => told({ stock: { seat, resource, change } });
    const events = [stock(0, 'plants', 2), stock(0, 'megacredits', 2), stock(0, 'megacredits', 2), stock(1, 'plants', 5), told({ raised: { seat: 0, parameter: 'oxygen', value: 3 } }), told('over')];
    expect(gainsOf(events, 0)).toEqual([
      { icon: 'mars-plants', text: '+2' },
      { icon: 'mars-megacredits', text: '+4' },
      { icon: 'mars-oxygen', text: '+1' },
    ]);
  });
});

describe('a hand of mars', () => {
  test('shows what can be played first', () => {
    const catalogue = new Map([['a', { data: { project: { kind: 'event', cost: 3, tags: [] } } }], ['b', { data: { project: { kind: 'active', cost: 9, tags: ['space'] } } }]]) as never;
    const hand = [{ card: 'a', cost: 3 }, { card: 'b', cost: 9 }];
    expect(sortHand(hand, catalogue, 'playable', (card) => card === 'b').map(({ card }) => card)).toEqual(['b', 'a']);
    expect(sortHand(hand, catalogue, 'cost', () => false).map(({ card }) => card)).toEqual(['a', 'b']);
  });
});

describe('events of mars', () => {
  test('name the things that glow', () => {
    expect(touched({ placed: { seat: 0, tile: 'city', space: 'r5c5' } })).toEqual([{ space: 'r5c5' }]);
    expect(touched({ drew: { seat: 0, n: 2, cards: ['ants'], why: 'research' } })).toEqual([{ card: 'ants' }]);
    expect(touched('over')).toEqual([]);
    expect(figures({}, 0)).toEqual([]);
  });
});
