import type { Glyph } from '../../parts/face';
import type { Effect, Good } from './types';

export const TONES: Record<string, string> = {
  novelty: '#56b4e9',
  rare: '#c79a63',
  genes: '#6cc86f',
  alien: '#ead34c',
  any: '#c9d3e6',
  gray: '#8b97ad',
  development: '#8f9fe0',
  military: '#ff7b72',
};

const DRAW: Glyph = { icon: 'race-draw' };
const TO: Glyph = { icon: 'race-to', tone: '#9aa7bf' };

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const good = (kind: Good | undefined, text?: string): Glyph => ({ icon: `race-${kind ?? 'any'}`, tone: TONES[kind ?? 'any'], text });
const draw = (n = 1): Glyph => ({ ...DRAW, text: `${n}` });
const chip = (n = 1): Glyph => ({ icon: 'race-chip', text: `${n}`, tone: '#ffc857' });
const reward = ({ vp, cards }: { vp: number; cards: number }): Glyph[] => [...(vp ? [chip(vp)] : []), ...(cards ? [draw(cards)] : [])];
const only = (kind: Good | undefined): Glyph[] => (kind ? [good(kind)] : []);
const military = (n: number): Glyph => ({ icon: 'race-military', text: signed(n), tone: TONES.military });

/** An effect as signs. Its words stand beside it in the reading size. */
export function glyphsOf(effect: Effect): Glyph[] {
  const n = 'amount' in effect ? effect.amount : 1;
  switch (effect.op) {
    case 'draw_extra':
      return [{ ...DRAW, text: signed(n) }];
    case 'keep_extra':
      return [{ icon: 'race-keep', text: signed(n) }];
    case 'reduce_cost':
      return [{ icon: 'race-cost', text: `−${n}` }, ...only(effect.filter?.good)];
    case 'military':
      return [military(n), ...only(effect.filter?.good), ...(effect.filter?.keyword ? [{ icon: 'race-rebel', tone: TONES.military }] : [])];
    case 'discard_self_military':
      return [{ icon: 'race-discard' }, TO, military(n)];
    case 'discard_self_cost_zero':
      return [{ icon: 'race-discard' }, TO, { icon: 'race-cost', text: '0' }];
    case 'pay_for_military':
      return [{ icon: 'race-military', tone: TONES.military }, TO, { icon: 'race-cost', text: effect.discount ? `−${effect.discount}` : '' }];
    case 'trade_bonus':
      return [{ icon: 'race-trade', text: signed(n) }, ...(effect.scope === 'any' ? [] : [good(effect.good)])];
    case 'trade_good':
      return [good(undefined), TO, { icon: 'race-trade' }];
    case 'consume_goods':
      return [good(effect.good, times(effect.per_use * effect.max_uses)), TO, ...reward(effect)];
    case 'consume_different_kinds':
      return [good(undefined, `${effect.kinds}≠`), TO, ...reward(effect)];
    case 'consume_all_goods':
      return [good(undefined, 'n'), TO, { ...chip(), text: `n${effect.vp_offset ? signed(effect.vp_offset) : ''}` }];
    case 'lucky_draw':
      return [{ icon: 'race-lucky', text: `${effect.min}–${effect.max}` }];
    case 'discard_hand_cards':
      return [{ icon: 'race-discard', text: times(effect.max_uses) }, TO, ...reward(effect)];
    case 'produce':
      return [{ icon: 'race-produce' }];
    case 'produce_windfall':
      return [{ icon: 'race-windfall', tone: TONES[effect.good ?? 'any'] }, ...only(effect.good)];
    case 'draw_per_good_produced':
    case 'draw_if_most_produced':
      return [draw(n), { icon: 'race-each' }, good(effect.good)];
    case 'draw_per_kind_produced':
      return [draw(n), { icon: 'race-each' }, good(undefined, '≠')];
    case 'draw_per_world':
      return [draw(n), { icon: 'race-each' }, good(effect.match.good)];
    case 'vp_multiplier':
      return [{ ...chip(), text: `×${effect.factor}` }];
    default:
      return [draw(n)];
  }
}

function times(n: number): string | undefined {
  return n > 1 ? `${n}×` : undefined;
}
