import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { applyTheme } from './apply-theme';
import { createThemeStore } from './create-theme-store';
import { type FirstPaintOptions, firstPaintScript } from './first-paint';
import { fetchThemeSheet, sheetAttributes } from './page-look';
import { presets } from './preset-themes';
import type { Theme } from './theme';
import { colorsOf, pageSheetOf } from './theme-css';

const [usual, ...others] = presets;
const red = others.find(({ name }) => name === 'red-black');
if (!usual || !red) throw new Error('There are no presets.');

const storageKey = 'page-look-test.theme';
const root = document.documentElement;
const primary = () => getComputedStyle(document.body).getPropertyValue('--wb-color-primary').trim();

/** A page as a build writes it: one theme in it, in its light forms, all of them in a file. Returns the `<link>`. */
function givePage(href = toAddress(colorsOf(presets))): HTMLLinkElement {
  const style = document.createElement('style');
  style.textContent = pageSheetOf(usual as Theme, ['light', 'lightMore']);
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(sheetAttributes(href, 'blue-black', ['light', 'lightMore'])))
    link.setAttribute(name, value);
  document.head.prepend(style, link);
  onTestFinished(() => {
    style.remove();
    link.remove();
  });
  return link;
}

const toAddress = (css: string) => URL.createObjectURL(new Blob([css], { type: 'text/css' }));

function paintFirst(settings: object, options: FirstPaintOptions = {}) {
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, settings }));
  const script = document.createElement('script');
  script.textContent = firstPaintScript({ storageKey, ...options });
  document.body.append(script);
  script.remove();
}

beforeEach(() => {
  const before = document.body.className;
  onTestFinished(() => {
    document.body.className = before;
    root.removeAttribute('style');
    localStorage.removeItem(storageKey);
  });
});

it('a page paints its embedded theme at once, without a request', () => {
  const link = givePage();
  for (const settings of [{}, { contrast: 'more' }, { themeName: 'blue-black', scheme: 'light' }, { themeName: 7 }]) {
    paintFirst(settings);
    expect(root.style.opacity).toBe('');
  }
  expect(link.getAttribute('href')).toBeNull();
});

it('a look that was chosen before is never painted in other colours', async () => {
  for (const [settings, colour] of [
    [{ themeName: 'red-black' }, red.forms.light.primary],
    [{ scheme: 'dark' }, usual.forms.dark.primary],
    [{ themeName: 'red-black', scheme: 'dark', contrast: 'more' }, red.forms.darkMore.primary],
  ] as const) {
    document.body.className = '';
    const link = givePage();
    paintFirst(settings);
    expect(root.style.opacity).toBe('0');
    await expect.poll(() => root.style.opacity).toBe('');
    expect(primary()).toBe(colour);
    link.remove();
  }
});

it('where the colours do not come, the page is painted in its own, and the next look asks again', async () => {
  const link = givePage('/no/such/themes.css');
  paintFirst({ themeName: 'red-black' });
  await expect.poll(() => root.style.opacity).toBe('');
  expect(primary()).toBe(usual.forms.light.primary);
  expect(link.getAttribute('href')).toBeNull();
  link.dataset.href = toAddress(colorsOf(presets));
  const store = createThemeStore({ storage: null, defaults: { themeName: 'blue-black' } });
  onTestFinished(applyTheme(store));
  store.set({ themeName: 'red-black' });
  await expect.poll(primary).toBe(red.forms.light.primary);
});

it('a page whose colours hang is painted after 3 s', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  givePage();
  paintFirst({ themeName: 'red-black' });
  vi.advanceTimersByTime(2999);
  expect(root.style.opacity).toBe('0');
  vi.advanceTimersByTime(1);
  expect(root.style.opacity).toBe('');
});

it('a look that the page does not carry is shown when its colours are there, any further one at once', async () => {
  givePage();
  const store = createThemeStore({ storage: null });
  onTestFinished(applyTheme(store));
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(primary()));
  observer.observe(document.body, { attributeFilter: ['class'] });
  onTestFinished(() => observer.disconnect());
  store.set({ themeName: 'red-black' });
  expect(document.body.classList.contains('vab-theme-red-black')).toBe(false);
  await expect.poll(primary).toBe(red.forms.light.primary);
  expect(new Set(seen)).toEqual(new Set([red.forms.light.primary]));
  store.set({ scheme: 'dark' });
  expect(primary()).toBe(red.forms.dark.primary);
});

it('a look whose colours were fetched ahead is shown at once', async () => {
  const link = givePage();
  const store = createThemeStore({ storage: null });
  onTestFinished(applyTheme(store));
  await fetchThemeSheet();
  expect(link.sheet).toBeTruthy();
  store.set({ themeName: 'red-black' });
  expect(primary()).toBe(red.forms.light.primary);
});

it('an ended store changes nothing', async () => {
  givePage();
  const store = createThemeStore({ storage: null });
  const stop = applyTheme(store);
  store.set({ themeName: 'red-black' });
  stop();
  await expect.poll(() => document.querySelector<HTMLLinkElement>('link#waybill-themes')?.sheet).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(document.body.classList.contains('vab-theme-red-black')).toBe(false);
});
