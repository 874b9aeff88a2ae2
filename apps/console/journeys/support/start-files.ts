import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consoleFolder } from './start-sandbox';

interface BuiltChunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** Files that the first screens begin with, by their names in the build's manifest. */
const screens = { signedOut: ['index', 'login-page'], signedIn: ['index', 'connected-shell', 'home'] };

/** The addresses of all scripts that the first screen requests. */
export function startFiles(who: keyof typeof screens): string[] {
  const manifest = JSON.parse(readFileSync(path.join(consoleFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    BuiltChunk
  >;
  const chunks = new Set<string>();
  const follow = (key: string) => {
    const { file, imports = [] } = manifest[key] as BuiltChunk;
    if (chunks.has(file)) return;
    chunks.add(file);
    imports.forEach(follow);
  };
  for (const screen of screens[who]) {
    const [key] = Object.entries(manifest).find(([, { name }]) => name === screen) ?? [];
    if (!key) throw new Error(`The build knows no file ${screen}.`);
    follow(key);
  }
  return [...chunks].map((file) => `/${file}`);
}
