import type { Came, Io, Op, Store } from './wire';

const STORES: Store[] = ['me', 'tables', 'series', 'records', 'charts'];
const ENTRIES = 'entries';

/** All that is asked of the storage itself. */
type Ask = Exclude<Io, { hold: unknown } | { release: unknown }>;

/** What is kept on the device: texts by key, and logs whose entries are added one behind the other. */
export class Keep {
  private db: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = 'orrery') {}

  async do(ask: Ask): Promise<Came> {
    let db: IDBDatabase;
    try {
      this.db ??= open(this.name, () => (this.db = null));
      db = await this.db;
    } catch {
      this.db = null;
      return 'forbidden';
    }
    try {
      if ('write' in ask) return await write(db, ask.write);
      return await read(db, ask);
    } catch (error) {
      return named(error);
    }
  }
}

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const store of [...STORES, ENTRIES]) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => {
      const db = opening.result;
      // A later build wants another form of it, or the browser has cleared it.
      db.onversionchange = () => {
        db.close();
        closed();
      };
      db.onclose = closed;
      resolve(db);
    };
    opening.onerror = () => reject(opening.error ?? new Error('no storage'));
  });
}

/** Every entry of a table's log lies between these. */
const logOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

function read(db: IDBDatabase, ask: Exclude<Ask, { write: unknown }>): Promise<Came> {
  const store = 'log' in ask ? ENTRIES : 'get' in ask ? ask.get.store : ask.all.store;
  const within = db.transaction(store, 'readonly').objectStore(store);
  if ('get' in ask) return result<string | undefined>(within.get(ask.get.key)).then((text) => ({ text: text ?? null }));
  if ('log' in ask) return log(within, ask.log.table);
  return Promise.all([result(within.getAllKeys()), result<string[]>(within.getAll())]).then(([keys, texts]) => ({
    texts: keys.flatMap((key, i) => [String(key), texts[i] ?? '']),
  }));
}

/** A log up to the first gap: what lies behind one is not known to follow. An entry that is not there reads as none. */
async function log(entries: IDBObjectStore, table: string): Promise<Came> {
  const [keys, texts] = await Promise.all([result(entries.getAllKeys(logOf(table))), result<string[]>(entries.getAll(logOf(table)))]);
  const found: string[] = [];
  keys.forEach((key, i) => {
    const at = (key as [string, number])[1];
    while (found.length < at) found.push('');
    found.push(texts[i] ?? '');
  });
  return { texts: found };
}

/** All or nothing. It is stored once the transaction is complete, and that is once it is on disk. */
function write(db: IDBDatabase, ops: Op[]): Promise<Came> {
  const stores = new Set(ops.map((op) => ('put' in op ? op.put.store : 'delete' in op ? op.delete.store : ENTRIES)));
  const transaction = db.transaction([...stores], 'readwrite', { durability: 'strict' });
  return new Promise((resolve) => {
    let why: unknown = null;
    transaction.oncomplete = () => resolve('stored');
    transaction.onabort = () => resolve(named(transaction.error ?? why));
    try {
      for (const op of ops) put(transaction, op);
    } catch (error) {
      why = error;
      transaction.abort();
    }
  });
}

function put(transaction: IDBTransaction, op: Op): void {
  if ('enter' in op) transaction.objectStore(ENTRIES).add(op.enter.text, [op.enter.table, op.enter.at]);
  else if ('put' in op) transaction.objectStore(op.put.store).put(op.put.text, op.put.key);
  else if ('delete' in op) transaction.objectStore(op.delete.store).delete(op.delete.key);
  else transaction.objectStore(ENTRIES).delete(logOf(op.delete_log.table));
}

/** Why nothing was written. */
function named(error: unknown): Came {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'ConstraintError') return 'taken';
  return 'failed';
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
