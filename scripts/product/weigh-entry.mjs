import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fromRoot } from '../lib/root.mjs';

/** The entries of a built package with the file that a bundler takes: `[{ entry, file }]`. */
export function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry, target]) => ({
      entry: path.posix.join(`@waybill/${name}`, entry),
      file: fromRoot('packages', name, target.import?.default ?? target.default),
    }));
}

/**
 * Own code of an entry, minified, without its dependencies: `{ bytes, gzip, brotli, later }`. What is loaded on demand
 * counts in `later` (gzip bytes) only.
 */
export async function weighEntry(file) {
  const first = await bundle(file, [leaveOutOnDemand]);
  const all = await bundle(file, []);
  return {
    bytes: first.length,
    gzip: zip(first),
    brotli: brotliCompressSync(first).length,
    later: zip(all) - zip(first),
  };
}

const zip = (contents) => gzipSync(contents, { level: 9 }).length;

const leaveOutOnDemand = {
  name: 'leave-out-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
  },
};

async function bundle(file, plugins) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    plugins,
    logLevel: 'silent',
    legalComments: 'none',
  });
  return outputFiles[0].contents;
}
