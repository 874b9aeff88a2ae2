import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { consoleChunks, readScreenImports } from './console-chunks';
import { isModule } from './module-name';

const shell = '/app/node_modules/@waybill/ui-shell/dist/console/view/connected-shell.js';
const login = 'C:\\app\\packages\\ui-shell\\src\\console\\features\\session\\login\\login-page.tsx';
const icon = '/app/node_modules/lucide-react/dist/esm/icons/x.mjs';
const modules: Readonly<Record<string, string>> = {
  '/app/index.html': "import '/app/main.ts'",
  '/app/main.ts': 'start()',
  [shell]: "import '/menu.ts'; import '/app/node_modules/react-router/index.mjs'",
  [login]: "import '/panel.ts'",
  '/menu.ts': "import '/both.ts'",
  '/panel.ts': `import '/field.ts'; import '${icon}'`,
  '/field.ts': "import '/panel.ts'; import '/both.ts'",
  '/both.ts': '',
  [icon]: '',
  '/app/node_modules/react-router/index.mjs': '',
  '/page.ts': "import '/field.ts'",
  '/pages/home.tsx': "import '/figures.ts'",
  '/figures.ts': '',
};
const graph = {
  getModuleIds: () => Object.keys(modules),
  getModuleInfo: (id: string) => ({ isEntry: id === '/app/index.html', code: modules[id] ?? null }),
  parse: (code: string) => parseAst(code),
  resolve: async (id: string) => ({ id }),
};
const imports = await readScreenImports(graph, 'pages/home');
const { groups } = consoleChunks(() => imports);
/** The file of a module outside of the start, by the first group that matches. */
const fileOf = (id: string) => groups.find(({ test, tags }) => !tags && test?.(id))?.name ?? null;

it('a module is recognised by its name in sources, in a build and on Windows', () => {
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

it('libraries are the modules of other packages, on every system', () => {
  const ids = ['/app/node_modules/react/index.js', 'C:\\app\\node_modules\\react\\index.js', shell, '/app/src/main.ts'];
  expect(ids.map((id) => groups[0]?.test?.(id))).toEqual([true, true, false, false]);
});

it('modules of the start and of both first screens are in the file of the console', () => {
  expect(['/app/main.ts', '/both.ts', '\0vite/preload-helper.js'].map(fileOf)).toEqual([
    'console',
    'console',
    'console',
  ]);
});

it('modules shared by a first screen and pages are in the file of that screen, with its icons and without libraries', () => {
  expect(['/menu.ts', '/figures.ts'].map(fileOf)).toEqual(['shell-parts', 'shell-parts']);
  expect(['/panel.ts', '/field.ts', icon].map(fileOf)).toEqual(['login-parts', 'login-parts', 'login-parts']);
  expect(fileOf('/app/node_modules/react-router/index.mjs')).toBeNull();
});

it('first screens and pages have separate files, and other icons share one', () => {
  expect([shell, login, '/pages/home.tsx', '/page.ts'].map(fileOf)).toEqual([null, null, null, null]);
  expect(fileOf('C:\\app\\node_modules\\lucide-react\\dist\\esm\\icons\\pin.mjs')).toBe('icons');
});
