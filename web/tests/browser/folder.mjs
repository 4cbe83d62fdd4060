// The page as a folder of files under some path of a plain web host, which knows nothing of it.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { out } from './setup.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '../..');
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2', '.wasm': 'application/wasm' };
const PATH = '/some/where/';

/** The folder as `make site` writes it, but for what is compressed; SITE names one that is there already. */
export function folder() {
  if (process.env.SITE) return process.env.SITE;
  const site = join(out, 'site');
  execFileSync('npx', ['vite', 'build', '--base', './', '--outDir', site, '--emptyOutDir', '--mode', 'plain', '--logLevel', 'error'], { cwd: web, stdio: 'inherit' });
  return site;
}

/** Serves a folder under a path. `files` may put others in its place. */
export async function host(root, files = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = pathname.startsWith(PATH) ? normalize(decodeURIComponent(pathname.slice(PATH.length) || 'index.html')) : null;
    try {
      if (name === null || name.startsWith('..')) throw new Error('elsewhere');
      const body = files[name] ?? (await readFile(join(root, name)));
      response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}${PATH}`, stop: () => server.close(), files };
}
