import type { Plugin } from 'vite';

/** What a page may load, as the server says it in a header; a folder on a web host says it itself. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Puts the policy into the page if it is built for a folder (`--base ./`). */
export function policy(): Plugin {
  let folder = false;
  return {
    name: 'policy',
    apply: 'build',
    configResolved: (config) => void (folder = config.base === './'),
    transformIndexHtml: () => (folder ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }] : []),
  };
}
