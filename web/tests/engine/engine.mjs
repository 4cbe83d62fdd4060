// The engine of the page in Node: texts in, texts out, as src/device/engine.ts does it.
import { readFileSync } from 'node:fs';

const file = new URL('../../engine/engine.wasm', import.meta.url);
export const size = () => readFileSync(file).length;
export const bytes = () => readFileSync(file);

export function start() {
  const module = new WebAssembly.Module(readFileSync(file));
  let word = '';
  let memory;
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
  const page = { clock: () => performance.timeOrigin + performance.now(), last_word: (at, length) => (word = text(at, length)) };
  const { exports } = new WebAssembly.Instance(module, { page });
  ({ memory } = exports);
  const pass = (what, said) => {
    const bytes = new TextEncoder().encode(said);
    const at = exports.room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    try {
      const place = exports[what]();
      return JSON.parse(text(Number(place >> 32n), Number(place & 0xffffffffn)));
    } catch (error) {
      throw new Error(`${error.message}: ${word}`, { cause: error });
    }
  };
  return { think: (job) => pass('think', typeof job === 'string' ? job : JSON.stringify(job)), give: (given) => pass('give', JSON.stringify(given)) };
}
