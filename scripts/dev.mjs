import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { endWithParent } from './lib/end-with-parent.mjs';
import { installIfStale } from './lib/install.mjs';
import { fromRoot } from './lib/root.mjs';

await installIfStale();
endWithParent();

const port = await freePort(Number(process.env.PORT ?? 4100));
const tsx = fromRoot('node_modules/tsx/dist/cli.mjs');
const flags = ['--clear-screen=false', 'src/main.ts', '--strict-port', ...process.argv.slice(2)];
// A separate process group, so that a terminal's Ctrl-C reaches it only once, through this process.
const sandbox = spawn(process.execPath, [tsx, 'watch', ...flags], {
  cwd: fromRoot('apps/sandbox'),
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
});
process.once('exit', () => sandbox.kill('SIGTERM'));
let isStopping = false;
sandbox.once('exit', (code) => process.exit(isStopping ? 0 : code || 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    isStopping = true;
    sandbox.kill('SIGTERM');
  });

Object.assign(process.env, { WAYBILL_API: `http://127.0.0.1:${port}`, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
process.chdir(fromRoot('apps/console'));
const { createServer } = await import('vite');
const console_ = await createServer();
await console_.listen();
console_.printUrls();
console_.bindCLIShortcuts({ print: true });

/** The preferred port, or any free port if it is taken. */
function freePort(preferred) {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => probe.listen(0, '127.0.0.1'));
    probe.once('listening', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
    probe.listen(preferred, '127.0.0.1');
  });
}
