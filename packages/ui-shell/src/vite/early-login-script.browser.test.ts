import { afterEach, expect, it } from 'vitest';
import { earlyLogin, type PrerenderedLogin } from '../early-login/early-login';
import { earlyLoginScript } from './early-login-script';

const login: PrerenderedLogin = {
  css: '',
  markup: {},
  language: 'zh',
  openPaths: ['/404', '/help/:topic'],
  tokenName: 'early-test-token',
  tokenStorage: 'session',
};
const form = (word: string) =>
  `<form><input name="username"><button type="button">Tab</button><button type="submit">${word}</button></form><p role="alert" hidden>Trouble <button>Again</button></p>`;

afterEach(() => {
  window.location.hash = '';
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
  sessionStorage.clear();
});

/** Runs the script in a page that has the form in two languages; answers the form that it shows. */
function start({ lang = 'zh', hash = '' } = {}): HTMLElement | null {
  document.documentElement.lang = lang;
  window.location.hash = hash;
  document.body.innerHTML = ['zh', 'en']
    .map((name) => `<template id="${earlyLogin.id}-${name}">${form(`Enter ${name}`)}</template>`)
    .join('');
  const script = document.createElement('script');
  script.textContent = earlyLoginScript(login);
  document.body.append(script);
  return document.getElementById(earlyLogin.id);
}

it("stands in the reader's language, in the first one where that is missing", () => {
  expect(start({ lang: 'en' })?.textContent).toContain('Enter en');
  expect(start({ lang: 'ja' })?.textContent).toContain('Enter zh');
});

it('does not stand where there is a token, nor at an open address', () => {
  expect(start({ hash: '#/404' })).toBeNull();
  expect(start({ hash: '#/help/prices?from=menu' })).toBeNull();
  expect(start({ hash: '#/helpless' })).not.toBeNull();
  sessionStorage.setItem(login.tokenName, 'a.b.c');
  expect(start()).toBeNull();
});

it('sends nothing, and remembers the button that was pressed last', () => {
  const root = start();
  const [tab, submit] = root?.querySelectorAll('button') ?? [];
  tab?.click();
  expect(root?.getAttribute(earlyLogin.pressed)).toBe('0');
  const address = window.location.href;
  submit?.click();
  expect(root?.getAttribute(earlyLogin.pressed)).toBe('1');
  expect(submit?.getAttribute('aria-busy')).toBe('true');
  expect(window.location.href).toBe(address);
});

it('says what is held down, until a moment after it is let go', async () => {
  const root = start();
  const held = () => root?.hasAttribute(earlyLogin.held);
  const input = root?.querySelector('input');
  for (const [down, up] of [
    ['pointerdown', 'pointerup'],
    ['keydown', 'keyup'],
    ['compositionstart', 'compositionend'],
  ] as const) {
    input?.dispatchEvent(new Event(down, { bubbles: true }));
    expect(held()).toBe(true);
    input?.dispatchEvent(new Event(up, { bubbles: true }));
    expect(held()).toBe(true);
    await expect.poll(held).toBe(false);
  }
});

it('says so when the console does not come or breaks, and not for anything else', () => {
  const trouble = () => document.querySelector<HTMLElement>('[role="alert"]')?.hidden === false;
  start();
  // As browsers tell of a loop of resizes: without an error.
  window.dispatchEvent(new Event('error'));
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect(trouble()).toBe(false);
  document.body.appendChild(document.createElement('script')).dispatchEvent(new Event('error'));
  expect(trouble()).toBe(true);
});

it('no name ends the script element', () => {
  const nasty = '</script><script>alert(1)</script>';
  expect(earlyLoginScript({ ...login, tokenName: nasty, openPaths: [nasty] })).not.toContain('</script>');
});
