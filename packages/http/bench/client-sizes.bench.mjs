/** Prints the bytes a page loads before its first call with this client, ky, better-fetch, up-fetch, ofetch and axios, bundled for browsers, minified and compressed. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const sides = {
  ours: `export { createHttpClient } from '@waybill/http';`,
  ky: `export { default } from 'ky';`,
  'better-fetch': `export { createFetch } from '@better-fetch/fetch';`,
  'up-fetch': `export { up } from 'up-fetch';`,
  ofetch: `export { ofetch } from 'ofetch';`,
  axios: `export { default } from 'axios';`,
};
for (const [name, contents] of Object.entries(sides)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    charset: 'utf8',
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  });
  const first = await reach(outputFiles);
  console.log(`${name}: ${(gzipSync(first, { level: 9 }).length / 1000).toFixed(1)} kB`);
}

/** The entry with its static imports; dynamic imports are left out. */
async function reach(files) {
  const textOf = (end) => files.find(({ path }) => path.endsWith(end))?.text ?? '';
  const seen = new Set();
  const walk = (name) => {
    if (seen.has(name)) return '';
    seen.add(name);
    const text = textOf(name);
    const imports = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file);
    return text + imports.map(walk).join('');
  };
  return walk('stdin.js');
}
