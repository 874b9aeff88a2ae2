import { afterEach, expect, test, vi } from 'vitest';
import { capture } from './run.mjs';

afterEach(() => vi.unstubAllEnvs());

test('npm prints the reason of a failure below a silent npm too', async () => {
  vi.stubEnv('npm_config_loglevel', 'silent');
  const { code, output } = await capture('npm', ['pack', './no-such-folder', '--dry-run']);
  expect(code).not.toBe(0);
  expect(output).toContain('npm error');
});
