import type { Alternative, AwardMetric, CardResource, Effect, MilestoneCondition, Op, Parameter, Per, Points, Requirement, Tag, When } from './types';

/** One sign on a card: a number, an icon, or both. */
export interface Sign {
  text?: string;
  icon?: string;
  /** A tile, drawn as a hex with its picture. */
  tile?: string;
  /** It concerns any player: bordered in red. */
  any?: boolean;
  /** It is production: it stands in the brown box. */
  box?: boolean;
  /** It stays beside the sign before it. */
  glued?: boolean;
}

const TO: Sign = { icon: 'mars-to', glued: true };
const OR: Sign = { text: '/' };
const THEN: Sign = { text: ':', glued: true };
const MONEY: Sign = { icon: 'mars-megacredits' };
const CARD: Sign = { icon: 'mars-card' };

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const many = (n: number): string | undefined => (n > 1 ? `${n}` : undefined);
export const icon = (name: string): string => `mars-${name}`;
const tag = (name: Tag): Sign => ({ icon: `mars-tag-${name}` });
const tile = (name: string): Sign => ({ tile: name });

const COUNTED = {
  own_tr: 'rating',
  own_cities: 'tile-city',
  own_greeneries: 'tile-greenery',
  own_tiles: 'tile-any',
  hand_size: 'card',
};

/** The icon of what a milestone or an award counts. */
export function countIcon(counted: MilestoneCondition | AwardMetric | undefined): string {
  if (!counted) return icon('card');
  if ('tag' in counted) return icon(`tag-${counted.tag}`);
  return icon('resources' in counted ? (counted.resources[0] ?? 'card') : COUNTED[counted.type]);
}

/** The signs of a list of effects, one after the other. */
export function signsOf(ops: Op[]): Sign[] {
  return ops.flatMap(signs);
}

/** An effect as signs. Its words stand beside it in the reading size. */
function signs(op: Op): Sign[] {
  const n = 'amount' in op ? op.amount : 'max' in op ? op.max : 1;
  const of = icon('resource' in op ? op.resource : 'card');
  switch (op.op) {
    case 'gain':
      return [{ text: signed(n), icon: of }, ...each(op.per)];
    case 'production':
      return [{ text: signed(n), icon: of, box: true }, ...each(op.per).map((sign) => ({ ...sign, box: true }))];
    case 'reduce_any_production':
      return [{ text: `−${n}`, icon: of, box: true, any: true }];
    case 'convert_production':
      return [{ text: '−X', icon: icon(op.from), box: true }, { text: '+X', icon: icon(op.to), box: true }];
    case 'copy_production_box':
      return [{ text: '⧉', box: true }, { ...tag(op.tag), box: true }];
    case 'tile_bonus_production':
      return between(op.resources.map((resource) => [{ text: `+${n}`, icon: icon(resource), box: true }]));
    case 'raise_parameter':
      return [{ text: `+${op.steps}`, icon: icon(op.parameter) }];
    case 'raise_tr':
      return [{ text: `+${n}`, icon: 'mars-rating' }, ...each(op.per)];
    case 'place_tile':
      return Array.from({ length: op.count }, () => tile(op.tile));
    case 'claim_area':
      return [tile('any')];
    case 'draw_cards':
      return [{ text: `+${op.count}`, ...CARD }];
    case 'pay_megacredits':
      return [{ text: `${n}`, ...MONEY }, ...op.may_use.flatMap((metal) => [OR, { icon: icon(metal) }])];
    case 'spend':
      return [{ text: many(n), icon: of }];
    case 'spend_any_amount':
      return [{ text: 'X', icon: of }];
    case 'add_card_resource':
      return [{ text: `+${n}${op.target === 'own_card' ? '*' : ''}`, icon: of }];
    case 'add_resource_to_played_card':
    case 'add_resource_to_stocked_card':
      return [{ text: `+${n}*`, icon: 'mars-microbe' }, OR, { icon: 'mars-animal' }];
    case 'remove_card_resource':
      return [{ text: n > 1 ? `−${n}` : '−', icon: of }];
    case 'remove_from_any':
    case 'remove_card_resource_from_any':
    case 'remove_from_adjacent_owner':
      return [{ text: `−${n}`, icon: of, any: true }];
    case 'steal_from_any':
    case 'take_card_resource_from_any':
      return [{ text: `−${n}`, icon: of, any: true }, { text: `+${n}`, icon: of }];
    case 'choose_one':
      return between(op.options.map(signsOf));
    case 'if_own_tags':
      return [...signsOf(op.otherwise), OR, { text: `${op.min}`, ...tag(op.tag) }, THEN, ...signsOf(op.then)];
    case 'look_and_buy':
      return [{ text: `${op.look}`, icon: 'eye' }, { text: '?', ...CARD }];
    case 'look_and_keep':
      return [{ text: `${op.look}`, icon: 'eye' }, { text: `+${op.keep}`, ...CARD }];
    case 'reveal_and_discard_top':
      return [{ icon: 'eye' }, tag(op.tag), THEN, ...signsOf(op.then)];
    case 'discard_then_draw':
      return [{ text: `−${op.discard}`, ...CARD }, { text: `+${op.draw}`, ...CARD }];
    case 'sell_cards':
      return [{ text: '−X', ...CARD }, { text: '+X', ...MONEY }];
    case 'next_card_discount':
      return [CARD, THEN, { text: `−${n}`, ...MONEY }];
    case 'next_card_requirement_shift':
      return [CARD, THEN, { text: `±${op.steps}`, icon: 'mars-requirement' }];
  }
}

