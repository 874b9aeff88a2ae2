import { pathToFileURL } from 'node:url';
import { endWithParent } from './lib/end-with-parent.mjs';
import { installIfStale } from './lib/install.mjs';
import { fromRoot } from './lib/root.mjs';
import { build } from './lib/turbo.mjs';

await installIfStale();
console.log('Building the console (a second start is quick) ...');
const built = await build('@waybill/console', '@waybill/sandbox');
if (built.code !== 0) {
  console.error(`${built.output}\nThe build failed. The lines above say where.`);
  process.exit(1);
}

endWithParent();
process.chdir(fromRoot('.'));
process.argv.splice(2, 0, '--console', 'apps/console/dist');
await import(pathToFileURL(fromRoot('apps/sandbox/dist/main.js')).href);
