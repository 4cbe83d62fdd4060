/** What an address leads to. */
export interface Route {
  /** The kind of page: `tables`, `rules`; none is the lobby. */
  room: string;
  id: string;
  query: URLSearchParams;
  /** What no server's log may see: the key of a private table, a code. */
  key: string | null;
}

/** In a folder that no server knows, everything stands behind the #. */
export const FOLDER = import.meta.env.BASE_URL === './';

export interface More {
  query?: Record<string, string | number>;
  key?: string | null;
}

/** The address of a page; without a room, of the lobby. Every address is made here. */
export function address(room = '', id = '', { query = {}, key = null }: More = {}, folder = FOLDER): string {
  const path = ['', room, id].filter((part, i) => i === 0 || part).map(encodeURIComponent).join('/') || '/';
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  if (folder && key) entries.push(['key', key]);
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
  return folder ? `#${path}${search}` : `${path}${search}${key ? `#${key}` : ''}`;
}

/** What an address leads to. */
export function route(url: Pick<Location, 'pathname' | 'search' | 'hash'>, folder = FOLDER): Route {
  const [path = '', search = ''] = folder ? url.hash.slice(1).split('?') : [url.pathname, url.search];
  const [room = '', id = ''] = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  return { room, id: decoded(id), query, key: (folder ? query.get('key') : url.hash.slice(1)) || null };
}

/** The whole address, to be given to somebody else. */
export function shared(...where: Parameters<typeof address>): string {
  return new URL(address(...where), location.href).href;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
