import { expect, it } from 'vitest';
import { type Build, earlyCode } from './early-code';

const chunk = (fileName: string, imports: string[] = [], module?: string, isEntry = false) => ({
  [fileName]: { type: 'chunk' as const, fileName, imports, moduleIds: module ? ['/lib/part.ts', module] : [], isEntry },
});

const build: Build = {
  ...chunk('index.js', ['react.js'], '/app/src/main.tsx', true),
  ...chunk('react.js'),
  ...chunk(
    'login.js',
    ['index.js', 'fields.js'],
    '/lib/ui-shell/dist/console/features/session/login/login-page.js?v=1',
  ),
  ...chunk('fields.js', ['react.js', 'icons.js']),
  ...chunk('icons.js', ['fields.js']),
  ...chunk('shell.js', ['icons.js'], 'C:\\lib\\ui-shell\\src\\console\\view\\connected-shell.tsx'),
  'style.css': { type: 'asset', fileName: 'style.css' },
};

it("returns a module's file and its imports, without the files of the entry", () => {
  expect(earlyCode(build, ['console/features/session/login/login-page'])).toEqual([
    'login.js',
    'fields.js',
    'icons.js',
  ]);
});

it('finds a module on every system, but not by part of a name', () => {
  expect(earlyCode(build, ['console/view/connected-shell'])).toEqual(['shell.js', 'icons.js', 'fields.js']);
  expect(earlyCode(build, ['login-pag', 'page', 'nowhere'])).toEqual([]);
});
