import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { DeclareContext, type DeclaredCommand } from '../../../../nav/declared-command';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query: object({ state: optional(oneOf(['open', 'done'])), city: optional(string()) }),
    response: object({ list: array(object({ id: integer(), state: oneOf(['open', 'done']) })), total: integer() }),
  } as const,
  filters: { state: ['open', 'done'], city: 'text' },
  sorts: ['id'],
});
const columns = [
  { id: 'id', title: 'Number', sortable: true, cell: ({ id }: { id: number }) => id },
  { id: 'state', title: 'State', cell: ({ state }: { state: string }) => state },
];
const states = { state: { label: 'State', options: { open: 'Under way', done: 'Arrived' } } };

const Parcels = () => <ListPage list={useList(parcels)} title="Parcels" columns={columns} states={states} />;

async function draw() {
  const get = vi.fn<Get>(async () => ({ list: [{ id: 1, state: 'open' }], total: 45 }));
  const declared = new Set<readonly DeclaredCommand[]>();
  const declare = (commands: readonly DeclaredCommand[]) => {
    declared.add(commands);
    return () => declared.delete(commands);
  };
  const { host } = await drawInConsole(
    consoleParts(get),
    <MemoryRouter initialEntries={['/parcels?page=2']}>
      <DeclareContext value={declare}>
        <Parcels />
      </DeclareContext>
    </MemoryRouter>,
  );
  const every = () => [...declared].flat().flatMap((command) => [command, ...(command.choose?.() ?? [])]);
  const run = (id: string) =>
    act(
      async () =>
        void every()
          .find((command) => command.id === id)
          ?.run?.(),
    );
  await vi.waitFor(() => expect(host.querySelector('tbody tr')).not.toBeNull());
  const params = () => get.mock.lastCall?.[1].params;
  return { host, run, params, ids: () => every().map(({ id }) => id) };
}

it('a list declares its pages, page sizes, orders and columns, and its states [lists-declare-commands]', async () => {
  const { host, run, params, ids } = await draw();
  await vi.waitFor(() => expect(ids()).toContain('list.page.next'));
  expect(ids().filter((id) => id.startsWith('list.page.'))).toEqual([
    'list.page.next',
    'list.page.previous',
    'list.page.first',
    'list.page.last',
  ]);
  await run('list.page.last');
  await vi.waitFor(() => expect(params()).toMatchObject({ page: 5 }));
  await vi.waitFor(() => expect(ids()).not.toContain('list.page.next'));
  await run('list.column.state');
  await vi.waitFor(() => expect(host.querySelectorAll('thead th')).toHaveLength(1));
  await run('list.column.state');
  await run('list.sort.desc.id');
  await vi.waitFor(() => expect(host.querySelector('th[aria-sort="descending"]')?.textContent).toContain('Number'));
  await run('list.filter.state.done');
  await vi.waitFor(() => expect(params()).toMatchObject({ page: 1, state: 'done' }));
});
