import { describe, expect, it } from 'vitest';
import { listExports, measure } from '../../bench/measure.mjs';

const names = await listExports();

const rules = (
  await Promise.all(['cn', 'trade'].map(async (entry) => ({ entry, names: await listExports(entry) })))
).flatMap(({ entry, names }) => names.filter((name) => /^is[A-Z]/.test(name)).map((name) => ({ entry, name })));

describe('what the package costs in a consumer’s bundle', { timeout: 30_000 }, () => {
  it.each(names.filter((name) => /^is[A-Z]/.test(name)))('%s alone is at most 600 bytes gzip', async (name) => {
    expect((await measure([name])).gzip).toBeLessThanOrEqual(600);
  });

  it.each(rules)('$name of $entry alone is at most 600 bytes gzip', async ({ entry, name }) => {
    expect((await measure([name], entry)).gzip).toBeLessThanOrEqual(600);
  });

  it('is under 12 kB gzip for everything of cn and trade together', async () => {
    const sizes = await Promise.all(['cn', 'trade'].map(async (entry) => measure(await listExports(entry), entry)));
    expect(sizes.reduce((total, { gzip }) => total + gzip, 0)).toBeLessThan(12_000);
  });

  it('leaves the table of makers to a chunk that is loaded on demand', async () => {
    expect((await measure(['parseVin', 'loadVinMakers'], 'cn')).code).not.toContain('FAW-Volkswagen');
  });

  it('is under 8 kB gzip for everything', async () => {
    expect((await measure(names)).gzip).toBeLessThan(8_000);
  });

  it('is nothing for an import that is not used', async () => {
    expect((await measure([])).bytes).toBe(0);
  });
});
