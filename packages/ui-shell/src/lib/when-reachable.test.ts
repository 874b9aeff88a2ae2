import { afterEach, expect, it, vi } from 'vitest';
import { whenReachable } from './when-reachable';

afterEach(() => vi.unstubAllGlobals());

function setUp(navigator: object) {
  const window = new EventTarget();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  const told = vi.fn();
  void whenReachable().then(told);
  return { window, told };
}

it('waits for the network', async () => {
  const { window, told } = setUp({ onLine: false, serviceWorker: { controller: null } });
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  [{ onLine: true }],
  [{ onLine: false, serviceWorker: { controller: {} } }],
  [{ onLine: true, serviceWorker: {} }],
])('does not wait where files can come', async (navigator) => {
  const { told } = setUp(navigator);
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});
