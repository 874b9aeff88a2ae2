import { expect, test } from 'vitest';
import { partOf, partsTable, shareOut } from './screen-parts.mjs';

test('a module belongs to the first part whose folder it stands in; one without a part is named', () => {
  expect(partOf('/w/node_modules/react-dom/client.js')).toBe('React');
  expect(partOf('/w/packages/ui-shell/src/console/pages/login/login-page.tsx')).toBe('login page');
  expect(partOf('/w/packages/ui-shell/src/console/create-console.tsx')).toBe('assembly');
  expect(() => partOf('/w/packages/new/a.ts')).toThrow('No part of the first screens has /w/packages/new/a.ts');
});

test('the shares of a file are whole and add up to it', () => {
  expect(shareOut(100, { one: 30, other: 60, third: 30 })).toEqual({ one: 25, other: 50, third: 25 });
  expect(Object.values(shareOut(100, { one: 1, other: 1, third: 1 })).reduce((sum, share) => sum + share)).toBe(100);
});

test('the table names what each part is for, the heaviest of home first, and adds up', () => {
  const lines = partsTable({ login: { React: 67_000, 'login page': 5000 }, home: { React: 67_000, tabs: 4000 } }).split(
    '\n',
  );
  expect(lines.slice(2)).toEqual([
    '| React | Draws what is shown and what changes of it. | 67,000 | 67,000 |',
    '| tabs | Open pages as tabs: order, closing, keys, remembering. | - | 4,000 |',
    '| login page | Panels of the login page, their fields and their words. | 5,000 | - |',
    '| **all** | | **72,000** | **71,000** |',
  ]);
});
