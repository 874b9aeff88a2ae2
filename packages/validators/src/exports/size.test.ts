import { describe, expect, it } from 'vitest';
import { listExports, measure } from '../../bench/measure.mjs';

const names = await listExports();

describe('what the package costs in a consumer’s bundle', { timeout: 30_000 }, () => {
  it.each(names.filter((name) => /^is[A-Z]/.test(name)))('%s alone is at most 600 bytes gzip', async (name) => {
    expect((await measure([name])).gzip).toBeLessThanOrEqual(600);
  });

  it('is under 8 kB gzip for everything', async () => {
    expect((await measure(names)).gzip).toBeLessThan(8_000);
  });

  it('is nothing for an import that is not used', async () => {
    expect((await measure([])).bytes).toBe(0);
  });
});
