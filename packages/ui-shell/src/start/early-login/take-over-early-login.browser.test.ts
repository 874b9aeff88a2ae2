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

it('input, focus and selection move over; the early form and its rules are removed', () => {
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

it('a field that lost the focus gets a blur event, a field with the focus does not', () => {
  const early = put(earlyLogin.id, form);
  const place = put('real', form);
  const left: (string | null)[] = [];
  place.addEventListener('focusout', ({ target }) => left.push((target as Element).getAttribute('name')));
  for (const input of early.querySelectorAll('input')) input.setAttribute(earlyLogin.leftAttribute, '');
  early.querySelectorAll('input')[1]?.focus();
  takeOverEarlyLogin(place);
  expect(left).toEqual(['username']);
});

it('a submitted form is submitted after its input has arrived and was processed', () => {
  const early = put(earlyLogin.id, `<form data-pressed>${form}</form>`);
  const place = put('real', `<form novalidate>${form}</form>`);
  const heard: unknown[] = [];
  for (const type of ['input', 'submit'])
    place.addEventListener(type, (event) => {
      event.preventDefault();
      heard.push([type, ...values(place)]);
    });
  type(early, ['editor', 'secret']);
  early.querySelector<HTMLElement>('[type="submit"]')?.focus();
  takeOverEarlyLogin(place);
  expect(heard).toEqual([
    ['input', 'editor', 'secret'],
    ['submit', 'editor', 'secret'],
  ]);
  expect(document.activeElement).toBe(place.querySelector('[type="submit"]'));
});

it('a form without fields that was sent, as that of a login at a provider, is sent', () => {
  const button = '<form><button type="submit">Continue to sign-in</button></form>';
  put(earlyLogin.id, button).querySelector('form')?.setAttribute(earlyLogin.pressedAttribute, '');
  const place = put('real', button);
  const sent: unknown[] = [];
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.target);
  });
  takeOverEarlyLogin(place);
  expect(sent).toEqual([place.querySelector('form')]);
});

it('a form that was not sent, or that an application has in another shape, is not', () => {
  const sent: EventTarget[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    sent.push(event.target as EventTarget);
  };
  document.body.addEventListener('submit', note);
  for (const [left, right] of [
    [`<form>${form}</form>`, `<form novalidate>${form}</form>`],
    [`<form data-pressed>${form}</form>`, '<form><input name="code" type="text"><button>Go</button></form>'],
  ]) {
    put(earlyLogin.id, left ?? '');
    takeOverEarlyLogin(put('real', right ?? ''));
  }
  document.body.removeEventListener('submit', note);
  expect(sent).toEqual([]);
});

it("nothing moves into an application's own form", () => {
  const early = put(earlyLogin.id, form);
  const appForm = '<input name="code" type="text"><input name="password" type="text"><button>Go</button>';
  const place = put('real', appForm);
  type(early, ['editor', 'secret']);
  early.querySelectorAll('input')[1]?.focus();
  takeOverEarlyLogin(place);
  expect(values(place)).toEqual(['', '']);
  expect(document.activeElement).toBe(document.body);
});

it('a view without a form removes the early one', () => {
  const early = put(earlyLogin.id, form);
  takeOverEarlyLogin(null);
  expect(early.isConnected).toBe(false);
});
