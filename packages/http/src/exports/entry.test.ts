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

/** The entry in one file: what a page loads before the first call, or, with `whole`, all that it may load later. */
async function bundle({ whole = false } = {}) {
  const made = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    metafile: true,
    write: false,
    plugins: whole ? [] : [lazy],
  });
  return { bytes: made.outputFiles[0]?.contents ?? new Uint8Array(), inputs: Object.keys(made.metafile.inputs) };
}

describe('the entry', () => {
  it('is at most 7.35 kB of gzip', async () => {
    const { bytes } = await bundle();
    expect(bytes.length).toBeGreaterThan(1000);
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(7350);
  });

  it('imports no package at once, and jsencrypt alone on demand: a bundler looks for no axios [no-axios-to-resolve]', async () => {
    const packagesOf = ({ inputs }: { inputs: string[] }) => [
      ...new Set(inputs.flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.slice(1) ?? [])),
    ];
    expect(packagesOf(await bundle())).toEqual([]);
    expect(packagesOf(await bundle({ whole: true }))).toEqual(['jsencrypt']);
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
