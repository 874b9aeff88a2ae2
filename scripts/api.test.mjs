import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from './lib/root.mjs';

test.each(readdirSync(fromRoot('etc')))(
  'every export in etc/%s is @public or @beta [every-export-is-public-or-beta]',
  (file) => {
    expect(readFileSync(fromRoot('etc', file), 'utf8')).not.toMatch(
      /ae-(?:missing|extra)-release-tag\) "(?!normalise)/,
    );
  },
);
