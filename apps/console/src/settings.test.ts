import type { RouteDefinition } from '@waybill/ui-shell/console';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from './routes';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const readSettings = async () => (await import('./settings')).settings;

it('the section of components is not in the menu that is shipped', () => {
  const table: readonly RouteDefinition[] = routes;
  expect(table.find(({ path }) => path === '/vab')?.nav?.hidden).toBe(true);
});

it('the section of components is in the menu if a developer enables it [demo-section-is-setting]', async () => {
  vi.stubEnv('VITE_DEMO_SECTION', '');
  expect((await readSettings()).demoSection).toBe(false);
  vi.resetModules();
  vi.stubEnv('VITE_DEMO_SECTION', '1');
  expect((await readSettings()).demoSection).toBe(true);
});

it('the start creates no date or number format, because the first costs every first screen 6 ms', async () => {
  const made = ['DateTimeFormat', 'NumberFormat'].map((name) => vi.spyOn(Intl, name as 'DateTimeFormat'));
  await Promise.all([import('./config'), import('./routes')]);
  for (const format of made) expect(format).not.toHaveBeenCalled();
});
