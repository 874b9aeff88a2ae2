// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followKeys, type KeyParts } from './follow-keys';

let life = new AbortController();
afterEach(() => {
  life.abort();
  document.body.innerHTML = '';
});

function start(keysOff?: unknown) {
  life = new AbortController();
  const [home, orders] = [
    { key: '/index', noClosable: true },
    { key: '/order/orderList', noClosable: false },
  ];
  const list = { tabs: [home, orders], active: orders.key as string };
  const tabs = { state: { list }, go: vi.fn(), reload: vi.fn(), close: vi.fn() };
  const goTo = vi.fn();
  const theme = { settings: { extra: { keysOff } } };
  followKeys({ tabs, theme, goTo, signal: life.signal } as unknown as KeyParts);
  return { tabs, goTo, list };
}

function press(code: string, more: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, altKey: true, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

it('each shortcut does what it says, and the browser hears nothing of it', () => {
  const { tabs, goTo } = start();
  expect(press('KeyN').defaultPrevented).toBe(true);
  expect(goTo).toHaveBeenCalledWith('/order/quickOrder');
  press('KeyR');
  expect(tabs.reload).toHaveBeenCalledOnce();
  press('KeyW');
  expect(tabs.close).toHaveBeenCalledWith('/order/orderList');
  press('Comma');
  press('Period');
  expect(tabs.go.mock.calls).toEqual([['/index'], ['/index']]);
});

it('a tab that cannot be closed stays', () => {
  const { tabs, list } = start();
  list.active = '/index';
  press('KeyW');
  expect(tabs.close).not.toHaveBeenCalled();
});

it('what somebody switched off is left to the browser; what is stored is not trusted', () => {
  const { goTo, tabs } = start(['newOrder', 'nonsense']);
  expect(press('KeyN').defaultPrevented).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
  press('KeyR');
  expect(tabs.reload).toHaveBeenCalledOnce();
  life.abort();
  const other = start('newOrder');
  press('KeyN');
  expect(other.goTo).toHaveBeenCalledOnce();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: false }, { repeat: true }])(
  'a press with %j is another one',
  (more) => {
    const { goTo } = start();
    expect(press('KeyN', more).defaultPrevented).toBe(false);
    expect(goTo).not.toHaveBeenCalled();
  },
);

it.each(['<input>', '<textarea></textarea>', '<div role="dialog"><button>x</button></div>'])(
  'not from within %s',
  (html) => {
    const { goTo } = start();
    document.body.innerHTML = html;
    press('KeyN', {}, document.querySelector('button, input, textarea') ?? document.body);
    expect(goTo).not.toHaveBeenCalled();
  },
);

it('ends with its signal', () => {
  const { goTo } = start();
  life.abort();
  press('KeyN');
  expect(goTo).not.toHaveBeenCalled();
});

it('does what was pressed before it was there', () => {
  life = new AbortController();
  const goTo = vi.fn();
  const theme = { settings: { extra: {} } };
  const tabs = { state: { list: { tabs: [], active: null } } };
  followKeys({ tabs, theme, goTo, signal: life.signal } as unknown as KeyParts, press('KeyN'));
  expect(goTo).toHaveBeenCalledOnce();
});
