import { array, integer, object, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole, type Get } from '../../../../../../testing/console/draw-in-console';
import { act } from '../../../../../../testing/draw';
import type { RecordChange } from '../../../../kernel/record-change';
import { defineResource } from '../../resource/define-resource';
import { ListPage } from '../list-page';
import { useList } from '../use-list';
import { changesOf } from './use-notify-changes';

interface Parcel {
  id: number;
  state: string;
  version: number;
}

const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    response: object({
      list: array(object({ id: integer(), state: string(), version: integer() })),
      total: integer(),
    }),
  },
  pageSizes: [3],
});

const columns = [
  { id: 'id', title: 'Number', cell: ({ id }: Parcel) => `parcel ${id}` },
  { id: 'state', title: 'State', cell: ({ state }: Parcel) => state },
];

const ParcelsPage = () => <ListPage list={useList(parcels)} title="Parcels" columns={columns} />;

const parcel = (id: number, state = 'open', version = 1): Parcel => ({ id, state, version });

async function draw(address = '/parcels', all: Parcel[] = [3, 2, 1].map((id) => parcel(id))) {
  const server = { all };
  const get = vi.fn<Get>(async (_, { params }) => {
    const start = (Number(Reflect.get(params, 'page')) - 1) * 3;
    return { list: server.all.slice(start, start + 3), total: server.all.length };
  });
  const parts = consoleParts(get);
  const { host } = await drawInConsole(
    parts,
    <MemoryRouter initialEntries={[address]}>
      <ParcelsPage />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('table').or(screen.getByRole('grid')).first()).toBeVisible();
  await expect.poll(() => host.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
  const rows = () => [...host.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  const tell = (...changes: RecordChange[]) => act(async () => changesOf(parts).notify(parcels, changes));
  return { host, get, server, rows, tell };
}

it('marks a row that another user changed in place, with the name [list-rows-live]', async () => {
  const { host, server, rows, tell, get } = await draw();
  const first = host.querySelector('tbody tr');
  server.all = [parcel(3), parcel(2, 'done', 2), parcel(1)];
  await tell({ id: 2, version: 2, by: 'bob' });
  await expect.poll(rows).toEqual(['parcel 3open', 'parcel 2Changed by bobdone', 'parcel 1open']);
  expect(host.querySelector('tbody tr')).toBe(first);
  await tell({ id: 2, version: 2, by: 'bob' });
  await new Promise((soon) => setTimeout(soon, 600));
  expect(get).toHaveBeenCalledTimes(2);
});

it('new records move nothing; a button says how many there are and shows them [list-announces-new-records]', async () => {
  const { host, server, rows, tell } = await draw();
  server.all = [5, 4, 3, 2, 1].map((id) => parcel(id));
  await tell({ id: 4, version: 1 }, { id: 5, version: 1 });
  const button = screen.getByRole('button', { name: '2 new entries' });
  await expect.element(button).toBeVisible();
  expect(rows()).toEqual(['parcel 3open', 'parcel 2open', 'parcel 1open']);
  expect(host.textContent).toContain('5 entries');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['parcel 5open', 'parcel 4open', 'parcel 3open']);
  await expect.element(button).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it('what went stays in its place until the list is updated', async () => {
  const { server, rows, tell } = await draw();
  server.all = [parcel(3), parcel(1)];
  await tell({ id: 2, version: 2 });
  await screen.getByRole('button', { name: 'Update the list' }).click();
  await expect.poll(rows).toEqual(['parcel 3open', 'parcel 1open']);
});

it('a later page has no new records, and its rows follow', async () => {
  const { host, server, rows, tell } = await draw(
    '/parcels?page=2',
    [5, 4, 3, 2, 1].map((id) => parcel(id)),
  );
  expect(rows()).toEqual(['parcel 2open', 'parcel 1open']);
  server.all = [parcel(6), parcel(5), parcel(4), parcel(3), parcel(2), parcel(1, 'done', 2)];
  await tell({ id: 1, version: 2 });
  await expect.poll(rows).toEqual(['parcel 2open', 'parcel 1Changed elsewheredone']);
  expect(host.querySelectorAll('[role="status"] button')).toHaveLength(0);
});

it('shows the new values and the user’s name in place for a row that left a filtered list or a later page [removed-row-stays-visible]', async () => {
  const { server, rows, tell } = await draw();
  server.all = [parcel(3), parcel(1)];
  await tell({ id: 2, version: 2, by: 'bob', fields: { state: 'done' } });
  await expect.poll(rows).toEqual(['parcel 3open', 'parcel 2Changed by bobdone', 'parcel 1open']);
  await screen.getByRole('button', { name: 'Update the list' }).click();
  await expect.poll(rows).toEqual(['parcel 3open', 'parcel 1open']);
});

it('on a later page that is offered only where a change took a row, not where rows moved on', async () => {
  const { host, server, rows, tell } = await draw(
    '/parcels?page=2',
    [6, 5, 4, 3, 2, 1].map((id) => parcel(id)),
  );
  server.all = [6, 5, 4, 2, 1, 0].map((id) => parcel(id));
  await tell({ id: 3, version: 2, by: 'bob' });
  await expect.poll(rows).toEqual(['parcel 3Changed by bobopen', 'parcel 2open', 'parcel 1open']);
  await screen.getByRole('button', { name: 'Update the list' }).click();
  await expect.poll(rows).toEqual(['parcel 2open', 'parcel 1open', 'parcel 0open']);
  expect(host.querySelectorAll('[role="status"] button')).toHaveLength(0);
});
