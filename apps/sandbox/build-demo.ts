import { copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from 'vite';

const inBrowser = (name: string) => fileURLToPath(new URL(`../../modules/kit/server/browser/${name}`, import.meta.url));
const inDemo = (name: string) => fileURLToPath(new URL(`src/demo/${name}`, import.meta.url));
const folder = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'reports/demo');

// The console's own service worker is left out: that of the demo takes its address.
process.env.WAYBILL_DEMO = '1';
await build({
  root: fileURLToPath(new URL('../console', import.meta.url)),
  mode: 'demo',
  configLoader: 'runner',
  base: './',
  build: { outDir: folder, emptyOutDir: true },
});
// The worker serves the console's page; without it the page that starts it comes from the network.
await rename(path.join(folder, 'index.html'), path.join(folder, 'console.html'));
await copyFile(inDemo('page/index.html'), path.join(folder, 'index.html'));

const { metafile } = await bundle({
  entryPoints: { sw: inDemo('worker.ts') },
  outdir: folder,
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  conditions: ['@waybill/source', 'module'],
  mainFields: ['browser', 'module', 'main'],
  loader: { '.wasm': 'file' },
  // The worker never calls the modules that import these packages, so that tree shaking removes both.
  external: ['node:*', '@libsql/*', '@hono/node-server'],
  alias: {
    'node:crypto': inBrowser('crypto.ts'),
    ...Object.fromEntries(
      ['net', 'timers/promises', 'util', 'zlib'].map((name) => [`node:${name}`, inBrowser('parts.ts')]),
    ),
  },
  inject: [inBrowser('buffer.ts')],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'self.location.href' },
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});
const foreign = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
if (foreign.length > 0)
  throw new Error(`The demo's worker needs ${foreign.map((each) => each.path).join(', ')}, which no browser has.`);
