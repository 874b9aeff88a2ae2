import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { waybillMessages } from './waybill-messages';

const { transform } = waybillMessages();
const accepts = (code: string, id = '/src/messages.ts') =>
  transform.call({ parse: parseAst }, code, id)?.code.includes('import.meta.hot.accept') ?? false;

it('looks after modules of nothing but tables of messages', () => {
  expect(accepts("import { defineMessages } from '@x/y';\nexport const a = defineMessages('a', {});")).toBe(true);
  expect(accepts("export const a = defineMessages('a', {}), b = defineMessages('b', {});")).toBe(true);
});

it('leaves a module that exports anything else to its usual way', () => {
  for (const more of [
    'export const b = { ...a };',
    'export function c() {}',
    'export default a;',
    "export * from './more';",
    "export { d } from './more';",
  ])
    expect(accepts(`export const a = defineMessages('a', {});\n${more}`), more).toBe(false);
  expect(accepts("const a = defineMessages('a', {});")).toBe(false);
  expect(accepts('export const a = 1;')).toBe(false);
  expect(accepts("export const a = defineMessages('a', {});", '/src/messages.css')).toBe(false);
});
