import { spawn } from 'node:child_process';
import { fromRoot } from '../lib/root.mjs';

const limitSeconds = 20;

/** Starts the built sandbox with the built console on a free port, keeping nothing; resolves to `{ url, stop }`. */
export async function startSandbox(flags = []) {
  const main = fromRoot('apps/sandbox/dist/main.js');
  const args = [main, '--console', fromRoot('apps/console/dist'), '--memory', '--captcha', 'never', ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The sandbox did not start. It said:\n${output}`));
    const clock = setTimeout(fail, limitSeconds * 1000);
    child.once('exit', fail);
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Waybill console: (http:\S+)/.exec(output);
      if (!found) return;
      clearTimeout(clock);
      child.off('exit', fail);
      resolve(found[1]);
    });
  });
  return { url, stop };
}
