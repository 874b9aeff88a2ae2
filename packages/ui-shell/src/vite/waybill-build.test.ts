import { transformWithOxc } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { waybillBuild } from './waybill-build';

afterEach(() => void vi.unstubAllEnvs());

const plugin = waybillBuild();
const resolver = { resolve: async (id: string, importer: string) => ({ id: `${importer} > ${id}` }) };

it("leaves out axios' fetch transport and touches no other import of that name", async () => {
  const list = 'C:\\app\\node_modules\\axios\\lib\\adapters\\adapters.js';
  expect(await plugin.resolveId.call(resolver, './fetch.js', list)).toEqual({ id: `${list} > ../helpers/null.js` });
  expect(plugin.resolveId.call(resolver, './xhr.js', list)).toBeNull();
  expect(plugin.resolveId.call(resolver, './fetch.js', '/app/src/main.ts')).toBeNull();
  expect(plugin.resolveId.call(resolver, './fetch.js')).toBeNull();
});

it('takes react-router without its warnings for developers', async () => {
  const dist = 'C:\\app\\node_modules\\react-router\\dist\\';
  const found = (id: string) => ({ resolve: async () => ({ id }) });
  expect(await plugin.resolveId.call(found(`${dist}development\\index.mjs`), 'react-router')).toEqual({
    id: `${dist}production\\index.mjs`,
  });
  expect(
    await plugin.resolveId.call(found('/m/react-router/dist/development/dom-export.mjs'), 'react-router/dom'),
  ).toEqual({ id: '/m/react-router/dist/production/dom-export.mjs' });
  expect(plugin.resolveId.call(found('/development/'), 'react-router-dom')).toBeNull();
});

it('takes React DOM whole, unless the app wants less: then the module is named that needs what is left out', () => {
  const page = "import { ViewTransition } from 'react';";
  expect(plugin.transform(page, '/app/src/page.tsx')).toBeNull();
  const lean = waybillBuild({ leanReact: true });
  expect(() => lean.transform(page, '/app/src/page.tsx')).toThrow('/app/src/page.tsx uses ViewTransition');
  expect(() => lean.transform('<Fragment ref={list}>', '/app/src/list.tsx')).toThrow('a ref of a Fragment');
});

it("takes React's production files as modules, and in a build for developers none", () => {
  const entry = "module.exports = require('./cjs/react.production.js');";
  const id = '/m/react/index.js';
  vi.stubEnv('NODE_ENV', 'production');
  expect(plugin.transform(entry, id)?.code).toContain("export * from './cjs/react.production.js';");
  vi.stubEnv('NODE_ENV', 'development');
  expect(plugin.transform(entry, id)).toBeNull();
});

it("leaves the blanks of the app's styles out, and nothing that stands in quotes or addresses", async () => {
  const styles =
    "import styled from 'styled-components';\nexport const Box = styled.div`\n  /* a note */\n  width: calc(1px  +  2px);\n  content: 'a  //  b';\n  mask: url(//cdn.example/x.svg);\n`;";
  const { oxc } = plugin.config();
  const { code } = await transformWithOxc(styles, '/app/src/box.tsx', oxc);
  expect(code).toContain("styled.div`width:calc(1px + 2px);content:'a  //  b';mask:url(//cdn.example/x.svg);`");
  expect(plugin.config({ oxc: false })).not.toHaveProperty('oxc');
});

it("keeps the app's own small modules together in one file, whatever the system", () => {
  const { groups } = waybillBuild({ together: ['pages/kit/values'] }).config().build.rolldownOptions.output
    .codeSplitting;
  const isTogether = groups.find(({ name }) => name === 'kit')?.test;
  const ids = [
    '/app/src/pages/kit/values.tsx',
    'C:\\app\\pages\\kit\\values.js',
    '/pages/kit/values-2.ts',
    '/kit/values.ts',
  ];
  expect(ids.map((id) => isTogether?.(id))).toEqual([true, true, false, false]);
});

it("keeps them in a file for each name, beside the shell's own of that name", () => {
  const { groups } = waybillBuild({ together: { orders: ['pages/order/values'], table: ['pages/table'] } }).config()
    .build.rolldownOptions.output.codeSplitting;
  const holding = (id: string) => groups.filter(({ test }) => test?.(id)).map(({ name }) => name);
  expect(holding('/app/src/pages/order/values.tsx')).toEqual(['orders']);
  expect(holding('/app/src/pages/table.tsx')).toEqual(['table']);
  expect(holding('/node_modules/@waybill/ui-shell/dist/table/data-table.js')).toContain('table');
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
      moduleIds: ['/ui-shell/dist/console/pages/login/login-page.js'],
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
