import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/root.mjs';

/** What a module exports that imports sources of a checkout, this one by itself; it is written into `apps/console/.cache`, from where it finds all dependencies. */
export async function load(contents, checkout = root) {
  const resolveDir = path.join(checkout, 'apps/console');
  const outfile = path.join(resolveDir, `.cache/loaded-${process.hrtime.bigint()}.mjs`);
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    // As bundlers read packages: Node.js hands out styled-components in another form.
    mainFields: ['module', 'main'],
    conditions: ['@waybill/source', 'module'],
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const loaded = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return loaded;
}
