import { afterEach, expect, it, vi } from 'vitest';
import type { ConsoleView } from '../../../kernel/ports/console-view';
import { prepareView } from './prepare-view';

const page = { kind: 'page', match: { route: { entry: { page: 'orders' } } } } as unknown as ConsoleView;
const standalone = { kind: 'standalone', page: 'login' } as ConsoleView;

afterEach(() => void vi.useRealTimers());

it('a page comes with the shell, a standalone page alone, and a route without a page with the 404 page', async () => {
  const load = vi.fn(async () => {});
  const prepare = prepareView(load);
  await prepare(page);
  await prepare(standalone);
  await prepare({ kind: 'page', match: { route: { entry: {} } } } as unknown as ConsoleView);
  expect(load.mock.calls.map((call: unknown[]) => call[0])).toEqual(['shell', 'orders', 'login', 'shell', '404']);
});

it('code that does not come is no failure here', async () => {
  await expect(prepareView(() => Promise.reject(new Error('no network')))(standalone)).resolves.toBeDefined();
});

it('after a second the view is shown with the loaded parts', async () => {
  vi.useFakeTimers();
  const shown = vi.fn();
  void prepareView(() => new Promise(() => {}))(page).then(shown);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalled();
});
