import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from './create-console';
import { type LiveChangesOptions, useLiveChanges } from './features/data/live/use-live-changes';
import { envelopeApi } from './kernel/api/envelope-api';
import { type ConsoleModule, defineModule } from './kernel/define-module';
import type { RouteDefinition } from './kernel/route-entry';
import { useOnce } from './kernel/use-once';

interface Office {
  modules: readonly ConsoleModule[];
  title?: string;
  page?: () => React.ReactNode;
  /** Events that the server sends at `/events`, as text. */
  events?: string;
}

/** A mounted console, signed in, whose calls are all answered. */
async function open({ modules, title = 'Depot', page: Page = Home, events }: Office) {
  if (events !== undefined) answerByFetch(events);
  const host = document.body.appendChild(document.createElement('div'));
  const failures: string[] = [];
  const routes: readonly RouteDefinition[] = [
    { path: '/', page: async () => ({ default: Page }), nav: { title: 'Home' } },
    ...modules.flatMap(({ routes: moduleRoutes = [] }) => moduleRoutes),
  ];
  const stop = createConsole({
    routes,
    modules,
    config: { title, language: 'en', tokenStorage: 'memory', loginInterception: false, location: 'memory' },
    api: envelopeApi({
      ...(events === undefined && {
        adapter: createScriptedAdapter([{ match: () => true, reply: { body: { code: 200, data: { list: [] } } } }]),
      }),
    }),
    onEvent: (event) => event.kind === 'error' && failures.push(event.message),
  }).mount(host);
  onTestFinished(() => {
    stop();
    host.remove();
    window.localStorage.clear();
  });
  await expect.poll(() => host.textContent).toContain('At home');
  return { host, failures };
}

/** A server whose stream after the event 4 has these events and stays open. */
function answerByFetch(events: string) {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { url, headers } = new Request(address, init);
    if (!url.endsWith('/events')) return Response.json({ code: 200, data: { list: [] } });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(events)) });
    return headers.get('last-event-id') === '4'
      ? new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      : new Response(null, { status: 204 });
  });
  onTestFinished(() => fetch.mockRestore());
}

const Home = () => <p>At home</p>;

function Broken(): never {
  throw new Error('it broke');
}

function Events() {
  const change = useLiveChanges();
  return (
    <>
      <Home />
      <button type="button" onClick={() => change('parcel', 7)}>
        Parcel
      </button>
      <button type="button" onClick={() => change('toString')}>
        Unknown
      </button>
      <button type="button" onClick={() => change()}>
        All
      </button>
    </>
  );
}

const createCount = () => ({ calls: 0 });

function Count() {
  const { calls } = useOnce(createCount);
  return <output>{`${calls} calls`}</output>;
}

it('each module adds to header, menu of the avatar and route table, and one that breaks takes nothing of another away [modules-in-one-list]', async () => {
  const parcels = defineModule({
    name: 'parcels',
    header: () => <b>3 parcels</b>,
    userMenu: [{ title: 'My parcels', to: '/parcels' }],
    routes: [
      { path: '/parcels', page: async () => ({ default: () => <p>All parcels</p> }), nav: { title: 'Parcels' } },
    ],
  });
  const broken = defineModule({ name: 'broken', header: Broken });
  const { failures } = await open({ modules: [broken, parcels] });
  await expect.element(page.getByText('3 parcels')).toBeVisible();
  expect(failures).toContain('The header of the module "broken" broke and was left out.');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'My parcels' }).click();
  await expect.element(page.getByText('All parcels')).toBeVisible();
});

it('the palette has the commands and records of all modules [modules-in-one-list]', async () => {
  const named = (name: string) =>
    defineModule({
      name,
      commands: async () => ({ commands: [{ id: `${name}.new`, title: `New ${name}`, run: () => {} }] }),
      records: async () => [{ find: async (query) => [{ id: `${name}.1`, title: `${name} ${query}`, run: () => {} }] }],
    });
  await open({ modules: [named('parcel'), { name: 'bare' }, named('letter')] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'New parcel' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'New letter' })).toBeVisible();
  await userEvent.keyboard('zebra');
  await expect.element(page.getByRole('option', { name: 'parcel zebra' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'letter zebra' })).toBeVisible();
});

