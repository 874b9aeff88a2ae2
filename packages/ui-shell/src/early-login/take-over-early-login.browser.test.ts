import { afterEach, expect, it } from 'vitest';
import { earlyLogin } from './early-login';
import { takeOverEarlyLogin } from './take-over-early-login';

const fields = '<input name="username" type="text"><input name="password" type="password">';
const form = `${fields}<button type="button">English</button><button type="submit">Sign in</button>`;

afterEach(() => {
  document.body.innerHTML = '';
});

function put(id: string, html: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const values = (place: Element) => [...place.querySelectorAll('input')].map(({ value }) => value);

function type(place: Element, text: readonly string[]) {
  place.querySelectorAll('input').forEach((input, index) => {
    input.value = text[index] ?? '';
  });
}

it('what was typed, focus and selection go over; the early form and its rules go', () => {
  const early = put(earlyLogin.id, form);
  put(`${earlyLogin.id}-style`, '');
  const place = put('real', form);
  type(early, ['editor', 'secret']);
  early.querySelector('input')?.focus();
  early.querySelector('input')?.setSelectionRange(2, 4);
  takeOverEarlyLogin(place);
  expect(values(place)).toEqual(['editor', 'secret']);
  const focused = document.activeElement as HTMLInputElement;
  expect(focused).toBe(place.querySelector('input'));
  expect([focused.selectionStart, focused.selectionEnd]).toEqual([2, 4]);
  expect(document.getElementById(earlyLogin.id)).toBeNull();
  expect(document.getElementById(`${earlyLogin.id}-style`)).toBeNull();
});

it('a pressed button is pressed again, once', () => {
  const early = put(earlyLogin.id, form);
  const place = put('real', form);
  const pressed: (string | null)[] = [];
  for (const button of place.querySelectorAll('button')) button.onclick = () => pressed.push(button.textContent);
  early.setAttribute(earlyLogin.pressed, '1');
  takeOverEarlyLogin(place);
  takeOverEarlyLogin(place);
  expect(pressed).toEqual(['Sign in']);
});

it('nothing is put where an application has a form of its own', () => {
  const early = put(earlyLogin.id, form);
  const own = '<input name="code" type="text"><input name="password" type="text"><button>Go</button>';
  const place = put('real', own);
  let pressed = 0;
  for (const button of place.querySelectorAll('button')) button.onclick = () => (pressed += 1);
  type(early, ['editor', 'secret']);
  early.setAttribute(earlyLogin.pressed, '0');
  early.querySelectorAll('input')[1]?.focus();
  takeOverEarlyLogin(place);
  expect(values(place)).toEqual(['', '']);
  expect(pressed).toBe(0);
  expect(document.activeElement).toBe(document.body);
});

it('waits while something is held, and can be called off', async () => {
  const early = put(earlyLogin.id, form);
  const place = put('real', form);
  early.setAttribute(earlyLogin.held, '');
  const callOff = takeOverEarlyLogin(place);
  await nextFrame();
  expect(early.isConnected).toBe(true);
  callOff();
  early.removeAttribute(earlyLogin.held);
  await nextFrame();
  expect(early.isConnected).toBe(true);
  takeOverEarlyLogin(place);
  expect(early.isConnected).toBe(false);
});

it('a view without a form does not wait', () => {
  const early = put(earlyLogin.id, form);
  early.setAttribute(earlyLogin.held, '');
  takeOverEarlyLogin(null);
  expect(early.isConnected).toBe(false);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
