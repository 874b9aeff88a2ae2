import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from '../../../../feedback/create-toasts';
import { createUndo } from './create-undo';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(done = true, isOffline = false) {
  const toasts = createToasts();
  const undo = createUndo(toasts, String, () => isOffline);
  const run = vi.fn(async () => ({ done }));
  const undone = vi.fn();
  const later = () => undo.later({ text: '2 deleted', run, undo: undone, hides: { url: '/list', ids: [1, 2] } });
  const press = () => toasts.state.list[0]?.action?.run();
  return { toasts, undo, run, undone, later, press, hidden: () => [...undo.hidden('/list')] };
}

describe('an undoable action', () => {
  it('is sent once after 6 s', async () => {
    const { run, later, hidden } = setUp();
    later();
    expect(hidden()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run.mock.calls).toEqual([[{ keepalive: false }]]);
    expect(hidden()).toEqual([1, 2]);
  });

  it('is not announced as a success, since nothing was sent; without a connection the message names its storage [offline-step-shows-storage]', () => {
    const online = setUp();
    online.later();
    expect(online.toasts.state.list).toMatchObject([{ kind: 'info', text: '2 deleted' }]);
    expect(online.toasts.state.list[0]?.detail).toBeUndefined();
    const offline = setUp(true, true);
    offline.later();
    expect(offline.toasts.state.list).toMatchObject([{ kind: 'info', detail: { id: 'undo.inWindow' } }]);
    offline.press();
    expect(offline.toasts.state.list.map(({ kind }) => kind)).not.toContain('success');
  });

  it('waits while its message is being looked at', async () => {
    const { toasts, run, later } = setUp();
    later();
    toasts.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).not.toHaveBeenCalled();
    toasts.resume();
    await vi.advanceTimersByTimeAsync(6000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is never sent after an undo, and shows again', async () => {
    const { run, undone, later, press, hidden } = setUp();
    later();
    press();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).not.toHaveBeenCalled();
    expect(undone).toHaveBeenCalledTimes(1);
    expect(hidden()).toEqual([]);
  });

  it('goes at once when its message is closed or everything is settled; never twice', async () => {
    for (const way of ['close', 'all'] as const) {
      const { toasts, undo, run, later } = setUp();
      later();
      if (way === 'close') toasts.dismiss(toasts.state.list[0]?.id ?? 0);
      if (way === 'all') await undo.carryOut({ keepalive: true });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(run).toHaveBeenCalledTimes(1);
      expect(toasts.state.list).toEqual([]);
    }
  });

  it('shows again where the server refused it', async () => {
    const { undone, later, hidden, undo } = setUp(false);
    later();
    await undo.carryOut();
    expect(undone).toHaveBeenCalledTimes(1);
    expect(hidden()).toEqual([]);
  });

  it('is reported if the login has expired before it was sent', async () => {
    const { toasts, undo, run, undone, later } = setUp();
    later();
    undo.giveUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).not.toHaveBeenCalled();
    expect(undone).toHaveBeenCalledTimes(1);
    expect(toasts.state.list).toMatchObject([{ kind: 'warning', text: { values: { text: '2 deleted' } } }]);
  });
});
