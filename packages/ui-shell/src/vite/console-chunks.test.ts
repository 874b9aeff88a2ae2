import { expect, it } from 'vitest';
import { consoleChunks, readScreenImports } from './console-chunks';
import { isModule } from './module-name';

const shell = '/app/node_modules/@waybill/ui-shell/dist/console/view/connected-shell.js';
const login = 'C:\\app\\packages\\ui-shell\\src\\console\\features\\session\\login\\login-page.tsx';
const rules = ['messages/core-catalogues', 'languages/cn-catalogues', 'contact/mobile'].map(
  (file) => `/app/node_modules/@waybill/validators/dist/${file}.js`,
);
const importedIds: Readonly<Record<string, readonly string[]>> = {
  [shell]: ['/menu.ts'],
  [login]: ['/panel.ts', ...rules],
  '/menu.ts': ['/icon.ts'],
  '/panel.ts': ['/field.ts'],
  '/field.ts': ['/panel.ts', '/icon.ts'],
  '/page.ts': ['/field.ts'],
  '/routes.ts': ['/page.ts'],
};
const imports = readScreenImports({
  getModuleIds: () => Object.keys(importedIds),
  getModuleInfo: (id) => ({ importedIds: importedIds[id] ?? [] }),
});

const [libraries, , icons, ...screens] = consoleChunks(() => imports).groups;
const fileOf = (id: string) => screens.find(({ test }) => test?.(id))?.name ?? null;

it('a module is known by its name in sources, in a build and on Windows', () => {
  expect(
    isModule('/home/me/waybill/packages/ui-shell/src/controls/basic/field.tsx', 'ui-shell/controls/basic/field'),
  ).toBe(true);
  expect(
    isModule('/app/node_modules/@waybill/ui-shell/dist/controls/basic/field.js?v=1', 'ui-shell/controls/basic/field'),
  ).toBe(true);
  expect(isModule('C:\\app\\node_modules\\react-dom\\client.js', 'node_modules/react-dom/')).toBe(true);
  expect(isModule('/app/node_modules/react-dom/client.js', 'node_modules/react/')).toBe(false);
  expect(
    isModule('/app/node_modules/@waybill/ui-shell/dist/controls/basic/text-field.js', 'ui-shell/controls/basic/field'),
  ).toBe(false);
});

it('libraries are what other packages bring and icons what lucide brings, on every system', () => {
  const ids = ['/app/node_modules/react/index.js', 'C:\\app\\node_modules\\react\\index.js', shell, '/app/src/main.ts'];
  expect(ids.map((id) => libraries?.test?.(id))).toEqual([true, true, false, false]);
  expect(icons?.test?.('C:\\app\\node_modules\\lucide-react\\dist\\esm\\icons\\x.mjs')).toBe(true);
});

it('what a first screen shares with pages is in the file of that screen, what both share in one of their own', () => {
  expect(fileOf('/menu.ts')).toBe('shell-parts');
  expect(fileOf('/icon.ts')).toBe('screen-parts');
  expect(fileOf('/page.ts')).toBeNull();
});

it('texts of the validators are in the file of no first screen', () => {
  expect(rules.map(fileOf)).toEqual([null, null, 'login-parts']);
});

it('modules that import each other in a circle are followed once', () => {
  expect(fileOf('/field.ts')).toBe('login-parts');
  expect(fileOf('/panel.ts')).toBe('login-parts');
});
