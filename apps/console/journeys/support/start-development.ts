import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const root = path.resolve(app, '../..');

/** The development server of `npm run dev` over a copy of the console, whose files a journey may change. */
export interface Development {
  url: string;
  /** Replaces a text in a file of the copy, as an editor does. */
  edit: (file: string, from: string, to: string) => void;
  stop: () => Promise<void>;
}

/** Starts it before a sandbox; the copy lies as deep in the workspace as the console, so that its settings hold. */
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
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), '--configLoader', 'runner', '--port', '0'],
    {
      cwd: copy,
      env: { ...process.env, WAYBILL_API: api, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  };
  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        output += chunk;
        const found = /Local:\D*(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () =>
        reject(new Error(`The development server ended before it was ready. It said:\n${output}`)),
      );
    });
    const edit = (file: string, from: string, to: string) => {
      const place = path.join(copy, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      writeFileSync(place, text.replace(from, to));
    };
    return { url, edit, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
