import { array, integer, object, optional, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { ConfirmDialog } from '../../../../feedback/confirm-dialog';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const parcel = object({ id: integer() });
const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query: object({ keyword: optional(string()) }),
    response: object({ list: array(parcel), total: integer() }),
  } as const,
  filters: { keyword: 'text' },
});
const accepted = vi.fn();

function ParcelsPage() {
  return (
    <ListPage
      list={useList(parcels)}
      title="Parcels"
      columns={[{ id: 'id', title: 'Number', cell: ({ id }) => `parcel ${id}` }]}
      filters={{ keyword: { label: 'Keyword' } }}
      bulkActions={(selection) => (
        <button type="button" onClick={() => accepted(selection.ids)}>
          Accept
        </button>
      )}
    />
  );
}

/** A list with two selected parcels that then shows another parcel. */
async function open() {
  accepted.mockClear();
  const get = async (_: string, { params }: { params?: object }) => {
    const ids = Reflect.get(params ?? {}, 'keyword') === 'other' ? [3] : [1, 2];
    return { list: ids.map((id) => ({ id })), total: ids.length };
  };
  const parts = consoleParts(get);
  await drawInConsole(
    parts,
    <MemoryRouter>
      <ParcelsPage />
      <ConfirmDialog confirm={parts.confirm} />
    </MemoryRouter>,
  );
  const box = (at: number) => page.getByRole('checkbox').nth(at);
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await userEvent.fill(page.getByRole('textbox', { name: 'Keyword' }), 'other');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('parcel 3', { exact: true })).toBeVisible();
  return box;
}

const accept = () => page.getByRole('button', { name: 'Accept' });

const show = () => userEvent.click(page.getByRole('button', { name: 'Show them' }));
const dialog = () => page.getByRole('alertdialog', { name: '2 of them not in this list' });

it('names selected rows that are out of view, and changes them only after the user has confirmed them [hidden-selection-needs-confirmation]', async () => {
  await open();
  await expect.element(page.getByText('2 of them not in this list')).toBeVisible();
  await expect.element(accept()).not.toBeInTheDocument();
  await show();
  await expect.element(dialog()).toHaveTextContent('parcel 1 · parcel 2');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await expect.element(accept()).not.toBeInTheDocument();
  await show();
  await userEvent.click(dialog().getByRole('button', { name: 'Keep them' }));
  await userEvent.click(accept());
  expect(accepted).toHaveBeenCalledExactlyOnceWith(['1', '2']);
});

it('drops selected rows that are out of view, and continues with the visible ones', async () => {
  const box = await open();
  await userEvent.click(box(1));
  await userEvent.click(page.getByRole('button', { name: 'Drop them' }));
  await userEvent.click(accept());
  expect(accepted).toHaveBeenCalledExactlyOnceWith(['3']);
});
