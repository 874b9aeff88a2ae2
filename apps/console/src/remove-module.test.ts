import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../../scripts/lib/browse.mjs';
import { copyTree } from '../../../scripts/lib/copy-tree.mjs';

/** Settings that name pages of a module, as they are without it. */
const settings: Readonly<Record<string, readonly (readonly [file: string, from: string, to: string])[]>> = {
  home: [
    ['apps/console/vite.config.ts', "earlyCode: { landing: { path: '/index', module: 'home/console/home' } }", ''],
  ],
  demo: [['apps/console/src/config.ts', "  menu: { defaultOpened: ['/vab', '/vab/table'] },\n", '']],
};

test.each(['promotion', 'people', 'live', 'home', 'demo'])(
  'without the module %s, its entries and lines and the modules above that import it, both apps compile, are built and start @release [modules-can-be-removed]',
  async (name) => {
    const folder = copyTree(onTestFinished);
    const files = filesIn(folder);
    const removed = withThoseAbove(name, files);
    for (const each of removed) {
      rmSync(path.join(folder, 'modules', each), { recursive: true });
      rmSync(path.join(folder, 'node_modules/@waybill', each), { force: true });
      files.edit('apps/console/src/routes.ts', (text) => withoutPages(text, each));
      files.edit('apps/console/src/main.tsx', (text) => withoutLine(text, `@waybill/${each}/module`));
      files.edit('apps/sandbox/src/app/modules.ts', (text) => withoutLine(text, `@waybill/${each}/server`));
      for (const [file, from, to] of settings[each] ?? [])
        files.edit(file, (text) => {
          expect(text).toContain(from);
          return text.replace(from, to);
        });
    }
    const run = (cwd: string, ...args: readonly string[]) => {
      const bin = (file: string) => path.join(folder, 'node_modules', file);
      const { status, stdout, stderr } = spawnSync(process.execPath, [bin(args[0] ?? ''), ...args.slice(1)], {
        cwd: path.join(folder, cwd),
        encoding: 'utf8',
      });
      expect(status, `${cwd}: ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
      return stdout;
    };
    run('.', '@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', 'apps/console/src', 'apps/sandbox/src/app');
    for (const [app, include] of [
      ['console', ['src/main.tsx', 'src/*.d.ts', '*.config.ts']],
      ['sandbox', ['src/main.ts']],
    ] as const) {
      files.edit(`apps/${app}/tsconfig.json`, (text) => JSON.stringify({ ...JSON.parse(text), include }));
      run(`apps/${app}`, 'typescript-native/bin/tsc', '--checkers', '1', '-p', '.');
    }
    run('apps/console', 'vite/bin/vite.js', 'build', '--configLoader', 'runner');
    run('apps/sandbox', 'tsup/dist/cli-default.js');
    const main = path.join(folder, 'apps/sandbox/dist/main.js');
    const args = [main, '--console', path.join(folder, 'apps/console/dist'), '--memory'];
    const server = await startProgram(process.execPath, args, /Waybill console: (http:\S+)/, {
      env: { ...process.env, PORT: '0' },
    });
    onTestFinished(server.stop);
    const [page, calls] = await Promise.all(
      ['', '/openapi.json'].map(async (at) => (await fetch(new URL(at, server.url))).text()),
    );
    expect(page).toContain('<div id="app">');
    expect(calls).toContain('"/order/getList"');
  },
  600_000,
);

const filesIn = (folder: string) => {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  return {
    read,
    namesIn: (place: string) => readdirSync(at(place)),
    edit: (file: string, change: (text: string) => string) => writeFileSync(at(file), change(read(file))),
  };
};

/** A module and its direct and indirect importers. */
function withThoseAbove(name: string, files: ReturnType<typeof filesIn>, all = new Set([name])): Set<string> {
  for (const other of files.namesIn('modules')) {
    const { dependencies } = JSON.parse(files.read(`modules/${other}/package.json`)) as { dependencies: object };
    if (all.has(other) || !Object.hasOwn(dependencies, `@waybill/${name}`)) continue;
    all.add(other);
    withThoseAbove(other, files, all);
  }
  return all;
}

/** A route table without the entries of a module's pages, and without groups that are empty then. */
function withoutPages(text: string, name: string): string {
  const inner = /\n *\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\},/g;
  const others = text.replace(inner, (entry) => (entry.includes(`'@waybill/${name}/pages/`) ? '' : entry));
  const empty = /\n *\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*children: \[\s*\],\s*\},/g;
  return others.replace(empty, '').replace(empty, '');
}

/** A list of modules without the import from a place, and without its name in the list. */
function withoutLine(text: string, place: string): string {
  const name = new RegExp(`import \\{ (\\w+) \\} from '${place}';\n`).exec(text);
  if (!name) return text;
  return text.replace(name[0], '').replace(new RegExp(`\\b${name[1]}\\b,?\\s*`), '');
}
