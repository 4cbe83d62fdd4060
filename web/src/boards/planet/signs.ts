import type { Effect, SpaceData } from './view';

/** A small sign on a space: an icon, and a number in it. */
export interface Sign {
  icon: string;
  text: string;
  /** The number's colour on the icon. */
  ink: string;
}

const PLAIN: Record<string, string> = { gain_biomass_patches: 'planet-patch', place_rover: 'planet-rover-token', synergy_boost: 'planet-synergy' };

function signOf(effect: Effect): Sign {
  const { op, count = 1, level = 0, points = 0, tracker = 'civ', steps = 1 } = effect;
  if (op === 'civ_card') return { icon: 'planet-civ-card', text: `${level}`, ink: '#fff' };
  if (op === 'unlock_tech') return { icon: 'planet-unlock', text: `${level}`, ink: '#1a2233' };
  if (op === 'gain_rover_movement') return { icon: 'planet-movement', text: `${points}`, ink: '#fff' };
  if (op === 'advance_tracker') return { icon: `planet-${tracker}`, text: steps > 1 ? `${steps}` : '', ink: '#fff' };
  return { icon: PLAIN[op] ?? 'planet-up', text: count > 1 ? `${count}` : '', ink: '#fff' };
}

/** What is printed on a space: what it gives, then its medal. */
export function signsOf(space: SpaceData): Sign[] {
  const medal = space.medal === null ? [] : [{ icon: 'planet-medal', text: `${space.medal}`, ink: '#2e1f00' }];
  return [...space.benefits.map(signOf), ...medal];
}
