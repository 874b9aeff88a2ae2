import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { defineResource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { ListPage } from './list-page';
import { useList } from './use-list';

const parcel = object({ id: integer(), state: oneOf(['open', 'done']), version: optional(integer()) });
const text = optional(string());
const listParcels = {
  method: 'GET',
  url: '/parcel/getList',
  query: object({ keyword: text, state: optional(oneOf(['open', 'done'])), city: text, from: text, to: text }),
  response: object({ list: array(parcel), total: integer() }),
} as const;
const parcels = defineResource({
  list: listParcels,
  filters: { keyword: 'text', state: ['open', 'done'], city: 'text', from: 'date', to: 'date' },
});

let cells = 0;
const columns = [
  {
    id: 'id',
    title: 'Number',
    cell: ({ id }: { id: number }) => {
      cells += 1;
      return `parcel ${id}`;
    },
  },
];
const filters = {
  keyword: { label: 'Keyword' },
  state: { label: 'State', options: { open: 'Under way' } },
  city: { label: 'City', options: {} },
  from: { label: 'Placed', until: 'to' },
} as const;
const actionsOf = ({ id }: { id: number }) => <button type="button">{`close ${id}`}</button>;

function ParcelsPage({ cities }: { cities: readonly string[] | undefined }) {
  return (
    <ListPage
      list={useList(parcels, { city: cities })}
      title="Parcels"
      columns={columns}
      filters={filters}
      rowActions={actionsOf}
    />
  );
}

const nextFrame = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));

const oneParcel = async () => ({ list: [{ id: 1, state: 'open' }], total: 1 });

async function draw(address: string, cities?: readonly string[], read: Get = oneParcel) {
  const get = vi.fn<Get>(read);
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <ParcelsPage cities={cities} />
    </MemoryRouter>
  );
  const { host } = await drawInConsole(consoleParts(get), page);
  await nextFrame();
  const choice = (name: string) => screen.getByRole('combobox', { name });
  const choices = async (name: string) => {
    await userEvent.click(choice(name));
    const options = screen.getByRole('option').all();
    const words = options.map((option) => option.element().textContent);
    await userEvent.keyboard('{Escape}');
    return words;
  };
  return { host, get, choice, choices };
}

it('draws title, conditions, rows and the actions of each row [list-page-is-declaration]', async () => {
  const { host, choice, choices } = await draw('/parcels?state=open', ['Wuhan', 'constructor']);
  expect(host.querySelector('h1')?.textContent).toBe('Parcels');
  expect(host.querySelector('tbody tr')?.textContent).toBe('parcel 1close 1');
  expect(await choices('State')).toEqual(['All', 'Under way', 'done']);
  expect(await choices('City')).toEqual(['All', 'Wuhan', 'constructor']);
  await expect.element(choice('State')).toHaveTextContent('Under way');
});

it('shows a choice of the address before the server has returned the choices', async () => {
  const { choice, choices } = await draw('/parcels?city=Wuhan');
  expect(await choices('City')).toEqual(['All', 'Wuhan']);
  await expect.element(choice('City')).toHaveTextContent('Wuhan');
});

it('says how many entries there are only when that is known', async () => {
  const pages = (host: HTMLElement) => host.querySelector('nav[aria-label="Pages"]')?.textContent;
  const failing = await draw('/parcels?page=3', [], async () => {
    throw new Error('The server is down.');
  });
  await expect.element(screen.getByText('Loading failed. Try again.')).toBeVisible();
  expect(pages(failing.host)).toContain('Page 3 of …');
  expect(pages(failing.host)).not.toContain('entries');
  failing.get.mockImplementation(async () => ({ list: [], total: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => pages(failing.host)).toContain('0 entries');
});

it('renders only the changed rows of a new response', async () => {
  let state: string = 'open';
  const { host } = await draw('/parcels', [], async () => ({
    list: [1, 2, 3].map((id) => ({ id, state: id === 2 ? state : 'open' })),
    total: 3,
  }));
  const before = cells;
  state = 'done';
  await userEvent.click(screen.getByRole('textbox', { name: 'Keyword' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells).toBeGreaterThan(before);
  await nextFrame();
  // StrictMode renders twice.
  expect(cells - before).toBe(2);
  expect(host.querySelectorAll('tbody tr')).toHaveLength(3);
});

it('renders no row while the user types into a filter', async () => {
  const { host, get } = await draw('/parcels');
  const before = cells;
  const field = host.querySelector<HTMLInputElement>('input[name="keyword"]') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'bike');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field.value).toBe('bike');
  expect(cells).toBe(before);
  expect(get).toHaveBeenCalledTimes(1);
});

it('says which rows others have changed while they were looked at, until the reader does something', async () => {
  const versions = { 1: 1, 2: 1 };
  const listed = () => Object.entries(versions).map(([id, version]) => ({ id: Number(id), state: 'open', version }));
  const parts = consoleParts(async () => ({ list: listed(), total: 2 }));
  const { host } = await drawInConsole(
    parts,
    <MemoryRouter>
      <ParcelsPage cities={[]} />
    </MemoryRouter>,
  );
  await nextFrame();
  const marked = () =>
    [...host.querySelectorAll('tbody tr')].map(({ textContent }) => /Changed elsewhere/.test(`${textContent}`));
  const changeHere = async () => {
    serverDataOf(parts).refresh(listParcels);
    await nextFrame();
  };
  versions[1] = 2;
  await changeHere();
  expect(marked()).toEqual([false, false]);
  const elsewhere = new BroadcastChannel(`${parts.config.storagePrefix}.server-data`);
  onTestFinished(() => elsewhere.close());
  versions[2] = 2;
  elsewhere.postMessage(['/parcel/getList']);
  await expect.poll(marked).toEqual([false, true]);
  expect(host.textContent).toContain('1 entry was changed elsewhere');
  await changeHere();
  expect(marked()).toEqual([false, false]);
});

const stepsOf = () =>
  ['Accept all', 'Assign a route', 'Print the labels', 'Put back'].map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));

