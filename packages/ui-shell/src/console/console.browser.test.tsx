import { createScriptedAdapter } from '@waybill/http/testing';
import { Component, createContext, type PropsWithChildren, StrictMode, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Console } from './console';
import type { ConsoleApplication } from './console-application';
import { useHttp } from './features/runtime/console-hooks';
import { envelopeApi } from './kernel/api/envelope-api';
import type { ConsoleOptions } from './kernel/console-config';
import { defineRoutes } from './kernel/route-entry';

const at = window.location.href;
const Tenant = createContext('none');
const Clients = createContext('no client');

function Berths() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>
        Berths of {use(Tenant)} by {use(Clients)}
      </p>
      <input aria-label="Draft" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  );
}

function Broken(): never {
  throw new Error('The page broke');
}

const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Harbour' },
    children: [
      { path: 'berths', name: 'Berths', page: async () => ({ default: Berths }), nav: { title: 'Berths' } },
      { path: 'broken', name: 'Broken', page: async () => ({ default: Broken }), nav: { title: 'Broken' } },
    ],
  },
]);

const office = (config: ConsoleOptions = {}): ConsoleApplication => ({
  routes,
  config: { tokenStorage: 'memory', loginInterception: false, language: 'en', ...config },
  api: envelopeApi({ adapter: createScriptedAdapter([]) }),
});

function show(node: React.ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<StrictMode>{node}</StrictMode>);
  let gone = false;
  const remove = () => {
    if (!gone) root.unmount();
    gone = true;
  };
  onTestFinished(() => {
    remove();
    window.history.replaceState(null, '', at);
  });
  return { remove, draw: (next: React.ReactNode) => root.render(<StrictMode>{next}</StrictMode>) };
}

/** A provider of the app's own, over a hook of the console. */
function Providers({ children }: PropsWithChildren) {
  const http = useHttp();
  return <Clients value={typeof http.get}>{children}</Clients>;
}

class OwnBoundary extends Component<PropsWithChildren, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render = () => (this.state.said ? <p>Our own sentence: {this.state.said}</p> : this.props.children);
}

it('a console is a part of a tree: contexts from around and providers of its own reach its pages [console-in-a-tree]', async () => {
  const complaints = vi.spyOn(console, 'error').mockClear();
  const tree = (tenant: string) => (
    <Tenant value={tenant}>
      <Console app={office()} wrap={Providers} />
    </Tenant>
  );
  const { draw, remove } = show(tree('north'));
  await expect.element(page.getByText('Berths of north by function')).toBeVisible();
  await page.getByRole('textbox', { name: 'Draft' }).fill('kept');
  draw(tree('south'));
  await expect.element(page.getByText('Berths of south by function')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Draft' })).toHaveValue('kept');
  remove();
  await vi.waitFor(() => expect(document.querySelector('[data-part], nav')).toBeNull());
  expect(Object.getOwnPropertySymbols(document)).not.toContain(Symbol.for('console.document'));
  expect(complaints.mock.calls).toEqual([]);
});

it('an error boundary of the own stands around each page [app-error-boundary]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  window.location.hash = '/broken';
  show(<Console app={office()} wrapPage={OwnBoundary} />);
  await expect.element(page.getByText('Our own sentence: The page broke')).toBeVisible();
  await page.getByRole('link', { name: 'Berths', exact: true }).first().click();
  await expect.element(page.getByText('Berths of none by no client')).toBeVisible();
});

it('what breaks in the providers reaches the boundary around the console', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(
    <OwnBoundary>
      <Console app={office()} wrap={Broken} />
    </OwnBoundary>,
  );
  await expect.element(page.getByText('Our own sentence: The page broke')).toBeVisible();
});

it("a console stands inside of another app's router", async () => {
  const frame = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Outlet />
    </>
  );
  const router = createHashRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <Console app={office({ location: 'memory' })} /> },
        { path: '/elsewhere', loader: () => null, element: <h1>Elsewhere indeed</h1> },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  show(<RouterProvider router={router} />);
  await expect.element(page.getByText('Berths of none')).toBeVisible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere indeed' })).toBeVisible();
});

it('several consoles stand in one document, of which the first has its address, title and look [several-consoles]', async () => {
  const second = {
    location: 'memory',
    storagePrefix: 'second',
    title: 'Second',
    theme: { themeName: 'ocean' },
  } as const;
  show(
    <>
      <section aria-label="First">
        <Console app={office({ title: 'First', subTitle: 'Harbour office', theme: { themeName: 'green-black' } })} />
      </section>
      <section aria-label="Second">
        <Console app={office(second)} />
      </section>
    </>,
  );
  const [first, other] = [
    page.getByRole('region', { name: 'First', exact: true }),
    page.getByRole('region', { name: 'Second', exact: true }),
  ];
  await expect.element(first.getByText('Berths of none')).toBeInTheDocument();
  await expect.element(other.getByText('Berths of none')).toBeInTheDocument();
  await vi.waitFor(() => expect(window.location.hash).toBe('#/berths'));
  await expect.poll(() => document.title).toBe('Berths - Harbour office');
  expect(document.body.className).toContain('vab-theme-green-black');
  expect(document.body.className).not.toContain('ocean');
  await other.getByRole('textbox', { name: 'Draft' }).fill('of the second');
  await expect.element(first.getByRole('textbox', { name: 'Draft' })).toHaveValue('');
  expect(window.location.hash).toBe('#/berths');
});