it('an event goes to the modules that name its kind, and a change that fails is logged [live-changes-of-modules]', async () => {
  const heard: unknown[] = [];
  const follows = (name: string, kind: string) =>
    defineModule({ name, liveChanges: { [kind]: (data) => heard.push([name, data]) } });
  const failing = defineModule({
    name: 'failing',
    liveChanges: {
      parcel: () => {
        throw new Error('no such parcel');
      },
    },
  });
  const { failures } = await open({
    modules: [failing, follows('one', 'parcel'), follows('two', 'letter')],
    page: Events,
  });
  await page.getByRole('button', { name: 'Parcel' }).click();
  expect(heard).toEqual([['one', 7]]);
  await expect.poll(() => failures).toEqual(['no such parcel']);
  await page.getByRole('button', { name: 'Unknown' }).click();
  expect(heard).toHaveLength(1);
  await page.getByRole('button', { name: 'All' }).click();
  expect(heard.slice(1)).toEqual([
    ['one', undefined],
    ['two', undefined],
  ]);
});

const fromFour = { read: () => '4', forget: () => {} };

function Follow(options: LiveChangesOptions) {
  useLiveChanges('/events', options);
  return null;
}

it('a stream calls its changes and the changes of all modules; listeners get each event once, and a reset calls all [live-changes-by-one-hook]', async () => {
  const heard: unknown[] = [];
  const note = (name: string) => (data: unknown) => heard.push([name, data]);
  const options = { changes: { parcel: note('hook') }, on: { presence: note('present') }, position: fromFour };
  const follower = defineModule({ name: 'follower', liveChanges: { parcel: note('module'), presence: note('never') } });
  await open({
    modules: [defineModule({ name: 'news', header: () => <Follow {...options} /> }), follower],
    events: ['parcel', 'presence', 'reset']
      .map((kind, at) => `id: ${at + 5}\nevent: ${kind}\ndata: ${at}\n\n`)
      .join(''),
  });
  await expect.poll(() => heard.length).toBe(6);
  expect(heard).toEqual([
    ['module', 0],
    ['hook', 0],
    ['present', 1],
    ['module', undefined],
    ['never', undefined],
    ['hook', undefined],
  ]);
});

it('calls and header of a module share the values of their console, and two consoles share nothing [two-consoles-share-nothing]', async () => {
  const counter = (before: number) =>
    defineModule({
      name: 'counter',
      callSteps: (once) => {
        once(createCount).calls = before;
        return [];
      },
      header: Count,
    });
  const first = await open({ modules: [counter(3)] });
  const second = await open({ modules: [counter(5)] });
  const countIn = ({ host }: typeof first) => host.querySelector('output')?.textContent;
  await expect.poll(() => [countIn(first), countIn(second)]).toEqual(['3 calls', '5 calls']);
});

it('a menu entry shows the number that a module counts, and none where it cannot be read [badge-counts]', async () => {
  const call = { method: 'GET', url: '/parcels/count' } as const;
  const children = ['parcels', 'letters', 'crates', 'pallets'].map((name) => ({
    path: name,
    page: async () => ({ default: Home }),
    nav: { title: name, badge: { count: `${name}.new` } },
  }));
  const depot = defineModule({
    name: 'depot',
    routes: [{ path: '/goods', nav: { title: 'Goods' }, children }],
    counts: {
      'parcels.new': async () => ({ call, read: () => 120 }),
      'letters.new': async () => ({ call, read: () => 0 }),
      'crates.new': () => Promise.reject(new Error('offline')),
    },
  });
  const { failures } = await open({ modules: [depot] });
  await page.getByRole('link', { name: 'Goods' }).click();
  await expect.element(page.getByRole('link', { name: 'parcels 99+' })).toBeVisible();
  for (const name of ['letters', 'crates', 'pallets'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  const unread = (name: string) => `The count "${name}.new" of the menu could not be read; its badge is not shown.`;
  expect([...failures].sort()).toEqual([unread('crates'), unread('pallets')]);
});
