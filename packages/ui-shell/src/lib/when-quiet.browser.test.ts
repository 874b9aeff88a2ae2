import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

let comes: () => void;
let observed = 0;
beforeEach(() => {
  observed = 0;
  vi.useFakeTimers();
  // Idle at once: the test counts the delay before.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        comes = callback;
      }
      observe = () => {
        observed += 1;
      };
      disconnect = () => {
        observed -= 1;
      };
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits until for three seconds nothing has come from the network, then calls back once', () => {
  const run = vi.fn();
  whenQuiet(run);
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(1000);
    comes();
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3001);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, observed, vi.getTimerCount()]).toEqual([1, 0, 0]);
});

it('does not begin while the user types a password or has just pressed Enter [service-worker-waits-for-idle]', () => {
  const run = vi.fn();
  whenQuiet(run);
  for (let key = 0; key < 20; key += 1) {
    vi.advanceTimersByTime(2000);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: key < 19 ? 'a' : 'Enter' }));
  }
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be called off, and leaves nothing behind', () => {
  const run = vi.fn();
  const callOff = whenQuiet(run);
  callOff();
  window.dispatchEvent(new PointerEvent('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, observed, vi.getTimerCount()]).toEqual([0, 0, 0]);
});
