import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { endOnSignal } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { build } from './lib/turbo.mjs';

requireNode();
const release = endOnSignal();
await installIfStale();

console.log('Building the console (a second start is quick) ...');
const built = await build('@waybill/console', '@waybill/sandbox');
if (built.code !== 0) {
  console.error(`${built.output}\nThe build failed. The lines above say where.`);
  process.exit(1);
}

release();
serve([{ args: ['apps/sandbox/dist/main.js', '--console', 'apps/console/dist', ...process.argv.slice(2)] }]);
