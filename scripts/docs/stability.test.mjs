import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot, root } from '../lib/root.mjs';
import { entryFiles } from './entries.mjs';
import { createProgram } from './program.mjs';
import { unmarkedExports } from './stability.mjs';

const file = fromRoot('unmarked.ts');
const source = `/** It says what it is. @public */ export const one = 1;
/** It says no more. */ export const two = 2;
/** @public @beta */ export type Three = 3;`;
const entries = ['auth-core', 'http', 'ui-shell', 'validators'].flatMap(entryFiles);
const program = createProgram(entries, new Map([[file, source]]));

test('an export that says neither or both of @public and @beta is found', () => {
  expect(unmarkedExports(program, file)).toEqual(['two', 'Three']);
});

test.each(entries.map((entry) => path.relative(root, entry)))(
  'every export of %s is marked @public or @beta [every-export-is-public-or-beta]',
  (entry) => {
    expect(unmarkedExports(program, fromRoot(entry))).toEqual([]);
  },
);
