// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOrders, endComposition } from '../../../../../testing/end-composition';
import type { Command } from '../../../kernel/command';
import { bind, conflictOf, keysOf } from '../keys/bindings';
import { readKeyChoice } from '../keys/key-choice';
import { followKeys } from './follow-keys';

const commands: readonly Command[] = [
  { id: 'newOrder', title: 'New order', keys: 'Alt+N', run: vi.fn() },
  { id: 'reload', title: 'Reload', keys: 'Alt+R', run: vi.fn() },
  { id: 'previous', title: 'Previous', keys: 'Alt+,', run: vi.fn() },
  { id: 'orders', title: 'Orders', keys: 'G O', run: vi.fn() },
  { id: 'tick', title: 'Tick', keys: 'X', run: vi.fn() },
  { id: 'keys', title: 'Keys', keys: '?', run: vi.fn() },
];

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function start(extra: unknown = {}, first?: readonly KeyboardEvent[], gone: readonly string[] = []) {
  const ran: string[] = [];
  const openPalette = vi.fn();
  const bindings = bind(commands, readKeyChoice(extra));
  const find = (id: string) => commands.find((command) => command.id === id && !gone.includes(id));
  stop = followKeys({ bindings: () => bindings, find, run: ({ id }) => ran.push(id), openPalette }, first);
  return { ran, openPalette };
}

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}
const alt = (code: string, more: KeyboardEventInit = {}) => press('', { code, altKey: true, ...more });

it('a command runs by its keys, and the browser hears nothing of them', () => {
  const { ran } = start();
  expect(alt('KeyN').defaultPrevented).toBe(true);
  alt('Comma');
  press('x');
  press('?', { shiftKey: true });
  expect(ran).toEqual(['newOrder', 'previous', 'tick', 'keys']);
});

it('several keys come one after the other, within a pause; a wrong one begins anew', () => {
  const { ran } = start();
  press('g');
  press('o');
  expect(ran).toEqual(['orders']);
  press('g');
  vi.advanceTimersByTime(2000);
  press('o');
  press('g');
  press('x');
  expect(ran).toEqual(['orders', 'tick']);
  press('g');
  press('Shift', { shiftKey: true });
  press('o');
  expect(ran).toEqual(['orders', 'tick', 'orders']);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: false }, { repeat: true }])(
  'a press with %j is another one',
  (more) => {
    const { ran } = start();
    expect(press('n', { code: 'KeyN', altKey: true, ...more }).defaultPrevented).toBe(false);
    expect(ran).toEqual([]);
  },
);

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable>x</p>',
  '<div role="dialog"><button>x</button></div>',
  '<div role="menu"><a href="#">x</a></div>',
])('nothing runs from within %s', (html) => {
  const { ran } = start();
  document.body.innerHTML = html;
  const target = document.querySelector('button, input, textarea, select, a, p') ?? document.body;
  press('x', {}, target);
  press('n', { code: 'KeyN', altKey: true }, target);
  expect(ran).toEqual([]);
});

it('a box that is ticked is not typed into', () => {
  const { ran } = start();
  document.body.innerHTML = '<input type="checkbox">';
  press('x', {}, document.querySelector('input') ?? document.body);
  expect(ran).toEqual(['tick']);
});

it.each(compositionOrders)('nothing runs while something is composed, %s', (order) => {
  const { ran } = start();
  document.body.innerHTML = '<div tabindex="0"></div>';
  endComposition(document.querySelector('div') ?? document.body, order, 'x');
  expect(ran).toEqual([]);
});

it('Ctrl+K opens the palette, from within a field too, but not over a dialog nor where an editor has taken it', () => {
  const { openPalette } = start();
  document.body.innerHTML = '<input><div role="dialog"><button>x</button></div><p contenteditable>x</p>';
  expect(press('k', { ctrlKey: true }, document.querySelector('input') ?? document.body).defaultPrevented).toBe(true);
  press('k', { ctrlKey: true }, document.querySelector('button') ?? document.body);
  const editor = document.querySelector('p');
  editor?.addEventListener('keydown', (event) => event.preventDefault());
  press('k', { ctrlKey: true }, editor ?? document.body);
  expect(openPalette).toHaveBeenCalledOnce();
});

it('what somebody switched off is left to the browser; what is stored is not trusted', () => {
  const { ran } = start({ keysOff: ['newOrder', 7], keys: { tick: 'T', orders: 7 }, singleKeysOff: 'yes' });
  expect(alt('KeyN').defaultPrevented).toBe(false);
  press('x');
  press('t');
  press('g');
  press('o');
  expect(ran).toEqual(['tick', 'orders']);
});

it('keys that are pressed alone can be switched off', () => {
  const { ran } = start({ singleKeysOff: true });
  for (const key of ['x', 'g', 'o', '?']) press(key);
  alt('KeyR');
  expect(ran).toEqual(['reload']);
});

it('of two commands with the same keys the one that is there runs; what is not there leaves its keys to the browser', () => {
  const { ran } = start({ keys: { tick: 'N', reload: 'N' } }, [], ['tick', 'keys']);
  press('n');
  expect(press('?', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(ran).toEqual(['reload']);
});

it('what was pressed before it was there is done', () => {
  const early = new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', altKey: true });
  const tick = new KeyboardEvent('keydown', { key: 'x', code: 'KeyX' });
  const { ran } = start({}, [early, tick]);
  expect(ran).toEqual(['newOrder']);
  alt('KeyR');
  vi.runAllTimers();
  expect(ran).toEqual(['newOrder', 'tick', 'reload']);
});

it('names what is in the way: the same keys, or the beginning of others', () => {
  const choice = readKeyChoice({ keys: { reload: '' } });
  const bindings = bind(commands, choice);
  expect(conflictOf(bindings, 'tick', 'g')).toBe('orders');
  expect(conflictOf(bindings, 'tick', 'Alt+N')).toBe('newOrder');
  expect(conflictOf(bindings, 'tick', 'X')).toBeUndefined();
  expect(commands.map((command) => keysOf(command, choice))).toEqual(['Alt+N', '', 'Alt+,', 'G O', 'X', '?']);
});
