import { afterEach, expect, it, vi } from 'vitest';
import { whenReachable } from './when-reachable';

afterEach(() => vi.unstubAllGlobals());

function setUp(navigator: object) {
  const window = new EventTarget();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  const onReachable = vi.fn();
  void whenReachable().then(onReachable);
  return { window, onReachable };
}

it('waits for the network', async () => {
  const { window, onReachable } = setUp({ onLine: false, serviceWorker: { controller: null } });
  await Promise.resolve();
  expect(onReachable).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(onReachable).toHaveBeenCalledTimes(1);
});

it.each([
  [{ onLine: true }],
  [{ onLine: false, serviceWorker: { controller: {} } }],
  [{ onLine: true, serviceWorker: {} }],
])('does not wait where files can come', async (navigator) => {
  const { onReachable } = setUp(navigator);
  await Promise.resolve();
  expect(onReachable).toHaveBeenCalledTimes(1);
});
