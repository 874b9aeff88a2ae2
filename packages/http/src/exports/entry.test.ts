import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';

const lazy: Plugin = {
  name: 'lazy',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** What a page loads before the first call: the entry and everything it imports statically. */
async function bundle() {
  const made = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    metafile: true,
    write: false,
    plugins: [lazy],
  });
  return { bytes: made.outputFiles[0]?.contents ?? new Uint8Array(), inputs: Object.keys(made.metafile.inputs) };
}

describe('the entry', () => {
  it('is at most 7.35 kB of gzip', async () => {
    const { bytes } = await bundle();
    expect(bytes.length).toBeGreaterThan(1000);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(7350);
  });

  it('holds nothing of jsencrypt and nothing of axios, which come with the first call that needs them', async () => {
    expect((await bundle()).inputs.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  it('imports without a window', async () => {
    expect(typeof globalThis.window).toBe('undefined');
    expect(Object.keys(await import('./index')).sort()).toEqual([
      'CancelledError',
      'HttpError',
      'NetworkError',
      'TimeoutError',
      'UnreadableResponseError',
      'createHttpClient',
      'createRsaCipher',
      'fieldErrorsOf',
      'isCancelledError',
      'isCipherError',
      'isExpiredError',
      'isForbiddenError',
      'isHttpError',
      'isMisuseError',
      'isNetworkError',
      'isResponseError',
      'isSchemaError',
      'isTimeoutError',
      'isTokenRefreshError',
      'isUnauthorizedError',
      'isUnreadableResponseError',
    ]);
  });
});