/** Alternatives with strokes between them. */
function between(lists: Sign[][]): Sign[] {
  return lists.flatMap((list, i) => (i === 0 ? list : [{ ...OR, box: list[0]?.box }, ...list]));
}

/** What an amount is counted by. */
function each(per: Per | null): Sign[] {
  if (!per) return [];
  const by = perSign(per);
  return [{ ...by, text: per.divisor > 1 ? `/${per.divisor}` : '/', glued: true }];
}

function perSign(per: Per): Sign {
  switch (per.count) {
    case 'own_tags':
      return tag(per.tag);
    case 'opponent_tags':
      return { ...tag(per.tag), any: true };
    case 'cities':
      return { ...tile('city'), any: true };
    case 'adjacent_cities':
      return { ...tile('city'), any: true };
    case 'adjacent_oceans':
      return tile('ocean');
    case 'events_played_by_all':
      return { icon: 'mars-tag-event', any: true };
    case 'amount_spent':
      return { icon: 'mars-energy' };
    default:
      return CARD;
  }
}

/** An action of a card: what it takes, an arrow, what it gives. */
export function actionSigns({ cost, gain }: Alternative): Sign[] {
  return [...signsOf(cost), TO, ...signsOf(gain)];
}

/** A lasting effect: what sets it off, and what comes of it. */
export function ongoingSigns(effect: Effect, collects: CardResource | null): Sign[] {
  switch (effect.effect) {
    case 'trigger':
      return [...whenSigns(effect.when), THEN, ...signsOf(effect.ops)];
    case 'card_discount':
      return [effect.tag ? tag(effect.tag) : CARD, THEN, { text: `−${effect.amount}`, ...MONEY }];
    case 'standard_project_discount':
      return [{ icon: 'mars-standard' }, { icon: 'mars-energy', box: true }, THEN, { text: `−${effect.amount}`, ...MONEY }];
    case 'resource_value_bonus':
      return [{ icon: icon(effect.resource) }, THEN, { text: `+${effect.amount}`, ...MONEY }];
    case 'requirement_shift':
      return [{ icon: 'mars-requirement' }, THEN, { text: `±${effect.steps}` }];
    case 'heat_as_megacredits':
      return [{ icon: 'mars-heat' }, { text: '=', ...MONEY }];
    case 'greenery_conversion_cost':
      return [{ text: `${effect.plants}`, icon: 'mars-plants' }, TO, tile('greenery')];
    case 'resources_never_removed':
      return [{ icon: 'mars-shield' }, { icon: icon(collects ?? 'animal') }];
    case 'protect_from_opponents':
      return [{ icon: 'mars-shield' }, ...[...effect.resources, ...effect.card_resources].map((what) => ({ icon: icon(what) }))];
  }
}

function whenSigns(when: When): Sign[] {
  const any = when.by === 'anyone';
  switch (when.event) {
    case 'tile_placed':
      return [{ ...tile(when.tile), any }];
    case 'tag_played':
      return between(when.tags.map((name) => [{ ...tag(name), any }]));
    case 'event_card_played':
      return [{ icon: 'mars-tag-event' }, ...(when.tag ? [tag(when.tag)] : [])];
    case 'standard_project_done':
      return [{ icon: 'mars-standard' }];
    case 'base_cost_paid':
      return [{ text: `${when.min}≤`, ...MONEY }];
    case 'tile_on_bonus':
      return [tile('any'), ...between(when.resources.map((resource) => [{ icon: icon(resource) }]))];
  }
}

const UNIT: Record<Parameter, string> = { temperature: '°', oxygen: '%', oceans: '' };

/** What has to be so before a card can be played. */
export function requirementSigns(requirement: Requirement): Sign[] {
  const least = 'min' in requirement && requirement.min > 1 ? `${requirement.min}` : undefined;
  switch (requirement.type) {
    case 'parameter': {
      const { parameter, bound, value } = requirement;
      return [{ text: `${bound === 'max' ? '≤' : '≥'}${value < 0 ? `−${-value}` : value}${UNIT[parameter]}`, icon: icon(parameter) }];
    }
    case 'own_production':
      return [{ text: least, icon: icon(requirement.resource), box: true }];
    case 'own_tags':
      return [{ text: least, ...tag(requirement.tag) }];
    case 'own_tiles':
      return [{ text: least, ...tile(requirement.tile) }];
    case 'cities_in_play':
      return [{ text: least, ...tile('city'), any: true }];
  }
}

/** The points of a card: a number, and what it is counted by. */
export function pointSign(vp: Points, resource: CardResource | null): Sign {
  const points = vp.points < 0 ? `−${-vp.points}` : `${vp.points}`;
  if (vp.type === 'if_resources_here') return { text: points, icon: icon(resource ?? 'science') };
  if (vp.type === 'fixed') return { text: points };
  const by = vp.per.count === 'resources_here' ? { icon: icon(resource ?? 'animal') } : perSign(vp.per);
  return { ...by, text: vp.per.divisor > 1 ? `${points}/${vp.per.divisor}` : points };
}
