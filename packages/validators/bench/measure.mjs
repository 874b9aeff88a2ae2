import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const front = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/exports/index.ts');

/** The names that the package exports at run time. */
export async function listExports() {
  const result = await build({
    entryPoints: [front],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
  });
  return Object.values(result.metafile.outputs)[0].exports;
}

/** Bundles a consumer that imports these names, minified for browsers, and gives its size in bytes, plain and gzipped. */
export async function measure(names) {
  const contents =
    names.length > 0
      ? `export { ${names.join(', ')} } from ${JSON.stringify(front)};`
      : `import ${JSON.stringify(front)};`;
  const result = await build({
    stdin: { contents, resolveDir: path.dirname(front) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    charset: 'utf8',
    write: false,
  });
  const code = result.outputFiles[0].contents;
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length, code: result.outputFiles[0].text };
}
