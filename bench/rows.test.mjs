import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { fromRoot, root } from '../scripts/lib/root.mjs';
import { goals } from './goals.mjs';
import { rows, visits } from './rows.mjs';

test('each row names an existing visit and variant and is unique', () => {
  for (const { visit, variant } of rows) expect(visits[visit]?.variants).toContain(variant);
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(rows.length);
  expect(names).toEqual(expect.arrayContaining(Object.keys(goals)));
});

/** The libraries of the floor. */
const libraries = [
  ...['@lingui/core', '@lingui/react', '@radix-ui/react-dropdown-menu', '@tanstack/react-table'],
  ...['@tanstack/react-virtual', 'axios', 'react', 'react-dom', 'react-router-dom', 'styled-components', 'valtio'],
  ...['vite', 'vite-plugin-pwa'],
];

test.each(libraries)('the floor and ours have the same %s: it is installed once, at the root', (name) => {
  expect(existsSync(fromRoot('node_modules', name))).toBe(true);
  expect(globSync(`{packages,apps}/*/node_modules/${name}/package.json`, { cwd: root })).toEqual([]);
});
