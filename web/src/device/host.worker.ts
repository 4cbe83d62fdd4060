import { engine as address } from 'virtual:engine';
import { Host } from './host';
import type { FromHost, ToHost } from './wire';

const tell = (what: FromHost): void => postMessage(what);

async function start(): Promise<Host> {
  if (!address) throw new Error('this page was built without its engine');
  const file = await fetch(address);
  if (!file.ok) throw new Error(`the engine is not there: ${file.status}`);
  // Not every web host knows what kind of file it is.
  const module = file.headers.get('content-type') === 'application/wasm' ? await WebAssembly.compileStreaming(file) : await WebAssembly.compile(await file.arrayBuffer());
  return new Host(module, tell);
}

const host = start();
host.catch((error: unknown) => tell({ lost: String(error) }));

onmessage = ({ data }: MessageEvent<ToHost>) => void host.then((it) => it.take(data), () => tell({ lost: 'no engine' }));
