import type * as api from '../api/types';
import { keyOfTable } from './keys';
import { DEVICE, placeOf } from './place';
import { newAt } from './where';

export { Refused } from './refused';

const call = <T>(method: string, path: string, body?: unknown, id?: string): Promise<T> => placeOf(id).call(method, path, body) as Promise<T>;
/** What a private table, or its record, shows only to whoever has its key. */
const look = <T>(path: string, id: string): Promise<T> => placeOf(id).call('GET', path, undefined, keyOfTable(id)) as Promise<T>;

const get = <T>(path: string, id?: string): Promise<T> => call<T>('GET', path, undefined, id);
const post = <T>(path: string, body: unknown = {}, id?: string): Promise<T> => call<T>('POST', path, body, id);
const at = encodeURIComponent;

const search = (query: object): string => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};

/** Everything that can be asked of a place, as docs/api.md lists it. */
export const calls = {
  me: (at = '') => get<api.Me>('/me', at),
  guest: (body: api.GuestRequest, at = '') => post<api.Me>('/guest', body, at),
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
  catalogue: (game: string, whole?: string) => get<api.Entry[]>(`/games/${at(game)}/catalogue${whole ? `?whole=${at(whole)}` : ''}`),
  checkOptions: (game: string, body: api.CheckOptions) => post<api.SeatRange>(`/games/${at(game)}/check`, body),
  lobby: (query: api.LobbyQuery = {}) => get<api.Tables>(`/lobby${search(query)}`),
  myTables: (at = '') => get<api.Tables>('/my/tables', at),
  newTable: (body: api.NewTable) => post<api.TableMade>('/tables', body, newAt()),
  table: (id: string) => look<api.TableInfo>(`/tables/${at(id)}`, id),
  join: (id: string, body: api.JoinTable) => post<api.Done>(`/tables/${at(id)}/join`, body, id),
  seat: (id: string, body: api.ChangeSeat) => post<api.Done>(`/tables/${at(id)}/seat`, body, id),
  start: (id: string) => post<api.Done>(`/tables/${at(id)}/start`, {}, id),
  leave: (id: string) => post<api.Done>(`/tables/${at(id)}/leave`, {}, id),
  resign: (id: string, body: api.WhichSeat) => post<api.Done>(`/tables/${at(id)}/resign`, body, id),
  close: (id: string) => post<api.Done>(`/tables/${at(id)}/close`, {}, id),
  rematch: (id: string) => post<api.TableMade>(`/tables/${at(id)}/rematch`, {}, id),
  record: (id: string) => look<api.RecordInfo>(`/records/${at(id)}`, id),
  recordFile: (id: string) => look<unknown>(`/records/${at(id)}/record.json`, id),
  moment: (id: string, n: number, as: string) => look<api.RecordMoment>(`/records/${at(id)}/moments/${n}?as=${at(as)}`, id),
  chart: (id: string) => look<api.Chart>(`/records/${at(id)}/chart`, id),
  importRecord: (record: unknown, at = newAt()) => post<api.Imported>('/records', record, at),
  newSeries: (body: api.NewSeries) => post<api.SeriesPage>('/series', body, newAt()),
  series: (id: string) => get<api.SeriesPage>(`/series/${at(id)}`, id),
  /** Of the device alone: another tab's table is taken, a kept one goes, all are written to a file and read from one. */
  take: (id: string) => post<api.Done>(`/tables/${at(id)}/take`, {}, id),
  deleteTable: (id: string) => call<api.Done>('DELETE', `/tables/${at(id)}`, undefined, id),
  shorten: (record: unknown) => post<unknown>('/records/short', record, DEVICE),
  fromLink: (short: unknown) => post<api.Imported>('/records/linked', short, DEVICE),
  keep: (id = '') => get<unknown>(id ? `/kept/${at(id)}` : '/kept', DEVICE),
  deleteSeriesOf: (id: string) => call<api.Done>('DELETE', `/tables/${at(id)}/series`, undefined, id),
  takeIn: (kept: unknown) => post<{ taken: number; known: number }>('/kept', kept, DEVICE),
  nextOfSeries: (id: string) => post<api.TableMade>(`/series/${at(id)}/next`, {}, id),
};
