import { expect, test } from 'vitest';
import { rows, visits } from './rows.mjs';

test('each row reads a visit and a variant that there are, and none stands twice', () => {
  for (const { visit, variant } of rows) expect(visits[visit]?.variants).toContain(variant);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
