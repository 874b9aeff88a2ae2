// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOrders, endComposition } from '../../../../../testing/end-composition';
import type { Command } from '../../../kernel/command';
import { bind, conflictOf } from './bindings';
import { followKeys } from './follow-keys';
import { readKeyChoice } from './key-choice';
import { keysOf } from './keys-of';

const commands: readonly Command[] = [
  { id: 'newOrder', title: 'New order', keys: 'Alt+N', run: vi.fn() },
  { id: 'reload', title: 'Reload', keys: 'Alt+R', run: vi.fn() },
  { id: 'previous', title: 'Previous', keys: 'Alt+,', run: vi.fn() },
  { id: 'orders', title: 'Orders', keys: 'G O', run: vi.fn() },
  { id: 'tick', title: 'Tick', keys: 'X', run: vi.fn() },
  { id: 'keys', title: 'Keys', keys: '?', run: vi.fn() },
  { id: 'close', title: 'Close', keys: 'Alt+W', run: vi.fn() },
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
  const draw = vi.fn();
  stop = followKeys({ bindings: () => bindings, find, run: ({ id }) => ran.push(id), openPalette, draw }, first);
  return { ran, openPalette, draw };
}

/** Presses a key and waits `pause` ms, by default as a human does. */
function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body, pause = 60): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  on.dispatchEvent(event);
  vi.advanceTimersByTime(pause);
  return event;
}
/** Alt and a key of an American keyboard. */
const alt = (code: string, more: KeyboardEventInit = {}) =>
  press(code === 'Comma' ? ',' : code.slice(-1).toLowerCase(), { code, altKey: true, ...more });

it('a command runs by its keys, and the browser does not receive them', () => {
  const { ran } = start();
  expect(alt('KeyN').defaultPrevented).toBe(true);
  alt('Comma');
  press('x');
  press('?', { shiftKey: true });
  expect(ran).toEqual(['newOrder', 'previous', 'tick', 'keys']);
});

it.each([
  ['Alt and the Z of a French keyboard', { key: 'z', code: 'KeyW', altKey: true }, undefined],
  ['Alt and the comma of a French keyboard', { key: ',', code: 'KeyM', altKey: true }, 'previous'],
  ['Alt and the N of a Dvorak keyboard', { key: 'n', code: 'KeyL', altKey: true }, 'newOrder'],
  ['Alt and the N of a Russian keyboard', { key: 'т', code: 'KeyN', altKey: true }, 'newOrder'],
  ['the X of a Greek keyboard', { key: 'χ', code: 'KeyX' }, 'tick'],
  ['the key of a French keyboard that an American has for 2', { key: 'é', code: 'Digit2' }, undefined],
  ['AltGr and the N of a Polish keyboard', { key: 'ń', code: 'KeyN', ctrlKey: true, altKey: true }, undefined],
  ['a dead key', { key: 'Dead', code: 'KeyX' }, undefined],
])('%s is the letter that is typed, in other alphabets the place of the key [keys-by-sign]', (_, init, command) => {
  const { ran } = start();
  press(init.key, init);
  expect(ran).toEqual(command ? [command] : []);
});

it.each([
  ['a sign', '˜', 'KeyN', 'newOrder'],
  ['a dead key', 'Dead', 'KeyN', 'newOrder'],
  ['a letter', 'n', 'KeyL', 'newOrder'],
  ['a letter with an accent', 'å', 'KeyR', 'reload'],
])('on a Mac Option makes %s of a letter: the place of the key counts then [keys-by-sign]', (_, key, code, command) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { ran } = start();
  press(key, { code, altKey: true });
  expect(ran).toEqual([command]);
  vi.restoreAllMocks();
});

it('Ctrl+K of a Russian keyboard opens the palette [keys-by-sign]', () => {
  const { openPalette } = start();
  press('л', { code: 'KeyK', ctrlKey: true });
  expect(openPalette).toHaveBeenCalledOnce();
});

