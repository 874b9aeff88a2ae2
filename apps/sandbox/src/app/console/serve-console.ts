import type { SandboxEnv } from '@waybill/kit/server';
import { CallFailure } from '@waybill/kit/server';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding, compressNow, createCompressedFiles } from './compressed-files';
import { type FoundFile, findFile } from './find-file';

const hashedAsset = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/**
 * Serves a built console: hashed assets for a year, pages uncached with the nonce in place of `__CSP_NONCE__`, and
 * index.html for every other page address.
 */
export function serveConsole(folder: string): Handler<SandboxEnv> {
  const files = createCompressedFiles();

  return async (c) => {
    const file = findFile(folder, c.req.path);
    if (file) return file.file.endsWith('.html') ? page(c, file) : asset(c, file);
    const index = isPageAddress(c) ? findFile(folder, '/index.html') : undefined;
    if (!index) throw new CallFailure(404, 'notFound', { status: 404 });
    return page(c, index);
  };

  async function asset(c: Context<SandboxEnv>, file: FoundFile): Promise<Response> {
    const contentType = getMimeType(file.file) ?? 'application/octet-stream';
    const encoding = chooseEncoding(c.req.header('accept-encoding'), contentType);
    const tag = `W/"${file.modified.toString(36)}-${file.size.toString(36)}"`;
    c.header('Cache-Control', hashedAsset.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', tag);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Type', contentType);
    return c.body(new Uint8Array(await files.read(file, encoding)));
  }

  async function page(c: Context<SandboxEnv>, file: FoundFile): Promise<Response> {
    const html = (await files.read(file, 'identity')).toString().replaceAll('__CSP_NONCE__', c.get('nonce'));
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Encoding');
    // The page contains nothing of the request, so its compressed size does not reveal the nonce.
    const encoding = chooseEncoding(c.req.header('accept-encoding'), 'text/html');
    if (encoding === 'identity') return c.html(html);
    c.header('Content-Encoding', encoding);
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(new Uint8Array(compressNow(Buffer.from(html), encoding)));
  }
}

// Answers `/` for every client, also for programs that wait for the server without accepting HTML.
function isPageAddress(c: Context<SandboxEnv>): boolean {
  if (c.req.path === '/') return true;
  const lastSegment = c.req.path.split('/').at(-1) ?? '';
  return (c.req.header('accept') ?? '').includes('text/html') && !lastSegment.includes('.');
}

/** Answers `/` while there is no console to serve. */
export function explainConsole(): Handler<SandboxEnv> {
  return (c) =>
    c.text(
      'This is the sandbox API; it serves no console.\nBuild and start both with "npm start", or pass --console <folder of the built console>.\n',
    );
}
