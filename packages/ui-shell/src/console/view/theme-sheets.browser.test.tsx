import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../controls/basic/text-field';
import { defineTheme } from '../../theme/define-theme';
import { type Densities, shippedDensities } from '../../theme/density';
import { presets } from '../../theme/preset-themes';
import type { ThemeSettings } from '../../theme/theme-settings';
import { themeStyleSheet } from '../../theme/theme-style-sheet';
import { createConsole } from '../create-console';
import { envelopeApi } from '../kernel/api/envelope-api';
import type { ConsoleOptions } from '../kernel/console-config';
import { defineRoutes } from '../kernel/route-entry';

const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Harbour' },
    children: [
      {
        path: 'berths',
        name: 'Berths',
        page: async () => ({
          default: () => (
            <>
              <p>All berths</p>
              <TextField label="Berth" value="" onChange={() => {}} />
            </>
          ),
        }),
        nav: { title: 'Berths' },
      },
    ],
  },
]);

const harbour = defineTheme({ name: 'harbour', primary: '#7a1fa2' });

/** Mounts a console with its own themes, and returns its element. */
function mountWith(theme: Partial<ThemeSettings>, themes = [harbour], config: ConsoleOptions = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  const stop = createConsole({
    routes,
    config: {
      tokenStorage: 'memory',
      loginInterception: false,
      language: 'en',
      themes,
      theme,
      ...config,
    },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
  });
  return place;
}

const primary = () => getComputedStyle(document.body).getPropertyValue('--wb-color-primary').trim();

it('a theme of its own is there with the first thing that a console draws', async () => {
  const colours: string[] = [];
  const place = mountWith({ themeName: 'harbour' });
  const watch = new MutationObserver(() => {
    if (place.childElementCount > 0) colours.push(primary());
  });
  watch.observe(place, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await expect.element(page.getByText('All berths')).toBeVisible();
  expect(new Set(colours)).toEqual(new Set([harbour.forms.light.primary]));
});

/** Puts the style sheet into the page that a build writes into index.html. */
function giveSheet(densities?: Densities) {
  const sheet = document.createElement('style');
  sheet.textContent = themeStyleSheet(presets, densities);
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
}

it('beside it the page keeps the measures of its own densities', async () => {
  giveSheet({ ...shippedDensities, default: { ...shippedDensities.default, row: 61 } });
  mountWith({ themeName: 'harbour' });
  await expect.element(page.getByText('All berths')).toBeVisible();
  expect(getComputedStyle(document.body).getPropertyValue('--wb-density-row')).toBe('61px');
  expect(getComputedStyle(document.body).getPropertyValue('--wb-color-primary')).toBe(harbour.forms.light.primary);
});

it('a field has one focus ring, whatever comes into the page after it', async () => {
  giveSheet();
  mountWith({ themeName: 'harbour' });
  const field = page.getByRole('textbox', { name: 'Berth' });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Tab}');
  field.element().focus();
  expect(document.activeElement?.matches(':focus-visible')).toBe(true);
  const rings = () =>
    [field.element(), field.element().parentElement as HTMLElement].filter(
      (element) => getComputedStyle(element).outlineStyle !== 'none',
    );
  expect(rings()).toHaveLength(1);
  const late = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => late.remove());
  late.textContent = themeStyleSheet();
  expect(rings()).toHaveLength(1);
});

it('beside it every preset keeps its colours in the dark [presets-keep-colours-beside-app-themes]', async () => {
  giveSheet();
  mountWith({ themeName: 'blue-white', scheme: 'dark' });
  await expect.element(page.getByText('All berths')).toBeVisible();
  expect(primary()).toBe(presets.find(({ name }) => name === 'blue-white')?.forms.dark.primary);
});

it('a page without a style sheet has colours with the first thing that a console draws, and outlives another console [colours-without-plugin]', async () => {
  const preset = presets.find(({ name }) => name === 'green-white');
  const colours: string[] = [];
  const place = mountWith({ themeName: 'green-white', scheme: 'dark' }, []);
  const watch = new MutationObserver(() => {
    if (place.childElementCount > 0) colours.push(primary());
  });
  watch.observe(place, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await expect.element(page.getByText('All berths')).toBeVisible();
  expect(new Set(colours)).toEqual(new Set([preset?.forms.dark.primary]));
  expect(getComputedStyle(document.body).margin).toBe('0px');
  expect(getComputedStyle(document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('a console that starts beside one in a page without a style sheet keeps its colours when the first one ends [colours-without-plugin]', async () => {
  const first = document.body.appendChild(document.createElement('div'));
  const config = { tokenStorage: 'memory', loginInterception: false, language: 'en', location: 'memory' } as const;
  const api = envelopeApi({ adapter: createScriptedAdapter([]) });
  const stop = createConsole({ routes, config: { ...config, storagePrefix: 'first' }, api }).mount(first);
  await expect.element(page.getByText('All berths')).toBeVisible();
  const second = mountWith({}, [], { location: 'memory', storagePrefix: 'second' });
  await vi.waitFor(() => expect(second.textContent).toContain('All berths'));
  stop();
  first.remove();
  await vi.waitFor(() => expect(first.childElementCount).toBe(0));
  expect(primary()).toBe(presets[0]?.forms.light.primary);
});

it('rules of an app go before the base rules, whatever their weight and place [base-css-in-layer]', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '@layer wb, utilities; @layer utilities { .text-white { color: rgb(255, 255, 255) } }';
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
  giveSheet();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.className = 'text-white';
  expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)');
});
