import { expect, it } from 'vitest';
import { waybillBuild } from './waybill-build';

const plugin = waybillBuild();
const resolver = { resolve: async (id: string, importer: string) => ({ id: `${importer} > ${id}` }) };

it("leaves out axios' fetch transport and touches no other import of that name", async () => {
  const list = 'C:\\app\\node_modules\\axios\\lib\\adapters\\adapters.js';
  expect(await plugin.resolveId.call(resolver, './fetch.js', list)).toEqual({ id: `${list} > ../helpers/null.js` });
  expect(plugin.resolveId.call(resolver, './xhr.js', list)).toBeNull();
  expect(plugin.resolveId.call(resolver, './fetch.js', '/app/src/main.ts')).toBeNull();
  expect(plugin.resolveId.call(resolver, './fetch.js')).toBeNull();
});

it('puts the compile hint first into the files of the first screens, and keeps their source maps right', () => {
  const bundle = {
    'index.js': { type: 'chunk' as const, name: 'index', code: 'a()', map: { mappings: 'AAAA' } },
    'order.js': { type: 'chunk' as const, name: 'order-list', code: 'b()' },
    'index.css': { type: 'asset' as const, name: 'index' },
  };
  plugin.generateBundle.handler({}, bundle);
  expect(bundle['index.js']).toMatchObject({ code: '//# allFunctionsCalledOnLoad\na()', map: { mappings: ';AAAA' } });
  expect(bundle['order.js'].code).toBe('b()');
  expect(bundle['index.css']).not.toHaveProperty('code');
});
