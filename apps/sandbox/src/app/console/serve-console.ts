import type { SandboxEnv } from '@waybill/kit/server';
import { CallFailure } from '@waybill/kit/server';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding, compressNow, createCompressedFiles } from './compressed-files';
import { findFile, type ServedFile } from './find-file';

const hashedAsset = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/**
 * Serves the built console of a folder: hashed assets for a year, pages never from a cache and with the response's nonce in
 * place of `__CSP_NONCE__`, and index.html for every other address a browser opens.
 */
export function serveConsole(folder: string): Handler<SandboxEnv> {
  const files = createCompressedFiles();

  return async (c) => {
    const match = findFile(folder, c.req.path);
    if (match) return match.file.endsWith('.html') ? page(c, match) : asset(c, match);
    const index = isPageAddress(c) ? findFile(folder, '/index.html') : undefined;
    if (!index) throw new CallFailure(404, 'notFound', { status: 404 });
    return page(c, index);
  };

  async function asset(c: Context<SandboxEnv>, file: ServedFile): Promise<Response> {
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

  async function page(c: Context<SandboxEnv>, file: ServedFile): Promise<Response> {
    const html = (await files.read(file, 'identity')).toString().replaceAll('__CSP_NONCE__', c.get('nonce'));
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Encoding');
    // The page has no content of the request, so its compressed size does not leak the nonce.
    const encoding = chooseEncoding(c.req.header('accept-encoding'), 'text/html');
    if (encoding === 'identity') return c.html(html);
    c.header('Content-Encoding', encoding);
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(new Uint8Array(compressNow(Buffer.from(html), encoding)));
  }
}

// The root always serves the page, also for programs that poll the server without `Accept: text/html`.
function isPageAddress(c: Context<SandboxEnv>): boolean {
  if (c.req.path === '/') return true;
  const lastSegment = c.req.path.split('/').at(-1) ?? '';
  return (c.req.header('accept') ?? '').includes('text/html') && !lastSegment.includes('.');
}
