import type * as api from '../api/types';
import { message } from './message';

/** A refusal of the server, or that it could not be reached, in words. */
export class Refused extends Error {
  constructor(
    readonly refusal: api.Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

const unreachable: api.Refusal = { code: 'internal', message: message('page-error-unreachable') };
const unclear: api.Refusal = { code: 'internal', message: message('page-error-server') };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(unreachable, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const refusal = answer as api.Refusal | null;
  throw new Refused(refusal?.message?.id ? refusal : unclear, response.status);
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
const at = encodeURIComponent;

/** The server's addresses, as docs/api.md lists them. */
export const http = {
  me: () => get<api.Me>('/me'),
  guest: (body: api.GuestRequest) => post<api.Me>('/guest', body),
  claim: (body: api.Credentials) => post<api.Me>('/claim', body),
  login: (body: api.Credentials) => post<api.Me>('/login', body),
  logout: () => post<api.Me>('/logout'),
  change: (body: api.ChangeMe) => call<api.Me>('PATCH', '/me', body),
  forget: (body: api.DeleteMe) => call<api.Me>('DELETE', '/me', body),
  link: () => post<api.DeviceLink>('/me/link'),
  enter: (body: api.EnterRequest) => post<api.Me>('/enter', body),
  programs: () => get<api.Programs>('/me/tokens'),
  newToken: (body: api.NewToken) => post<api.TokenCreated>('/me/tokens', body),
  endToken: (player: string) => call<api.Done>('DELETE', `/me/tokens/${at(player)}`),
  player: (id: string) => get<api.PlayerPage>(`/players/${at(id)}`),
  games: () => get<api.Games>('/games'),
  catalogue: (game: string) => get<api.Entry[]>(`/games/${at(game)}/catalogue`),
  checkOptions: (game: string, body: api.CheckOptions) => post<api.SeatRange>(`/games/${at(game)}/check`, body),
  lobby: () => get<api.Tables>('/lobby'),
  myTables: () => get<api.Tables>('/my/tables'),
  newTable: (body: api.NewTable) => post<api.TableMade>('/tables', body),
  table: (id: string, key: string | null) => get<api.TableInfo>(`/tables/${at(id)}${key ? `?key=${at(key)}` : ''}`),
  join: (id: string, body: api.JoinTable) => post<api.Done>(`/tables/${at(id)}/join`, body),
  seat: (id: string, body: api.ChangeSeat) => post<api.Done>(`/tables/${at(id)}/seat`, body),
  start: (id: string) => post<api.Done>(`/tables/${at(id)}/start`),
  leave: (id: string) => post<api.Done>(`/tables/${at(id)}/leave`),
  resign: (id: string, body: api.WhichSeat) => post<api.Done>(`/tables/${at(id)}/resign`, body),
  close: (id: string) => post<api.Done>(`/tables/${at(id)}/close`),
  rematch: (id: string) => post<api.TableMade>(`/tables/${at(id)}/rematch`),
  record: (id: string) => get<api.RecordInfo>(`/records/${at(id)}`),
  moment: (id: string, n: number, as: string) => get<api.RecordMoment>(`/records/${at(id)}/moments/${n}?as=${at(as)}`),
  chart: (id: string) => get<api.Chart>(`/records/${at(id)}/chart`),
  importRecord: (record: unknown) => post<api.Imported>('/records', record),
  newSeries: (body: api.NewSeries) => post<api.SeriesPage>('/series', body),
  series: (id: string) => get<api.SeriesPage>(`/series/${at(id)}`),
  nextOfSeries: (id: string) => post<api.TableMade>(`/series/${at(id)}/next`),
};
