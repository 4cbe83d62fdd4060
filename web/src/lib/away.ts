import type { SeatInfo, TableInfo } from '../api/types';

/** After so many milliseconds all who are here can agree on a stand-in, and after so many one alone can have it. */
const AWAY = 5 * 60_000;
const LONG_AWAY = 24 * 60 * 60_000;

/** For whom a stand-in can be asked at a moment of the server's clock: the first who is asked and has been away for long. */
export function longAway(info: TableInfo, deciders: number[], now: number): SeatInfo | undefined {
  if (info.phase !== 'playing') return undefined;
  const here = new Set(info.seats.flatMap(({ holder, here, stand_in }) => (here && !stand_in && typeof holder === 'object' && 'player' in holder ? [holder.player.id] : [])));
  const enough = here.size > 1 ? AWAY : LONG_AWAY;
  return info.seats.find(({ seat, away_since }) => deciders.includes(seat) && away_since !== undefined && now - away_since >= enough);
}
