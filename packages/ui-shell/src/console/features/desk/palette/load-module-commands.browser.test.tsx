import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';

const mod = /Mac/.test(navigator.platform) ? 'Meta' : 'Control';
const openPalette = () => userEvent.keyboard(`{${mod}>}k{/${mod}}`);

it('commands that fail to load do not affect other modules, and are loaded again at the next opening [commands-load-again]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/parcels';
  let attempts = 0;
  const stop = createConsole({
    routes: [
      {
        path: '/parcels',
        name: 'Parcels',
        page: async () => ({ default: () => <h1>Page</h1> }),
        nav: { title: 'Parcels' },
      },
    ],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    modules: [
      {
        name: 'letters',
        commands: async () => ({ commands: [{ id: 'letter.new', title: 'New letter', run: () => {} }] }),
      },
      {
        name: 'trucks',
        commands: async () => {
          if (attempts < 2) throw new Error('No line either');
          return {};
        },
      },
      {
        name: 'parcels',
        commands: async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('No line');
          return { commands: [{ id: 'parcel.new', title: 'New parcel', run: () => {} }] };
        },
      },
    ],
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
    window.localStorage.clear();
  });
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible();
  const line = page.getByRole('option', { name: 'New parcel' });

  await openPalette();
  await expect.element(page.getByRole('option', { name: /Parcels/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'New letter' })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  expect(attempts).toBe(1);
  // The failures of two modules are one message.
  await expect.element(page.getByText(/^No line/)).toBeVisible();
  expect(page.getByText(/^No line/).elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await openPalette();
  await expect.element(line).toBeVisible();
  expect(attempts).toBe(2);
});
