import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../lib/root.mjs';

// The start of a console brings it statically, and the check of its settings may come on demand as well.
const atTheStart = /kernel\/check-config/;

/** Bundles the README's back office with esbuild without splitting options; throws if a lazy part is in the start files. */
export async function checkOtherBundler({ home, check }) {
  await check('esbuild splits the back office of the README by itself', async () => {
    const entry = 'another-bundler/main.tsx';
    mkdirSync(path.join(home, 'another-bundler'), { recursive: true });
    writeFileSync(path.join(home, entry), readSnippet());
    const { metafile } = await build({
      absWorkingDir: home,
      entryPoints: [entry],
      outdir: 'another-bundler/dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    const { inputs, outputs } = metafile;
    const first = Object.keys(outputs).find((file) => outputs[file].entryPoint === entry);
    const present = new Set([...withImports(outputs, first)].flatMap((file) => Object.keys(outputs[file].inputs)));
    const lazy = new Set(Object.values(inputs).flatMap(({ imports }) => imports.filter(isOnDemand).map(toPath)));
    const early = [...lazy].filter((file) => present.has(file) && !atTheStart.test(file));
    assert.ok(lazy.size > 50, `Only ${lazy.size} parts are loaded on demand.`);
    assert.deepEqual(early, [], 'These parts are in the start files.');
  });
}

const isOnDemand = ({ kind, external }) => kind === 'dynamic-import' && !external;
const toPath = (one) => one.path;

function withImports(outputs, file, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  for (const one of outputs[file].imports)
    if (one.kind === 'import-statement' && outputs[one.path]) withImports(outputs, one.path, files);
  return files;
}

function readSnippet() {
  const blocks = readFileSync(fromRoot('README.md'), 'utf8').matchAll(/^```tsx\n(.*?)^```/gms);
  return [...blocks].map(([, code]) => code).find((code) => code.includes('.mount('));
}
