import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { ownHelper } from './own-helper';

let home = '';
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** An entry, a screen that shares its file with a part that a page uses too, and that page; a package of CommonJS asks for more helpers. */
const sources = {
  'main.js': "export const screen = () => import('./screen.js'); export const page = () => import('./page.js');",
  'screen.js': "import { part } from './part.js'; export default 'screen with ' + part; export const title = 'Screen';",
  'part.js': "export const part = 'a part';",
  'page.js':
    "import { part } from './part.js'; import old from './old.cjs'; export default ['page with', part, 'and', old.name].join(' ');",
  'old.cjs': "exports.name = 'an old one';",
};

async function bundle(plugins: readonly ReturnType<typeof ownHelper>[]) {
  home = mkdtempSync(path.join(os.tmpdir(), 'waybill-helper-'));
  for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(home, name), code);
  mkdirSync(path.join(home, 'dist'));
  await build({
    root: home,
    logLevel: 'error',
    build: {
      manifest: true,
      // What fetches files ahead needs a document.
      modulePreload: false,
      rolldownOptions: {
        input: path.join(home, 'main.js'),
        preserveEntrySignatures: 'strict',
        plugins: [...plugins],
        output: { codeSplitting: { groups: [{ name: 'screens', test: /screen|part/ }] } },
      },
    },
  });
  const folder = path.join(home, 'dist/assets');
  const names = readdirSync(folder);
  const fileOf = (start: string) => path.join(folder, names.find((name) => name.startsWith(start)) ?? '');
  return { fileOf, manifest: readFileSync(path.join(home, 'dist/.vite/manifest.json'), 'utf8') };
}

it("a file that needs only the list of a module's exports waits for no file of the bundler's", async () => {
  const { fileOf } = await bundle([]);
  expect(readFileSync(fileOf('screens'), 'utf8')).toContain('rolldown-runtime');
  rmSync(home, { recursive: true });
  const own = await bundle([ownHelper()]);
  expect(readFileSync(own.fileOf('screens'), 'utf8')).not.toContain('rolldown-runtime');
  const manifest = JSON.parse(own.manifest) as Record<string, { name?: string; imports?: string[] }>;
  const importsOf = (name: string) => Object.values(manifest).find((one) => one.name === name)?.imports ?? [];
  expect(importsOf('screens').join()).not.toContain('runtime');
  expect(importsOf('page').join()).toContain('runtime');
});

it('the screen and the page are what they are without it', async () => {
  const { fileOf } = await bundle([ownHelper()]);
  const { screen, page } = await import(fileOf('main'));
  const module = await screen();
  expect({ ...module }).toEqual({ default: 'screen with a part', title: 'Screen' });
  expect(String(module)).toBe('[object Module]');
  expect((await page()).default).toBe('page with a part and an old one');
});
