import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { fromRoot, root } from '../scripts/lib/root.mjs';
import { rows, visits } from './rows.mjs';

test('each row reads a visit and a variant that there are, and none stands twice', () => {
  for (const { visit, variant } of rows) expect(visits[visit]?.variants).toContain(variant);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('the floor is made of what ours is made of: no workspace has a version of its own', () => {
  const text = globSync('bench/floor/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(fromRoot(file), 'utf8'));
  const names = [...text.join('\n').matchAll(/from '((?:@[^/']+\/)?[a-z][^/']*)/g)].map(([, name]) => name);
  expect(names).toContain('styled-components');
  const places = globSync('{packages,apps}/*', { cwd: root, onlyDirectories: true });
  const own = places
    .flatMap((place) => names.map((name) => `${place}/node_modules/${name}`))
    .filter((at) => existsSync(fromRoot(at)));
  expect(own).toEqual([]);
});
