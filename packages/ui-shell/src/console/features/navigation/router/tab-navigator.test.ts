import { describe, expect, it, vi } from 'vitest';
import type { WindowLocation } from '../../../kernel/ports/window-location';
import { createTabNavigator } from './tab-navigator';

function open(shown: boolean) {
  const history = { push: vi.fn(), replace: vi.fn(), go: vi.fn(), href: (to: string) => `#${to}` };
  const onDropped = vi.fn();
  const navigator = createTabNavigator({
    history: history as unknown as WindowLocation,
    isShown: () => shown,
    onDropped,
  });
  return { history, onDropped, navigator };
}

describe('createTabNavigator', () => {
  it('moves the window while its tab is in view', () => {
    const { history, navigator, onDropped } = open(true);
    navigator.push({ pathname: '/order', search: '?page=2' }, { a: 1 });
    navigator.replace('/index');
    navigator.go(-1);
    expect(history.push).toHaveBeenCalledWith('/order?page=2', { a: 1 });
    expect(history.replace).toHaveBeenCalledWith('/index', undefined);
    expect(history.go).toHaveBeenCalledWith(-1);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('follows nothing that a hidden page attempts, and reports it', () => {
    const { history, navigator, onDropped } = open(false);
    navigator.push('/promotion/userList');
    navigator.replace('/order?late=1');
    navigator.go(1);
    expect(history.push).not.toHaveBeenCalled();
    expect(history.replace).not.toHaveBeenCalled();
    expect(history.go).not.toHaveBeenCalled();
    expect(onDropped.mock.calls.flat()).toEqual(['/promotion/userList', '/order?late=1', '1 entries in the history']);
  });
});
