import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { waybillBuild } from './waybill-build';

const plugin = waybillBuild();

it('takes react-router without its warnings for developers', async () => {
  const dist = 'C:\\app\\node_modules\\react-router\\dist\\';
  const resolvingTo = (id: string) => ({ resolve: async () => ({ id }) });
  expect(await plugin.resolveId.call(resolvingTo(`${dist}development\\index.mjs`), 'react-router')).toEqual({
    id: `${dist}production\\index.mjs`,
  });
  expect(
    await plugin.resolveId.call(resolvingTo('/m/react-router/dist/development/dom-export.mjs'), 'react-router/dom'),
  ).toEqual({ id: '/m/react-router/dist/production/dom-export.mjs' });
  expect(plugin.resolveId.call(resolvingTo('/development/'), 'react-router-dom')).toBeNull();
});

it("removes blanks from the app's styles except in quotes and addresses [styles-minified-outside-quotes]", async () => {
  const styles =
    "import styled from 'styled-components';\nexport const Box = styled.div`\n  /* a note */\n  width: calc(1px  +  2px);\n  content: 'a  //  b';\n  mask: url(//cdn.example/x.svg);\n`;";
  const { oxc } = plugin.config();
  const { code } = await transformWithOxc(styles, '/app/src/box.tsx', oxc);
  expect(code).toContain("styled.div`width:calc(1px + 2px);content:'a  //  b';mask:url(//cdn.example/x.svg);`");
  expect(plugin.config({ oxc: false })).not.toHaveProperty('oxc');
});

it('puts the compile hint first into the files of the first screens, and keeps their source maps right', () => {
  const bundle = {
    'index.js': {
      type: 'chunk' as const,
      fileName: 'index.js',
      isEntry: true,
      imports: ['react.js'],
      code: 'a()',
      map: { mappings: 'AAAA' },
    },
    'react.js': { type: 'chunk' as const, fileName: 'react.js', code: 'r()' },
    'login.js': {
      type: 'chunk' as const,
      fileName: 'login.js',
      moduleIds: ['/ui-shell/dist/console/features/session/login/login-page.js'],
      code: 'l()',
    },
    'order.js': { type: 'chunk' as const, fileName: 'order.js', moduleIds: ['/pages/index.tsx'], code: 'b()' },
    'index.css': { type: 'asset' as const, fileName: 'index.css' },
  };
  plugin.generateBundle.handler({}, bundle);
  expect(bundle['index.js']).toMatchObject({ code: '//# allFunctionsCalledOnLoad\na()', map: { mappings: ';AAAA' } });
  for (const name of ['react.js', 'login.js'] as const) expect(bundle[name].code).toMatch(/^\/\/# all/);
  expect(bundle['order.js'].code).toBe('b()');
  expect(bundle['index.css']).not.toHaveProperty('code');
});

it('keeps the lists of what pages import in the pages: the start names their large files only', () => {
  const { modulePreload, rolldownOptions } = waybillBuild().config().build ?? {};
  const large = 'x'.repeat(9000);
  const chunk = (fileName: string, imports: string[], code = '') => ({
    type: 'chunk' as const,
    fileName,
    imports,
    code,
  });
  const files = [
    { ...chunk('index.js', ['react.js']), isEntry: true },
    chunk('react.js', [], large),
    { ...chunk('orders.js', ['list.js', 'index.js']), isDynamicEntry: true },
    chunk('list.js', ['table.js', 'day.js', 'react.js']),
    chunk('table.js', ['day.js'], large),
    chunk('day.js', []),
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  rolldownOptions?.plugins[0]?.generateBundle({}, bundle);
  const names = Object.keys(bundle);
  expect(modulePreload?.resolveDependencies?.('orders.js', names, { hostType: 'js' })).toEqual(['table.js']);
  expect(modulePreload?.resolveDependencies?.('', names, { hostType: 'html' })).toEqual(names);
});

it('lets a page request what its imports import together with them', () => {
  const build = waybillBuild();
  const comment = '\n//# sourceMappingURL=orders.js.map';
  const chunk = (fileName: string, imports: string[], code = 'a();') => ({
    type: 'chunk' as const,
    fileName,
    imports,
    code,
  });
  const bundle = {
    'assets/index.js': { ...chunk('assets/index.js', []), isEntry: true },
    'assets/orders.js': { ...chunk('assets/orders.js', ['assets/list.js'], `a();${comment}`), isDynamicEntry: true },
    'assets/list.js': chunk('assets/list.js', ['assets/index.js', 'assets/day.js']),
    'assets/day.js': chunk('assets/day.js', []),
  };
  build.config().build?.rolldownOptions.plugins[0]?.generateBundle({}, bundle);
  build.generateBundle.handler({}, bundle);
  expect(bundle['assets/orders.js'].code).toBe(`a();import"./day.js";${comment}`);
  expect(bundle['assets/list.js'].code).toBe('a();');
});

it("leaves an app's own choice of files that are fetched ahead", () => {
  expect(waybillBuild().config({ build: { modulePreload: false } }).build).not.toHaveProperty('modulePreload');
  const resolveDependencies = () => [];
  expect(
    waybillBuild().config({ build: { modulePreload: { resolveDependencies } } }).build?.modulePreload
      ?.resolveDependencies,
  ).toBe(resolveDependencies);
});
