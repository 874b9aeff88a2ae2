import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../lib/root.mjs';

/** Builds a module that imports sources of a checkout as `/packages/…` and returns its exports. It is built in `apps/console`, which has all dependencies. */
export async function load(contents, checkout = root) {
  const folder = path.join(checkout, `apps/console/.cache/loaded-${process.hrtime.bigint()}`);
  const entry = path.join(folder, 'entry.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, contents);
  try {
    await build({
      root: checkout,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['@waybill/source', 'module'] },
      ssr: { noExternal: true, resolve: { conditions: ['@waybill/source', 'module'] } },
      build: { ssr: entry, outDir: folder, rolldownOptions: { output: { keepNames: true } } },
    });
    return await import(pathToFileURL(path.join(folder, 'entry.js')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
