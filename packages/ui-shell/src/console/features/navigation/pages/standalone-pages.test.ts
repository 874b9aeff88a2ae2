import { expect, it } from 'vitest';
import { resolveConfig } from '../../../kernel/console-config';
import { openPaths, standalonePages } from './standalone-pages';

it('the pages outside of the shell are open to everyone, unless an app names the paths itself [pages-outside-shell-are-open]', () => {
  const open = openPaths(resolveConfig({}));
  expect(open).toEqual(standalonePages.map((page) => page.path));
  expect(open).toEqual(expect.arrayContaining(['/login', '/callback', '/403', '/404', '/debugger']));
  expect(openPaths(resolveConfig({ whitelist: ['/login'] }))).toEqual(['/login']);
});
