import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRouteModule } from './read-route-module';
import { waybillRoutes } from './waybill-routes';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const app = { root, resolve: { alias: [], conditions: ['@waybill/source', 'module', 'browser'] } };

function write(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

const right = write(
  'right.ts',
  "export const routes = [{ path: '/a', name: 'A', page: () => import('./no-such-page') }];",
);
const wrong = write('wrong.ts', "export const routes = [{ path: '/a', redirect: '/b', guard: [] }];");
const untitled = write('untitled.ts', "export const routes = [{ path: '/a', nav: { title: { zh: '甲', en: 'A' } } }];");
const settings = write(
  'config.ts',
  "export const config = { languages: [{ name: 'ja', title: '日本語', htmlLang: 'ja' }] };",
);
const none = write('none.ts', 'export const table = [];');

describe('the build’s look at a route table', () => {
  it('finds no problem in a valid table and loads no page', async () => {
    expect(await readRouteModule(right, app)).toMatchObject({ list: [{ path: '/a', name: 'A' }], problems: [] });
  });

  it('names each problem with its path', async () => {
    const { problems } = await readRouteModule(wrong, app);
    expect(problems).toEqual([
      '/a: The guard names nothing, so it denies. Name a role or permission or remove it.',
      '/a: The redirect "/b" leads to no route. Name an existing path.',
    ]);
  });

  it('names a title that a language of the settings has no words for [build-names-it]', async () => {
    expect((await readRouteModule(untitled, app)).problems).toEqual([]);
    expect((await readRouteModule(untitled, app, settings)).problems).toEqual([
      '/a: The title has no words in "ja". Add them to it or to messages.ja, or set a fallback of "ja".',
    ]);
  });

  it('rejects a module without a table', async () => {
    await expect(readRouteModule(none, app)).rejects.toThrow('exports no `routes`');
  });

  it('ends a build over them [build-reports-invalid-routes]', async () => {
    const plugin = waybillRoutes({ routes: wrong });
    plugin.configResolved({ ...app, command: 'build', build: { outDir: 'dist' } });
    const report = {
      error: (message: string): never => {
        throw new Error(message);
      },
    };
    await expect(plugin.buildStart.call(report)).rejects.toThrow(
      /wrong\.ts has routes that are wrong:\n\/a: The guard/,
    );
  });
});
