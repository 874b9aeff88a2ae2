import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/exports');
const fileOf = (entry) => path.join(folder, `${entry}.ts`);

/** Returns the names that an entry exports at run time. */
export async function listExports(entry = 'index') {
  const result = await build({
    entryPoints: [fileOf(entry)],
    splitting: true,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
  });
  return Object.values(result.metafile.outputs).find((output) => output.entryPoint?.endsWith(`exports/${entry}.ts`))
    .exports;
}

/** Bundles a consumer that imports these names, minified for browsers, and returns its size in bytes, plain and gzipped, without dynamic imports. */
export async function measure(names, entry = 'index') {
  const front = fileOf(entry);
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
    splitting: true,
    outdir: 'out',
  });
  const [{ contents: code, text }] = result.outputFiles.filter(({ path: file }) => file.endsWith('stdin.js'));
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length, code: text };
}
