import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as conventions from './conventions';

const lazy: Plugin = {
  name: 'lazy',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** Bundles the entry in one file: the code before the first call, or, with `whole`, dynamic imports as well. */
async function bundle({ whole = false, exported = "export * from './index'" } = {}) {
  const made = await build({
    stdin: { contents: exported, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
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

const sizeOf = async (exported?: string) =>
  gzipSync((await bundle(exported ? { exported } : {})).bytes, { level: 9 }).length;

describe('the entry', () => {
  it('is at most 7.3 kB of gzip', async () => {
    const size = await sizeOf();
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThanOrEqual(7300);
  });

  it.each(Object.keys(conventions).filter((name) => name !== 'exactNumbers'))(
    'grows by at most 300 bytes with the conventions %s',
    async (name) => {
      const clientWith = (value: string) =>
        `import { createHttpClient } from './index'; export const http = createHttpClient({ conventions: ${value} });`;
      const neutral = await sizeOf(clientWith('{}'));
      const grown = await sizeOf(`import { ${name} } from './conventions'; ${clientWith(name)}`);
      expect(grown - neutral).toBeGreaterThan(10);
      expect(grown - neutral).toBeLessThanOrEqual(300);
    },
  );

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
