import { expect, test } from 'vitest';
import { stageKey } from './memory.mjs';

const stage = { name: 'journeys', reads: ['packages/', 'apps/'] };
const files = { 'apps/console/src/main.tsx': 'a', 'docs/proof.md': 'b', 'package-lock.json': 'c', 'README.md': 'd' };
const key = (changes = {}, surroundings = ['v20']) =>
  stageKey(stage, new Map(Object.entries({ ...files, ...changes })), surroundings);

test('the same files on the same Node.js need no second run', () => {
  expect(key()).toBe(key());
});

test.each(['apps/console/src/main.tsx', 'package-lock.json', 'packages/http/src/new.ts'])(
  'a change of %s means another run',
  (name) => {
    expect(key({ [name]: 'changed' })).not.toBe(key());
  },
);

test('another Node.js or another switch means another run', () => {
  expect(key({}, ['v22'])).not.toBe(key());
  expect(key({}, ['v20', 'WAYBILL_THOROUGH=1'])).not.toBe(key());
});

test('words that the stage does not read leave it alone', () => {
  expect(key({ 'docs/proof.md': 'changed', 'README.md': 'changed' })).toBe(key());
});

test('a file that moves means another run', () => {
  const moved = new Map([['apps/console/src/other.tsx', 'a']]);
  expect(stageKey(stage, moved, ['v20'])).not.toBe(
    stageKey(stage, new Map([['apps/console/src/main.tsx', 'a']]), ['v20']),
  );
});
