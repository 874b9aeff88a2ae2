import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';

const body = async () => ({ default: () => <h1>Page</h1> });

async function openConsole() {
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/parcels';
  const stop = createConsole({
    routes: [
      { path: '/parcels', name: 'Parcels', page: body, nav: { title: 'Parcels', keys: 'Alt+P' } },
      { path: '/drivers', name: 'Drivers', page: body, nav: { title: 'Drivers', keys: 'G D' } },
    ],
    config: {
      tokenStorage: 'memory',
      loginInterception: false,
      language: 'en',
      theme: { layout: 'vertical' },
      slots: { userMenu: [{ title: 'All parcels', to: '/parcels' }] },
    },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
    window.localStorage.clear();
  });
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible();
}

const inMenu = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).first();

it('menu entries show their keys once the pointer is on one, and follow a change at once [keys-beside-entries] [shortcut-sheet-groups]', async () => {
  await openConsole();
  expect(document.querySelector('kbd')).toBeNull();
  await userEvent.hover(inMenu(/^Parcels/));
  await expect.element(inMenu(/^Parcels/)).toHaveAttribute('aria-keyshortcuts', 'Alt+P');
  await expect.element(inMenu(/^Parcels$/)).toHaveTextContent('ParcelsAltP');
  await expect.element(inMenu(/^Drivers G ?D$/)).not.toHaveAttribute('aria-keyshortcuts');

  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet.getByRole('region', { name: 'In lists (there is none on this page)' })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Change the keys of Drivers' }));
  await userEvent.keyboard('{Alt>}d{/Alt}');
  await expect.element(page.getByText('Drivers').first()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(inMenu(/^Drivers$/)).toHaveAttribute('aria-keyshortcuts', 'Alt+D');
});

it('the user menu and the menu of the tab in view say their keys [keys-beside-entries]', async () => {
  await openConsole();
  await userEvent.click(page.getByRole('button', { name: /User menu/ }));
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await expect
    .element(entry('Commands'))
    .toHaveAttribute('aria-keyshortcuts', /Mac/.test(navigator.platform) ? 'Meta+K' : 'Control+K');
  await expect.element(entry('All parcels')).toHaveAttribute('aria-keyshortcuts', 'Alt+P');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  const tab = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Parcels' });
  (tab.element() as HTMLElement).focus();
  tab.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await expect.element(entry('Reload')).toHaveAttribute('aria-keyshortcuts', 'Alt+R');
  await expect.element(entry('Reload')).toHaveTextContent('AltR');
});
