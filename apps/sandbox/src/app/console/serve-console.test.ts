import { pbkdf2 } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

const page = '<script nonce="__CSP_NONCE__">1</script><style nonce="__CSP_NONCE__"></style>';
const script = 'export const answer = 42;'.repeat(100);
let folder: string;
let sandbox: TestSandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-console-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'dist/index.html'), page);
  await writeFile(path.join(folder, 'dist/sw.js'), 'self.x = 1');
  await writeFile(path.join(folder, 'dist/.env'), 'secret');
  await writeFile(path.join(folder, 'dist/assets/index-Ab_12-Cd.js'), script);
  await writeFile(path.join(folder, 'dist/assets/read-table.worker-Ab_12-Cd.js'), script);
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'dist/link.txt'));
  sandbox = await startTestSandbox({ console: path.join(folder, 'dist') });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,*/*' };
const get = (address: string, headers: Record<string, string> = {}) => sandbox.app.request(address, { headers });

test('the address of the console answers a program that names no type, and a HEAD request', async () => {
  expect((await get('/')).status).toBe(200);
  expect((await sandbox.app.request('/', { method: 'HEAD' })).status).toBe(200);
});

test('the page carries the nonce of its own policy, another at every response, and is not cached', async () => {
  const responses = [await get('/', html), await get('/', html)];
  const nonces = responses.map(
    (response) =>
      response.headers.get('content-security-policy')?.match(/script-src 'self' 'nonce-([^']+)'/)?.[1] ?? '',
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [index, response] of responses.entries()) {
    expect(await response.text()).toBe(page.replaceAll('__CSP_NONCE__', nonces[index] ?? ''));
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('the page is compressed for a browser that accepts it', async () => {
  const response = await get('/', { ...html, 'accept-encoding': 'gzip, deflate, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toMatch(/nonce="[\w+/]{24}"/);
});

test('the policy allows neither inline nor evaluated code, and the other safe headers are there', async () => {
  const { headers } = await get('/', html);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe/);
  const parts = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "worker-src 'self'"];
  for (const part of [...parts, "require-trusted-types-for 'script'", 'trusted-types waybill dompurify'])
    expect(policy).toContain(part);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('documents, workers and missing files have a content security policy; other scripts have none [worker-has-policy]', async () => {
  const script = await get('/assets/index-Ab_12-Cd.js');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(script.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(script.headers.get('cache-control')).toContain('immutable');
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
    expect(script.headers.get(name)).toBeNull();
    for (const other of [
      '/',
      '/sw.js',
      '/assets/read-table.worker-Ab_12-Cd.js',
      '/assets/gone-12345678.js',
      '/userInfo',
    ])
      expect((await get(other)).headers.get(name), other).not.toBeNull();
  }
});

test('a page and a known asset come while every thread that hashes passwords and reads files is taken [pages-from-browser-cache]', async () => {
  const brotliHeaders = { ...html, 'accept-encoding': 'br' };
  await get('/assets/index-Ab_12-Cd.js', brotliHeaders);
  let done = 0;
  const hashes = Array.from({ length: 8 }, async () => {
    await promisify(pbkdf2)('password', 'salt', 200_000, 32, 'sha256');
    done += 1;
  });
  for (const address of ['/', '/assets/index-Ab_12-Cd.js']) {
    const response = await get(address, brotliHeaders);
    expect([response.status, (await response.arrayBuffer()).byteLength > 0, done]).toEqual([200, true, 0]);
  }
  await Promise.all(hashes);
});

test('a rebuilt page is served at once', async () => {
  const file = path.join(folder, 'dist/index.html');
  await writeFile(file, `${page}<p>new</p>`);
  expect(await (await get('/', html)).text()).toContain('<p>new</p>');
  await writeFile(file, page);
  expect(await (await get('/', html)).text()).not.toContain('<p>new</p>');
});

test('hashed assets are cached for a year, other files are revalidated', async () => {
  const asset = await get('/assets/index-Ab_12-Cd.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const tag = worker.headers.get('etag') ?? '';
  expect((await get('/sw.js', { 'if-none-match': tag })).status).toBe(304);
});

test('assets come compressed as the browser likes', async () => {
  const brotli = await get('/assets/index-Ab_12-Cd.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
  const gzip = await get('/assets/index-Ab_12-Cd.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
  expect((await get('/assets/index-Ab_12-Cd.js')).headers.get('content-encoding')).toBeNull();
});

test('an address a browser opens gets the page; a missing file or call gets 404', async () => {
  expect(await (await get('/callback?code=1', html)).text()).toContain('<script nonce=');
  expect((await get('/assets/gone-12345678.js', html)).status).toBe(404);
  expect((await get('/no/such/call')).status).toBe(404);
  expect((await sandbox.app.request('/', { method: 'POST' })).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%5c..%5csecret.txt',
  '/link.txt',
  '/.env',
  '/%00',
  '/%',
])('%s leads out of the folder or to a hidden file and is not served', async (address) => {
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret\n');
});

test('a folder without a page is refused at start with the way to build one', async () => {
  await expect(startTestSandbox({ console: folder })).rejects.toThrow(/There is no index.html in .*npm run build/);
});

test('without a console / explains how to get one', async () => {
  const bare = await startTestSandbox();
  expect(await (await bare.app.request('/')).text()).toContain('npm start');
  await bare.close();
});
