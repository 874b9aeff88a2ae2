import { createScriptedAdapter } from '@waybill/http/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { IconComponent } from '../../nav/icon-registry';
import { createConsole } from '../create-console';
import { envelopeApi } from '../kernel/api/envelope-api';
import { useConsole } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';
import type { ConsoleSlots } from '../kernel/console-slots';

const Broken = () => {
  throw new Error('it broke');
};
const brokenPage = async () => ({ default: Broken });

/** A console with a slot that breaks, opened at an address; signed in unless it is the login page. */
async function open(slots: ConsoleSlots, address = '/home', token: string | null = 'T1', icon?: IconComponent) {
  const heard: string[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  window.location.hash = address;
  if (token) sessionStorage.setItem('own-token', token);
  const stop = createConsole({
    routes: [
      {
        path: '/home',
        page: async () => ({ default: () => <p>At home</p> }),
        nav: { title: 'Home', ...(icon && { icon }) },
      },
      { path: '/closed', page: async () => ({ default: () => <p>Closed</p> }), guard: { role: ['Unknown'] } },
      { path: '/broken', page: brokenPage, nav: { title: 'Broken' } },
    ],
    config: {
      title: 'Harbour',
      language: 'en',
      storagePrefix: 'own',
      tokenName: 'own-token',
      tokenStorage: 'session',
      slots: { home: '/home', ...slots },
    },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'GET /userInfo', reply: { body: { code: 200, data: { username: 'ann', roles: ['Editor'] } } } },
        { match: () => true, reply: { body: { code: 200, data: null } } },
      ]),
    }),
    onEvent: (event) => event.kind === 'error' && heard.push(event.message),
  }).mount(host);
  onTestFinished(() => {
    stop();
    host.remove();
    sessionStorage.clear();
    window.location.hash = '';
  });
  return heard;
}

let parts: ConsoleParts | undefined;
let drawn = 0;
function Depot() {
  parts = useConsole();
  drawn += 1;
  return <b>Depot 7</b>;
}

const home = () => page.getByText('At home');

describe('a part of the app’s own that breaks takes only itself away', () => {
  it.each<[string, ConsoleSlots]>([
    ['logo', { logo: Broken }],
    ['header slot', { header: Broken }],
    ['footer slot', { footer: Broken }],
  ])('%s', async (name, slots) => {
    const heard = await open(slots);
    await expect.element(home()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Refresh page' })).toBeVisible();
    await expect.poll(() => heard).toContain(`The ${name} broke and was left out.`);
  });

  it('an entry of the avatar’s menu goes without its icon', async () => {
    const heard = await open({ userMenu: [{ title: 'Profile', icon: Broken, to: '/home' }] });
    await page.getByRole('button', { name: 'User menu: ann' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    expect(heard).toContain('The icon of the menu entry /home broke and was left out.');
  });

  it('the artwork of the login page', async () => {
    const heard = await open({ login: { artwork: async () => Broken } }, '/login', null);
    await expect.element(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
    await expect.poll(() => heard).toContain('The login artwork broke and was left out.');
  });

  it('the icon of a menu entry [failing-icon]', async () => {
    const heard = await open({}, '/home', 'T1', Broken);
    await expect.element(home()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    expect(heard.filter((message) => /^The icon ".*" broke and was left out\.$/.test(message))).not.toEqual([]);
  });

  it('artwork and further fields of the login page whose code does not come', async () => {
    const lost = () => Promise.reject(new Error('the chunk is lost'));
    await open({ login: { artwork: lost, registration: lost } }, '/login?panel=register', null);
    await expect.element(page.getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('a login page of its own gives way to the shipped one', async () => {
    await open({ login: { page: brokenPage } }, '/login', null);
    await expect.element(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
  });

  it.each([
    ['forbidden', '/closed', 'You may not open this page'],
    ['notFound', '/nowhere', 'This page does not exist'],
  ])('an error page of its own gives way to the shipped one: %s', async (slot, address, heading) => {
    await open({ errorPages: { [slot]: brokenPage } }, address);
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('a page leaves the shell as it is', async () => {
    await open({}, '/broken');
    await expect.element(page.getByRole('button', { name: 'Refresh page' })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('button').first()).toBeVisible();
  });
});

it('the app’s part of the header does not render when the layout or the page changes', async () => {
  await open({ header: Depot });
  await expect.element(page.getByText('Depot 7')).toBeVisible();
  const before = drawn;
  for (const layout of ['vertical', 'float'] as const) {
    parts?.theme.set({ layout });
    await expect.poll(() => document.querySelector(`[data-layout="${layout}"]`)).not.toBeNull();
  }
  window.location.hash = '/broken';
  await expect.poll(() => document.querySelector('[data-page="/broken"]')).not.toBeNull();
  expect(drawn).toBe(before);
});
