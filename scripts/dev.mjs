import { createServer } from 'node:net';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot } from './lib/root.mjs';
import { endOnSignal } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

requireNode();
const release = endOnSignal();
await installIfStale();
release();

const binary = (name, file) => fromRoot('node_modules', name, file);
const port = await freePort(Number(process.env.PORT ?? 4100));
serve([
  {
    args: [
      binary('tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      'src/main.ts',
      '--strict-port',
      ...process.argv.slice(2),
    ],
    cwd: fromRoot('apps/sandbox'),
    env: { PORT: String(port) },
  },
  {
    args: [binary('vite', 'bin/vite.js')],
    cwd: fromRoot('apps/console'),
    env: { WAYBILL_API: `http://127.0.0.1:${port}`, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  },
]);

async function freePort(wanted) {
  for (let port = wanted; port < wanted + 50; port += 1) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 49}. Name another one: PORT=5000 npm run dev`);
}
