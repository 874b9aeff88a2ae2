import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageNames } from '../packaging/pack.mjs';
import { measureSizes, sizesFile } from './registry-tables.mjs';

test.each(packageNames)('the sizes in the README of %s are those of its code, within a tenth', async (name) => {
  const written = JSON.parse(readFileSync(sizesFile, 'utf8'));
  for (const [entry, { gzip, later }] of Object.entries(await measureSizes(name))) {
    const said = written[entry] ?? { gzip: 0, later: 0 };
    const hint = `${entry}: run "npm run docs -- --sizes" and commit it`;
    expect(Math.abs(said.gzip - gzip), hint).toBeLessThan(gzip / 10 + 300);
    expect(Math.abs(said.later - later), hint).toBeLessThan(later / 10 + 300);
  }
});
