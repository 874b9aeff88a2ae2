import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { earlyLogin, type PrerenderedLogin } from '../start/early-login/early-login';
import { reportStarted } from '../start/start-events';
import { earlyLoginScript } from './early-login-script';

const login: PrerenderedLogin = {
  css: '',
  markup: {},
  language: 'zh',
  openPaths: ['/404', '/help/:topic'],
  location: 'hash',
  basePath: '/',
  tokenName: 'early-test-token',
  tokenStorage: 'session',
};
const shown = () => document.getElementById(earlyLogin.id)?.textContent;
const toAddress = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));

/** Resolves after the response of a request that was sent later than the script's. */
const fileCame = async () => {
  await fetch(english).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
};

const form = (word: string, required: boolean) =>
  `<form><input name="username" aria-required="${required}"><button type="button">Tab</button><button type="submit">${word}</button></form>`;
const template = (name: string, required = false) =>
  `<template id="${earlyLogin.id}-form">${form(`Enter ${name}`, required)}</template>`;

let english: string;
beforeEach(() => {
  english = toAddress(template('en'));
});

afterEach(() => {
  window.location.hash = '';
  document.body.innerHTML = '';
  document.documentElement.dataset.language = 'en';
  sessionStorage.clear();
});

interface StartOptions extends Partial<PrerenderedLogin> {
  lang?: string;
  hash?: string;
  required?: boolean;
}

/** Runs the script in a page that has the form in Chinese, and in English in a file beside it; returns the form that it shows. */
function start({ lang = 'zh', hash = '', required = false, ...options }: StartOptions = {}): HTMLElement | null {
  document.documentElement.dataset.language = lang;
  window.location.hash = hash;
  document.body.innerHTML = template('zh', required);
  const script = document.createElement('script');
  script.textContent = earlyLoginScript({ ...login, ...options }, { en: english });
  document.body.append(script);
  return document.getElementById(earlyLogin.id);
}

it("appears in the user's language, or in the page's if there is no form in that language", async () => {
  expect(start({ lang: 'ja' })?.textContent).toContain('Enter zh');
  expect(start({ lang: 'en' })).toBeNull();
  await expect.poll(shown).toContain('Enter en');
  expect(document.activeElement).toBe(document.querySelector(`#${earlyLogin.id} input`));
});

it('does not stand any more where the console was there before its file, nor where a server has another page for it', async () => {
  start({ lang: 'en' });
  reportStarted();
  await fileCame();
  expect(shown()).toBeUndefined();
  english = toAddress('<div id="app"></div>');
  start({ lang: 'en' });
  await fileCame();
  expect(shown()).toBeUndefined();
});

it('does not stand where there is a token, nor at an open address', () => {
  expect(start({ hash: '#/404' })).toBeNull();
  expect(start({ hash: '#/help/prices?from=menu' })).toBeNull();
  expect(start({ hash: '#/helpless' })).not.toBeNull();
  sessionStorage.setItem(login.tokenName, 'a.b.c');
  expect(start()).toBeNull();
});

it('does not appear if the address names a panel', () => {
  expect(start({ hash: '#/login?panel=register&invite=A1' })).toBeNull();
  expect(start({ hash: '#/login?redirect=%2Fpanel' })).not.toBeNull();
});

it('reads the path below the base where addresses are paths', () => {
  const [, folder = '', page = ''] = /^(.*)\/([^/]*)$/.exec(window.location.pathname) ?? [];
  const paths = { location: 'history', basePath: `${folder}/` } as const;
  expect(start({ ...paths, openPaths: [`/${page}`] })).toBeNull();
  expect(start({ ...paths, openPaths: ['/404'] })).not.toBeNull();
  expect(start({ ...paths, openPaths: ['/404'], hash: '#/404' })).toBeNull();
});

it('accepts input but sends nothing; other buttons are disabled', () => {
  const root = start();
  const address = window.location.href;
  const [input] = root?.querySelectorAll('input') ?? [];
  if (input) input.value = 'editor';
  for (const button of root?.querySelectorAll('button') ?? []) {
    expect(button.disabled).toBe(button.type === 'button');
    button.click();
  }
  expect(window.location.href).toBe(address);
  expect(input?.value).toBe('editor');
});

it('a press is stored and shown until the user types again [typing-cancels-early-press]', async () => {
  const root = start();
  const pressed = () => root?.querySelector('form')?.hasAttribute(earlyLogin.pressedAttribute);
  const submit = root?.querySelector('[type="submit"]');
  await userEvent.type(root?.querySelector('input') as Element, 'editor{Enter}');
  expect(pressed()).toBe(true);
  expect(submit?.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('s');
  expect(pressed()).toBe(false);
  expect(submit?.getAttribute('aria-busy')).toBe('false');
});

it('a press with an empty field focuses it and is stored, without a busy state', async () => {
  const root = start({ required: true });
  await userEvent.click(root?.querySelector('[type="submit"]') as Element);
  expect(document.activeElement).toBe(root?.querySelector('input'));
  expect(root?.querySelector('form')?.hasAttribute(earlyLogin.pressedAttribute)).toBe(true);
  expect(root?.querySelector('[type="submit"]')?.getAttribute('aria-busy')).toBe('false');
});

it('has the focus in its first field at a desk', () => {
  const root = start();
  expect(window.matchMedia('(pointer: fine)').matches).toBe(true);
  expect(document.activeElement).toBe(root?.querySelector('input'));
});

it('remembers which fields were left', () => {
  const [input] = start()?.querySelectorAll('input') ?? [];
  input?.focus();
  expect(input?.hasAttribute(earlyLogin.leftAttribute)).toBe(false);
  input?.blur();
  expect(input?.hasAttribute(earlyLogin.leftAttribute)).toBe(true);
});

it('no name ends the script element', () => {
  const nasty = '</script><script>alert(1)</script>';
  expect(earlyLoginScript({ ...login, tokenName: nasty, openPaths: [nasty] })).not.toContain('</script>');
});
