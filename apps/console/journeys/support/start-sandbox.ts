import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const apps = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The started product: the built sandbox with the built console on a free port, keeping nothing. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** The built console. */
export const consoleFolder = process.env.WAYBILL_CONSOLE ?? path.join(apps, 'console/dist');

/** Starts the product as `npm start` does, with its switches open to provoke faults and to sign in by a pretended provider, and cheap password hashes: each journey begins with new ones. It keeps nothing unless a flag names a folder (`--data`). */
export async function startSandbox(flags: readonly string[] = [], port = 0): Promise<Product> {
  const args = [path.join(apps, 'sandbox/dist/main.js'), '--console', consoleFolder];
  const child = spawn(
    process.execPath,
    [
      ...args,
      ...(flags.includes('--data') ? [] : ['--memory']),
      '--faults',
      '--strict-port',
      '--password-cost',
      '4',
      '--social',
      ...flags,
    ],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = /Waybill console: (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The sandbox ended before it was ready. It said:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
