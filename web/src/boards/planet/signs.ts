import type { Effect, SpaceData } from './types';

/** A small sign on a space: an icon, and a number in it. */
export interface Sign {
  icon: string;
  text: string;
  /** The number's colour on the icon. */
  ink: string;
}

const PLAIN: Record<string, string> = { gain_biomass_patches: 'planet-patch', place_rover: 'planet-rover-token', synergy_boost: 'planet-synergy' };

function signOf(effect: Effect): Sign {
  if (effect.op === 'civ_card') return { icon: 'planet-civ-card', text: `${effect.level}`, ink: '#fff' };
  if (effect.op === 'unlock_tech') return { icon: 'planet-unlock', text: `${effect.level}`, ink: '#1a2233' };
  if (effect.op === 'gain_rover_movement') return { icon: 'planet-movement', text: `${effect.points}`, ink: '#fff' };
  if (effect.op === 'advance_tracker') return { icon: `planet-${effect.tracker}`, text: effect.steps > 1 ? `${effect.steps}` : '', ink: '#fff' };
  const count = 'count' in effect ? effect.count : 1;
  return { icon: PLAIN[effect.op] ?? 'planet-up', text: count > 1 ? `${count}` : '', ink: '#fff' };
}

/** What is printed on a space: what it gives, then its medal. */
export function signsOf(space: SpaceData): Sign[] {
  const medal = space.medal === null ? [] : [{ icon: 'planet-medal', text: `${space.medal}`, ink: '#2e1f00' }];
  return [...space.benefits.map(signOf), ...medal];
}
