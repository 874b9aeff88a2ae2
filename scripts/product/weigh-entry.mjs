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
    .map(([door, target]) => ({
      entry: path.posix.join(`@waybill/${name}`, door),
      file: fromRoot('packages', name, target.import?.default ?? target.default),
    }));
}

/**
 * Own code of an entry, minified, without its dependencies: `{ bytes, gzip, brotli, later }`, as one file, since how it is cut into chunks is
 * the consumer's bundler's choice. What is loaded on demand counts in `later` (gzip bytes) only.
 */
export async function weighEntry(file) {
  const options = {
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
  };
  const result = await build({
    ...options,
    entryPoints: [file],
    target: 'es2022',
    outdir: 'out',
    logLevel: 'silent',
    legalComments: 'none',
  });
  const outputs = new Map(
    result.outputFiles.map((output) => [path.relative(process.cwd(), output.path), output.contents]),
  );
  const eager = eagerOutputs(result.metafile.outputs, (output) => output.entryPoint?.endsWith(path.basename(file)));
  const together = (names) => Buffer.concat(names.map((name) => outputs.get(name)));
  const zip = (contents) => gzipSync(contents, { level: 9 }).length;
  const first = together(eager);
  return {
    bytes: first.length,
    gzip: zip(first),
    brotli: brotliCompressSync(first).length,
    later: zip(together([...outputs.keys()].filter((name) => !eager.includes(name)))),
  };
}

function eagerOutputs(outputs, isEntry) {
  const found = [];
  const visit = (name) => {
    if (found.includes(name)) return;
    found.push(name);
    for (const one of outputs[name].imports) if (one.kind === 'import-statement' && !one.external) visit(one.path);
  };
  for (const [name, output] of Object.entries(outputs)) if (isEntry(output)) visit(name);
  return found;
}
