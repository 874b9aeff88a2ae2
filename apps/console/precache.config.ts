import { readFileSync } from 'node:fs';

/** A file of a build in Vite's manifest, as far as it is read here. */
interface BuiltFile {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

/** Entries of the first screens and of the update bar. They are precached, because after an update the server may no longer have them. */
const names = ['login-page', 'connected-shell', 'home', 'update-bar', 'confirm-dialog'];

/** Lists the files of a build that the first screens and the update bar need, from Vite's manifest. */
export function firstFiles(manifest: Readonly<Record<string, BuiltFile>>): Set<string> {
  const files = new Set<string>();
  const take = (name: string) => {
    const { file, imports = [], css = [] } = manifest[name] ?? {};
    if (file === undefined || files.has(file)) return;
    for (const each of [file, ...css]) files.add(each);
    for (const each of imports) take(each);
  };
  for (const [key, { isEntry, name = '' }] of Object.entries(manifest)) if (isEntry || names.includes(name)) take(key);
  return files;
}

/** Precaches only the files of the first screens and of the update offer; other files are cached at their first request. */
export function keepFirstFiles<File extends { url: string }>(files: File[]): { manifest: File[]; warnings: string[] } {
  const first = firstFiles(JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8')));
  return { manifest: files.filter(({ url }) => !url.startsWith('assets/') || first.has(url)), warnings: [] };
}
