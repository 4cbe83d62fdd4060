import type { GameInfo, SeatPlan, SeriesPage } from '../api/types';
import { optionsOf, somebody, usualRules } from './begin';
import { usualLevel } from './bots';
import { calls } from './calls';

/** The game that has a campaign, and how many scenarios it leads through. */
export const CAMPAIGN = { game: 'moon', scenarios: 8 } as const;

const KEY = 'orrery-campaign';

/** The campaign that was begun in this browser last. */
export function begunCampaign(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Begins a campaign: alone, or with so many bots. */
export async function beginCampaign(game: GameInfo, bots: number): Promise<SeriesPage> {
  await somebody();
  const level = usualLevel(game.bots);
  const others = Array.from({ length: bots }, (): SeatPlan => (level === undefined ? 'open' : { bot: level }));
  const options = optionsOf(game, game.form.presets[0]?.name ?? '');
  const series = await calls.newSeries({ first: { game: game.name, options, seats: ['me', ...others], rules: usualRules() } });
  try {
    localStorage.setItem(KEY, series.id);
  } catch {
    // It can still be reached from its tables.
  }
  return series;
}

export interface Step {
  scenario: number;
  state: 'done' | 'now' | 'next' | 'later';
  /** The table it is or was played at. */
  table: string | null;
  scores: number[];
  stars: number[];
}

/** The way through the campaign, as far as it was gone. Without a series it is all ahead. */
export function stepsOf(series: SeriesPage | null): Step[] {
  const next = series ? series.tables.length : 0;
  return Array.from({ length: CAMPAIGN.scenarios }, (_, i) => {
    const played = series?.tables[i];
    const isNext = i === next && (!series || series.next !== null);
    const state = played?.scores ? 'done' : played ? 'now' : isNext ? 'next' : 'later';
    return { scenario: i + 1, state, table: played?.table ?? null, scores: played?.scores ?? [], stars: played?.stars ?? [] };
  });
}
