import { describe, expect, it } from 'vitest';
import { isExternalPath, joinPath } from './join-path';

describe('joinPath', () => {
  it.each([
    ['/order', 'orderList', '/order/orderList'],
    ['/', 'index', '/index'],
    ['', 'order', '/order'],
    ['', '/', '/'],
    ['', '', '/'],
    ['/order', '', '/order'],
    ['/order', '/elsewhere', '/elsewhere'],
    ['/order', 'list/', '/order/list'],
    ['/order/', 'list', '/order/list'],
    ['/order', '//list//x/', '/list/x'],
    ['/vab', 'table/:id', '/vab/table/:id'],
  ])('below %j puts %j at %j', (parent, path, expected) => {
    expect(joinPath(parent, path)).toBe(expected);
  });
});

describe('isExternalPath', () => {
  it.each([
    'https://a.example',
    'HTTP://a',
    'mailto:a@b.example',
    'tel:123',
    '//host',
    'javascript:alert(1)',
    'web+x:1',
  ])('takes %j for an address outside the app', (path) => {
    expect(isExternalPath(path)).toBe(true);
  });

  it.each(['/order', 'order', '', '/', ':id', '/order/:id', './https://x', '1https://x', 'a/b:c'])(
    'takes %j for a path of the app',
    (path) => {
      expect(isExternalPath(path)).toBe(false);
    },
  );
});
