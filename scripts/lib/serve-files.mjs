import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A request handler that answers with the files of `folder`, under `base` (default `/`); anything else is 404. */
export function serveFiles(folder, base = '/') {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.slice(base.length)) || 'index.html';
    const file = path.join(folder, name);
    const found = pathname.startsWith(base) && file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    if (!found) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  };
}
