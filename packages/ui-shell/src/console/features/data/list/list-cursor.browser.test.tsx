import { array, integer, object, optional, string } from '@waybill/validators';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { defineResource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { ListPage } from './list-page';
import { useList } from './use-list';
import type { Selection } from './use-selection';

const parcel = object({ id: integer(), label: string() });
const listParcels = {
  method: 'GET',
  url: '/parcels',
  query: object({ keyword: optional(string()) }),
  response: object({ list: array(parcel), next: optional(string()), total: optional(integer()) }),
} as const;
const parcels = defineResource({
  list: listParcels,
  paging: 'cursor',
  filters: { keyword: 'text' },
  sorts: ['label'],
  pageSizes: [10, 50],
});
const columns = [{ id: 'label', title: 'Label', cell: ({ label }: { label: string }) => label, sortable: true }];
const filters = { keyword: { label: 'Keyword' } };

let address = '';
let collected: unknown;

function Address() {
  address = useLocation().search;
  return null;
}

const stepsOf = ({ collect }: Selection<{ id: number; label: string }>) => (
  <button
    type="button"
    onClick={() =>
      void collect().then((ids) => {
        collected = ids;
      })
    }
  >
    Collect
  </button>
);

function ParcelsPage({ endless }: { endless: boolean }) {
  return (
    <>
      <ListPage
        list={useList(parcels, {}, { endless })}
        title="Parcels"
        columns={columns}
        filters={filters}
        bulkActions={stepsOf}
      />
      <Address />
    </>
  );
}

/** A server with cursors, which returns a total only with `counts`. */
function serverOf(records: number, { counts = false } = {}) {
  const labels = Array.from({ length: records }, (_, at) => ({ id: at + 1, label: `parcel ${at + 1}` }));
  const get = vi.fn<Get>(async (_, { params = {} }) => {
    const { cursor = '', keyword = '', pageSize } = params as { cursor?: string; keyword?: string; pageSize: number };
    const matches = labels.filter(({ label }) => label.includes(keyword));
    const start = cursor ? Number(cursor.slice('after '.length)) : 0;
    const list = matches.slice(start, start + Number(pageSize));
    const end = start + list.length;
    return {
      list,
      ...(end < matches.length && { next: `after ${end}` }),
      ...(counts && { total: matches.length }),
    };
  });
  return { get, labels, asked: () => get.mock.calls.map(([, { params }]) => params) };
}

async function open(server: { get: Get }, at = '/parcels', endless = false) {
  const parts = consoleParts(server.get);
  const { host } = await drawInConsole(
    parts,
    <MemoryRouter initialEntries={[at]}>
      <ParcelsPage endless={endless} />
    </MemoryRouter>,
  );
  const rows = () => [...host.querySelectorAll('tbody tr[aria-rowindex]')].map(({ textContent }) => textContent);
  return {
    host,
    parts,
    rows,
    first: () => rows()[0],
    end: () => host.querySelector('nav[aria-label="Pages"]')?.textContent,
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }));

