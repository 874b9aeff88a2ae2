import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../../../scripts/lib/browse.mjs';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const root = path.resolve(app, '../..');

/** The development server over a copy of the console and of two modules, whose files a journey may change. */
export interface Development {
  url: string;
  /** Replaces a text in a file of the copy, as an editor does. */
  edit: (file: string, from: string, to: string) => void;
  stop: () => Promise<void>;
}

/** Starts the server in front of a sandbox; the copy is as deep in the workspace as the console, so relative settings work. */
export async function startDevelopment(api: string): Promise<Development> {
  const copy = mkdtempSync(path.join(root, 'reports/development-'));
  for (const name of [
    'src',
    'public',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'precache.config.ts',
  ])
    cpSync(path.join(app, name), path.join(copy, name), { recursive: true });
  const linked = path.join(copy, 'node_modules/@waybill');
  mkdirSync(linked, { recursive: true });
  for (const name of ['home', 'orders']) {
    cpSync(path.join(root, 'modules', name), path.join(copy, 'modules', name), { recursive: true });
    symlinkSync(path.join(copy, 'modules', name), path.join(linked, name), 'dir');
  }
  const args = [path.join(root, 'node_modules/vite/bin/vite.js'), '--configLoader', 'runner', '--port', '0'];
  const env = { ...process.env, WAYBILL_API: api, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' };
  const ready = /Local:\D*(http:\/\/127\.0\.0\.1:\d+)/;
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    const { url, stop } = await startProgram(process.execPath, args, ready, { cwd: copy, env });
    return {
      url,
      edit: (file, from, to) => {
        const place = path.join(copy, file);
        const text = readFileSync(place, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
        writeFileSync(place, text.replace(from, to));
      },
      stop: () => stop().then(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
