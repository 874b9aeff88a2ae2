import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../../../scripts/lib/browse.mjs';

const apps = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The running product: the built sandbox in memory with the built console, on a free port. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** The built console. */
export const consoleFolder = process.env.WAYBILL_CONSOLE ?? path.join(apps, 'console/dist');

/**
 * Starts the product as `npm start` does, with fault injection, a fake social provider and cheap password hashes.
 * It stores nothing unless a flag names a folder (`--data`). `build` is the `apps` folder of another build.
 */
export async function startSandbox(flags: readonly string[] = [], port = 0, build?: string): Promise<Product> {
  const main = path.join(build ?? apps, 'sandbox/dist/main.js');
  const site = build ? path.join(build, 'console/dist') : consoleFolder;
  const storage = flags.includes('--data') ? [] : ['--memory'];
  const switches = ['--faults', '--strict-port', '--password-cost', '4', '--social'];
  const args = [main, '--console', site, ...storage, ...switches, ...flags];
  const env = { ...process.env, PORT: String(port) };
  return startProgram(process.execPath, args, /Waybill console: (http:\S+)/, { env });
}