it('leads to the next page, back and to the first one, and says how much it knows of [lists-by-cursors]', async () => {
  const server = serverOf(27);
  const { first, end } = await open(server);
  await expect.poll(first).toBe('parcel 1');
  await expect.poll(end).toContain('More than 10 entries');
  expect(end()).toContain('Page 1');
  await press('Page 1');
  expect(screen.getByRole('button', { name: 'Last page' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await press('Next page');
  await expect.poll(first).toBe('parcel 11');
  await press('Next page');
  await expect.poll(first).toBe('parcel 21');
  await expect.poll(() => address).toBe('?page=3&cursor=after+10&cursor=after+20');
  await expect.poll(end).toContain('27 entries');
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await press('Previous page');
  await expect.poll(first).toBe('parcel 11');
  await expect.poll(end).toContain('More than 20 entries');
  await press('Page 2');
  await press('First page');
  await expect.poll(first).toBe('parcel 1');
  await expect.poll(() => address).toBe('');
  // Returning to a page after its response became stale fetches it again.
  const requests = server.asked() as { pageSize: number; cursor?: string }[];
  expect([...new Set(requests.map(({ cursor }) => cursor))]).toEqual([undefined, 'after 10', 'after 20']);
  expect(requests.every(({ pageSize }) => pageSize === 10)).toBe(true);
});

it('finds its page again by its address, and the way back from it', async () => {
  const { first } = await open(serverOf(27), '/parcels?page=3&cursor=after+10&cursor=after+20');
  await expect.poll(first).toBe('parcel 21');
  await press('Previous page');
  await expect.poll(first).toBe('parcel 11');
});

it('says how many there are where the server does', async () => {
  const { end } = await open(serverOf(27, { counts: true }));
  await expect.poll(end).toContain('27 entries');
});

it('returns from a page that no longer exists', async () => {
  const { first } = await open(serverOf(20), '/parcels?page=3&cursor=after+10&cursor=after+20');
  await expect.poll(first).toBe('parcel 11');
  expect(address).toBe('?page=2&cursor=after+10');
});

it('returns to the first page after a change of filters or order; chips and views have no cursor', async () => {
  const server = serverOf(40);
  const { first } = await open(server, '/parcels?page=2&cursor=after+10');
  await expect.poll(first).toBe('parcel 11');
  await userEvent.click(screen.getByRole('button', { name: 'Label' }));
  await expect.poll(() => address).toBe('?sort=label&order=asc');
  await press('Next page');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Keyword' }), '3');
  await expect.poll(first).toBe('parcel 3');
  expect(address).toBe('?keyword=3&sort=label&order=asc');
  await press('Next page');
  await expect.poll(first).toBe('parcel 37');
  await press('Views');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of the view' }), 'Threes');
  await press('Save this view');
  await expect.poll(() => address).not.toContain('cursor');
  expect(address).toContain('keyword=3');
  await press('Remove condition Keyword: 3');
  await expect.poll(first).toBe('parcel 1');
});

it('all that match are selected and exported without being counted, page by page along the cursors', async () => {
  const server = serverOf(120);
  await open(server);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await press('Select all that match');
  await expect.element(screen.getByText('All that match are selected')).toBeVisible();
  await press('Collect');
  await expect.poll(() => collected).toEqual(server.labels.map(({ id }) => id));
  expect(server.asked().slice(1)).toEqual([
    { pageSize: 50 },
    { pageSize: 50, cursor: 'after 50' },
    { pageSize: 50, cursor: 'after 100' },
  ]);
  await press('Clear selection');
  await press('Export');
  await expect.element(screen.getByRole('button', { name: 'All that match as XLSX' })).toBeVisible();
});

it('a server that leads in a circle is a failure, not an endless loop', async () => {
  const { host } = await open(
    { get: async () => ({ list: [{ id: 1, label: 'parcel 1' }], next: 'after 10' }) },
    '/parcels?page=2&cursor=after+10',
  );
  await expect.poll(() => host.textContent).toContain('Loading failed. Try again.');
});

it('as an endless list loads the next rows as they come into view, and refreshes as one list [endless-lists]', async () => {
  const server = serverOf(120);
  const { rows, host, parts } = await open(server, '/parcels?page=3&cursor=after+20', true);
  await expect.poll(() => rows().length).toBeGreaterThanOrEqual(20);
  expect(address).toBe('');
  const region = host.querySelector('[role="region"]') as HTMLElement;
  const scroll = async () => {
    region.scrollTo({ top: region.scrollHeight });
    await new Promise(requestAnimationFrame);
    return host.textContent?.includes('120 entries') ?? false;
  };
  await expect.poll(scroll).toBe(true);
  expect(screen.getByRole('button', { name: 'Load more' }).elements()).toHaveLength(0);
  await expect.poll(async () => (await scroll()) && rows().at(-1)).toBe('parcel 120');
  expect(new Set(server.asked().map((params) => Reflect.get(params ?? {}, 'cursor'))).size).toBe(12);
  expect(server.get).toHaveBeenCalledTimes(12);
  const before = region.scrollTop;
  serverDataOf(parts).refresh(listParcels);
  await expect.poll(() => server.get.mock.calls.length).toBe(15);
  expect(rows().at(-1)).toBe('parcel 120');
  expect(region.scrollTop).toBe(before);
});

it('keeps the rows and offers a retry when the next rows fail', async () => {
  await screen.viewport(1440, 540);
  onTestFinished(() => screen.viewport(1440, 900));
  const { get } = serverOf(60);
  let down = true;
  const { rows } = await open(
    {
      get: async (path, options) => {
        if (down && 'cursor' in (options.params ?? {})) throw new Error('The server is down.');
        return get(path, options);
      },
    },
    '/parcels',
    true,
  );
  await press('Load more');
  await expect.element(screen.getByRole('alert').getByText('Loading failed. Try again.')).toBeVisible();
  expect(rows()).toHaveLength(10);
  down = false;
  await press('Load more');
  await expect.poll(() => rows().length).toBeGreaterThanOrEqual(20);
});

const numbered = {
  method: 'GET',
  url: '/parcels',
  response: object({ list: array(parcel), total: integer() }),
} as const;

/** Compiled, never run. */
function Typed() {
  // @ts-expect-error: its call gives no `next`
  defineResource({ list: numbered, paging: 'cursor' });
}
void Typed;
