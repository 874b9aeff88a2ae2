import { describe, expect, it } from 'vitest';
import { listExports, measure } from '../../bench/measure.mjs';

const names = await listExports();

const rules = (
  await Promise.all(['cn', 'trade'].map(async (entry) => ({ entry, names: await listExports(entry) })))
).flatMap(({ entry, names }) => names.filter((name) => /^is[A-Z]/.test(name)).map((name) => ({ entry, name })));

describe('the size of the package in a consumer’s bundle', () => {
  // One expression matches every form of an IPv6 address: 40 bytes more than taking it apart, a tenth of the time.
  // The forms of six documents stand alone, so that JSON Schema has them too.
  const limits: Readonly<Record<string, number>> = { isUrl: 640, isIdentityDocument: 634 };
  const withLimits = (list: readonly { name: string; entry?: string }[]) =>
    list.map((each) => ({ ...each, limit: limits[each.name] ?? 600 }));

  it.each(withLimits(names.filter((name) => /^is[A-Z]/.test(name)).map((name) => ({ name }))))(
    '$name alone is at most $limit bytes gzip',
    async ({ name, limit }) => {
      expect((await measure([name])).gzip).toBeLessThanOrEqual(limit);
    },
  );

  it.each(withLimits(rules))('$name of $entry alone is at most $limit bytes gzip', async ({ entry, name, limit }) => {
    expect((await measure([name], entry)).gzip).toBeLessThanOrEqual(limit);
  });

  it('is under 12 kB gzip for everything of cn and trade together', async () => {
    const sizes = await Promise.all(['cn', 'trade'].map(async (entry) => measure(await listExports(entry), entry)));
    expect(sizes.reduce((total, { gzip }) => total + gzip, 0)).toBeLessThan(12_000);
  });

  it('leaves the table of makers to a chunk that is loaded on demand', async () => {
    expect((await measure(['parseVin', 'loadVinMakers'], 'cn')).code).not.toContain('FAW-Volkswagen');
  });

  it.each([
    { names: ['object'], limit: 1_000 },
    { names: ['string'], limit: 500 },
    { names: ['object', 'string', 'mobile', 'validate'], limit: 1_700 },
  ])('is at most $limit bytes gzip for $names', async ({ names, limit }) => {
    expect((await measure(names)).gzip).toBeLessThanOrEqual(limit);
  });

  it('is under 12 kB gzip for everything', async () => {
    expect((await measure(names)).gzip).toBeLessThan(12_000);
  });

  it('is nothing for an import that is not used', async () => {
    expect((await measure([])).bytes).toBe(0);
  });
});
