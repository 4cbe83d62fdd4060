// The engine of the page in Node.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { instance } from './instance.mjs';

export const folder = new URL('../../engine/', import.meta.url);
const file = (name) => readFileSync(new URL(name, folder));
export const bytes = () => file('engine.wasm');
/** How many bytes are sent, compressed as compress.ts does it. */
export const sent = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } }).length;
/** By game, what bots have learnt of it. */
export const weights = () => readdirSync(folder).filter((name) => name.endsWith('.weights')).map((name) => [name.replace('.weights', ''), file(name)]);

export const start = () => instance(new WebAssembly.Module(bytes()), weights());