function TickedPage() {
  return <ListPage list={useList(parcels)} title="Parcels" columns={columns} filters={filters} bulkActions={stepsOf} />;
}

const fourParcels = async () => ({ list: [1, 2, 3, 4].map((id) => ({ id, state: 'open' })), total: 40 });

it.each([390, 768, 1366])('no row moves when rows are ticked and conditions come, at %d px', async (width) => {
  await screen.viewport(width, 900);
  onTestFinished(() => screen.viewport(1440, 900));
  const { host } = await drawInConsole(
    consoleParts(fourParcels),
    <MemoryRouter initialEntries={['/parcels']}>
      <TickedPage />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('parcel 3')).toBeVisible();
  const top = () => host.querySelector('tbody tr, [data-look="cards"] li')?.getBoundingClientRect().top;
  const before = top();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  expect(top()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(top()).toBe(before);
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Keyword' }),
    'a rather long condition that has no room here',
  );
  await userEvent.keyboard('{Enter}');
  if (width < 576) await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await expect.element(screen.getByRole('list', { name: 'Conditions' })).toBeVisible();
  expect(top()).toBe(before);
});

it('asks for no day that is none, also by Enter [typed-days-are-checked]', async () => {
  const { get } = await draw('/parcels?from=2026-02-06');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'End date' }), 'someday');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Keyword' }), ' x ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => get.mock.lastCall?.[1].params).toMatchObject({ keyword: 'x', from: '2026-02-06' });
  expect(get.mock.calls.map(([, { params }]) => Reflect.get(params ?? {}, 'to') ?? '')).toEqual(
    get.mock.calls.map(() => ''),
  );
});

it('puts a range in order that Enter sends [typed-days-are-checked]', async () => {
  const { get } = await draw('/parcels?from=2026-02-06');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'End date' }), '2026/2/1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => get.mock.lastCall?.[1].params).toMatchObject({ from: '2026-02-01', to: '2026-02-06' });
  expect(get.mock.calls.filter(([, { params }]) => Reflect.get(params ?? {}, 'to') === '2026-02-01')).toEqual([]);
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('2026-02-06');
});

it('a range of days is one filter: typed or chosen, sent with both ends, and one chip [lists-are-filtered-by-day-ranges]', async () => {
  const { get } = await draw('/parcels?from=2026-02-06');
  await expect.element(screen.getByText('Placed: from 2026-02-06', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'End date' }), '2026/2/28');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Placed: 2026-02-06 to 2026-02-28', { exact: true })).toBeVisible();
  const lastParams = () => get.mock.lastCall?.[1].params;
  await expect.poll(lastParams).toMatchObject({ from: '2026-02-06', to: '2026-02-28', page: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove condition Placed: 2026-02-06 to 2026-02-28' }));
  await expect.poll(lastParams).toEqual({ page: 1, pageSize: 11 });
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('');
});

let place = '';

function Place() {
  place = `${useNavigationType()} ${useLocation().search}`;
  return null;
}

/** A page with fake timers. */
async function drawStill(address = '/parcels') {
  const get = vi.fn<Get>(oneParcel);
  await drawInConsole(
    consoleParts(get),
    <MemoryRouter initialEntries={[address]}>
      <ParcelsPage cities={[]} />
      <Place />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('parcel 1')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const field = screen.getByRole('textbox', { name: 'Keyword' }).element() as HTMLInputElement;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  return { get, field, type, wait };
}

it('applies typed filters 300 ms after the last key, replacing the address, and announces the number of results [filters-apply-as-they-change]', async () => {
  const { get, field, type, wait } = await drawStill();
  await type('bi');
  await wait(299);
  await type('bike ');
  await wait(299);
  expect(get).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(get.mock.lastCall?.[1].params).toMatchObject({ keyword: 'bike', page: 1 });
  expect(place).toBe('REPLACE ?keyword=bike');
  expect(field.value).toBe('bike ');
  await wait(1000);
  expect(get).toHaveBeenCalledTimes(2);
  expect(
    screen
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('1 entry');
});

it('nothing applies during a composition [filters-apply-as-they-change]', async () => {
  const { get, field, type, wait } = await drawStill();
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
  await type('wu');
  await wait(1000);
  expect(get).toHaveBeenCalledTimes(1);
  await type('武');
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  await wait(300);
  expect(get.mock.lastCall?.[1].params).toMatchObject({ keyword: '武' });
  expect(get).toHaveBeenCalledTimes(2);
});

it('a choice applies at once, and ends the request before it [filters-apply-as-they-change]', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { get, type, wait } = await drawStill();
  get.mockImplementation(async (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await type('bike');
  await wait(300);
  const press = (part: Locator) => act(async () => (part.element() as HTMLElement).click());
  await press(screen.getByRole('combobox', { name: 'State' }));
  await press(screen.getByRole('option', { name: 'Under way' }));
  await wait(0);
  await wait(0);
  expect(get.mock.lastCall?.[1].params).toMatchObject({ keyword: 'bike', state: 'open' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});