it('a sequence of keys must be within the pause; a wrong key starts a new sequence', () => {
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

it('disabled keys are left to the browser; the stored choice is validated', () => {
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

it('of two commands with the same keys the available one runs; keys of unavailable commands are left to the browser', () => {
  const { ran } = start({ keys: { tick: 'N', reload: 'N' } }, [], ['tick', 'keys']);
  press('n');
  expect(press('?', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(ran).toEqual(['reload']);
});

it('runs keys that were pressed before it loaded', () => {
  const early = new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', altKey: true });
  const tick = new KeyboardEvent('keydown', { key: 'x', code: 'KeyX' });
  const { ran } = start({}, [early, tick]);
  expect(ran).toEqual(['newOrder']);
  alt('KeyR');
  vi.runAllTimers();
  expect(ran).toEqual(['newOrder', 'tick', 'reload']);
});

it('names a conflict: equal keys, or a prefix of others', () => {
  const choice = readKeyChoice({ keys: { reload: '' } });
  const bindings = bind(commands, choice);
  expect(conflictOf(bindings, 'tick', 'g')).toBe('orders');
  expect(conflictOf(bindings, 'tick', 'Alt+N')).toBe('newOrder');
  expect(conflictOf(bindings, 'tick', 'X')).toBeUndefined();
  expect(commands.map((command) => keysOf(command, choice))).toEqual(['Alt+N', '', 'Alt+,', 'G O', 'X', '?', 'Alt+W']);
});

/** The time after each key, in ms: as scanners were recorded. */
const scanners = [
  ['USB', [7.9, 8.1, 8, 0.1, 15.9, 8, 8, 8.2, 7.8, 8, 0, 16, 8, 8, 8]],
  ['Bluetooth', [11.3, 22.5, 3.7, 18.8, 11.2, 26.3, 1.2, 14.9, 11.4, 23.1, 7.4, 11.3, 28.7, 2.2, 11.3]],
] as const;

it.each(scanners)(
  'a code of a %s scanner runs no shortcut, even before the code loaded [scan-runs-no-keys]',
  (_, pauses) => {
    const { ran } = start({ keys: { reload: 'Enter' } });
    const scan = () => {
      for (const [at, sign] of [...'XGOX2026010100?'].entries()) press(sign, {}, document.body, pauses[at]);
      press('Enter');
      vi.advanceTimersByTime(2000);
    };
    scan();
    expect(ran).toEqual([]);
    press('x');
    expect(ran).toEqual(['tick']);
    stop();

    const held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => held.push(event);
    document.addEventListener('keydown', hold);
    scan();
    press('x');
    document.removeEventListener('keydown', hold);
    const late = start(
      {},
      held.filter(({ key }) => key !== 'Enter'),
    );
    vi.advanceTimersByTime(2000);
    expect(late.ran).toEqual(['tick']);
  },
);

it('a sign alone waits for no longer than a scanner pauses, and keeps the browser from it at once [scan-runs-no-keys]', () => {
  const { ran } = start();
  expect(press('x', {}, document.body, 34).defaultPrevented).toBe(true);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['tick']);
  press('n', { code: 'KeyN', altKey: true }, document.body, 0);
  expect(ran).toEqual(['tick', 'newOrder']);
});

it('a sign that arrives late waits for the keys behind it, which are as late [scan-runs-no-keys]', () => {
  const { ran } = start();
  const begun = performance.now();
  vi.advanceTimersByTime(80);
  for (const [at, sign] of [...'XGOX?'].entries()) {
    const event = new KeyboardEvent('keydown', { key: sign, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: begun + at * 8 });
    document.body.dispatchEvent(event);
    vi.advanceTimersByTime(at === 0 ? 50 : 5);
  }
  vi.advanceTimersByTime(500);
  expect(ran).toEqual([]);
});

it('keys that a hand rolls are keys, in their order [scan-runs-no-keys]', () => {
  const { ran } = start();
  press('g', {}, document.body, 12);
  press('o', {}, document.body, 19);
  press('x', {}, document.body, 24);
  press('r', { code: 'KeyR', altKey: true }, document.body, 200);
  expect(ran).toEqual(['orders', 'tick', 'reload']);
});

it('keys that were waiting together are done one by one, each drawn before the next, and before the palette [each-key-renders]', () => {
  const { ran, openPalette, draw } = start();
  const seen: number[] = [];
  draw.mockImplementation(() => seen.push(ran.length));
  openPalette.mockImplementation(() => expect(ran).toEqual(['tick', 'tick']));
  press('x', {}, document.body, 5);
  press('x', {}, document.body, 5);
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(openPalette).toHaveBeenCalledOnce();
  expect(seen).toEqual([0, 1, 2]);
});
