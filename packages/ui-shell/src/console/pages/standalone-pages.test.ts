import { expect, it } from 'vitest';
import { resolveConfig } from '../kernel/console-config';
import { openPaths } from './standalone-pages';

it('the pages outside of the shell are open to everyone, unless an app names the paths itself', () => {
  expect(openPaths(resolveConfig({}))).toEqual(['/login', '/callback', '/403', '/404', '/debugger']);
  expect(openPaths(resolveConfig({ whitelist: ['/login'] }))).toEqual(['/login']);
});
