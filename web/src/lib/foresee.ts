import type { TableCard } from '../api/types';
import type { FromThinker, ToThinker } from '../device/thinkers';
import { calls } from './calls';
import { hasDevice } from './device';
import { DEVICE } from './place';
import { wasUsed } from './where';

/** Unfinished games of this device that a build which waits could not go on with: its own engine is asked. */
export async function wouldFreeze(build: ServiceWorker): Promise<TableCard[]> {
  if (!hasDevice || !wasUsed()) return [];
  try {
    const { tables } = await calls.myTables(DEVICE);
    const unfinished = tables.filter(({ phase }) => phase === 'playing');
    const bytes = unfinished.length > 0 ? await engineOf(build) : null;
    if (!bytes) return [];
    const module = await WebAssembly.compile(bytes);
    const lost: TableCard[] = [];
    for (const table of unfinished) if (!(await goesOn(module, table.id))) lost.push(table);
    return lost;
  } catch {
    // Whatever cannot be foreseen is seen when the game is opened; its record is there in any case.
    return [];
  }
}

function engineOf(build: ServiceWorker): Promise<ArrayBuffer | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ArrayBuffer | null>) => resolve(data);
    build.postMessage('engine', [port2]);
  });
}

/** Whether a kept game can be read by that engine: in an instance of its own, which may break down. */
async function goesOn(module: WebAssembly.Module, id: string): Promise<boolean> {
  const job = JSON.stringify({ read: { kept: await calls.keep(id) } });
  const worker = new Worker(new URL('../device/thought.worker.ts', import.meta.url), { type: 'module' });
  const tell = (what: ToThinker): void => worker.postMessage(what);
  const said = await new Promise<FromThinker>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => resolve(data);
    worker.onerror = ({ message }) => resolve({ fault: message });
    tell({ module });
    tell({ job });
  });
  worker.terminate();
  if (!('thought' in said)) return false;
  const { done } = JSON.parse(said.thought) as { done?: string[] };
  return done?.length === 0;
}
