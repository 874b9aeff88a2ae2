import { createScriptedAdapter } from '@waybill/http/testing';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createConsole } from './create-console';
import { envelopeApi } from './kernel/api/envelope-api';
import type { ConsoleOptions } from './kernel/console-config';
import { defineRoutes } from './kernel/route-entry';

const at = window.location.href;
const host = '/of-the-host';

const pageThatSays = (words: string) => async () => ({ default: () => <p>{words}</p> });

const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Harbour' },
    children: [
      { path: 'berths', name: 'Berths', page: pageThatSays('All berths'), nav: { title: 'Berths' } },
      { path: 'ships', name: 'Ships', page: pageThatSays('All ships'), nav: { title: 'Ships' } },
    ],
  },
]);

/** A console as one element of another app. */
function Office({ config }: { config: ConsoleOptions }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const adapter = createScriptedAdapter([]);
    const settings = { tokenStorage: 'memory', loginInterception: false, language: 'en' } as const;
    const office = createConsole({ routes, config: { ...settings, ...config }, api: envelopeApi({ adapter }) });
    const element = document.createElement('div');
    place.current?.append(element);
    const stop = office.mount(element);
    return () => {
      stop();
      element.remove();
    };
  }, [config]);
  return <div ref={place} />;
}

/** An app with a data router of its own, one of whose routes is a console. */
function open(config: ConsoleOptions) {
  const frame = (
    <>
      <nav aria-label="Host">
        <Link to="/of-the-host/office">Office</Link> <Link to="/of-the-host/about">About</Link>
      </nav>
      <Outlet />
    </>
  );
  window.history.pushState(null, '', `${host}/about`);
  const router = createBrowserRouter([
    {
      path: host,
      element: frame,
      children: [
        { path: 'about', loader: () => null, element: <h1>About us</h1> },
        { path: 'office/*', element: <Office config={config} /> },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    window.history.replaceState(null, '', at);
  });
}

const address = () => window.location.pathname + window.location.hash;
const ofHost = (name: string) => page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name });

it.each([
  ['hash', {}, (path: string) => `${host}/office#${path}`],
  ['history', { location: 'history', basePath: `${host}/office` }, (path: string) => `${host}/office${path}`],
] as const)(
  'a console is a part of an app with a data router of its own, below a base path (%s)',
  async (_, config, office) => {
    // Ignores complaints of earlier files in the same page.
    const complaints = vi.spyOn(console, 'error').mockClear();
    open(config);
    await ofHost('Office').click();
    await expect.element(page.getByText('All berths')).toBeVisible();
    await vi.waitFor(() => expect(address()).toBe(office('/berths')));
    await page.getByRole('link', { name: 'Ships', exact: true }).first().click();
    await expect.element(page.getByText('All ships')).toBeVisible();
    expect(address()).toBe(office('/ships'));
    window.history.back();
    await expect.element(page.getByText('All berths')).toBeVisible();
    await expect.element(ofHost('About')).toBeVisible();

    await ofHost('About').click();
    await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    expect(address()).toBe(`${host}/about`);
    window.history.back();
    await expect.element(page.getByText('All berths')).toBeVisible();
    expect(address()).toBe(office('/berths'));
    window.history.forward();
    await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    expect(address()).toBe(`${host}/about`);
    expect(complaints.mock.calls).toEqual([]);
  },
);

it('in development a console reports problems of its routes at its start', async () => {
  const errors: string[] = [];
  const closed = defineRoutes([{ path: '/berths', name: 'Berths', page: pageThatSays('All berths'), guard: [] }]);
  const office = createConsole({
    routes: closed,
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
    onEvent: (event) => event.kind === 'error' && errors.push(event.message),
  });
  onTestFinished(office.mount(document.createElement('div')));
  await vi.waitFor(() => expect(errors).toContainEqual(expect.stringMatching(/^\/berths: The guard/)));
});
