import { array, integer, object, optional, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { defineResource } from '../resource/define-resource';
import type { ExportFacts } from './export/list-exports';
import { ListPage } from './list-page';
import { useList } from './use-list';

const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query: object({ keyword: optional(string()) }),
    response: object({ list: array(object({ id: integer() })), total: integer() }),
  },
  filters: { keyword: 'text' },
});
const columns = [{ id: 'id', title: 'Number', cell: ({ id }: { id: number }) => `parcel ${id}` }];
const noSteps = () => null;

type Tell = (facts: ExportFacts) => Promise<boolean>;

function ParcelsPage({ record }: { record: Tell }) {
  return (
    <ListPage list={useList(parcels)} title="Parcels" columns={columns} bulkActions={noSteps} exports={{ record }} />
  );
}

/** Draws two parcels and captures the copied text. */
async function draw(record: Tell) {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    const blob = await items[0]?.getType('text/plain');
    copied.push((await blob?.text()) ?? '');
  });
  onTestFinished(() => write.mockRestore());
  const parts = consoleParts(async () => ({ list: [{ id: 1 }, { id: 2 }], total: 40 }));
  await drawInConsole(
    parts,
    <MemoryRouter initialEntries={['/parcels?keyword=bike']}>
      <ParcelsPage record={record} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('parcel 2')).toBeVisible();
  return { copied, toasts: parts.toasts };
}

it('reports rows before copying them: the selection, the page, a row by keyboard [copies-are-recorded]', async () => {
  const record = vi.fn<Tell>(async () => true);
  const { copied } = await draw(record);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy this page' }));
  await expect.poll(() => copied).toEqual(['Number\nparcel 1\nparcel 2']);
  const facts = { format: 'copy', fields: ['Number'], conditions: { keyword: 'bike' } };
  expect(record).toHaveBeenLastCalledWith({ ...facts, scope: 'page', count: 2 });
  await userEvent.click(screen.getByText('parcel 2'));
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => copied[1]).toBe('parcel 2');
  expect(record).toHaveBeenLastCalledWith({ ...facts, scope: 'selection', count: 1 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await userEvent.click(screen.getByRole('button', { name: 'Copy', exact: true }));
  await expect.poll(() => copied[2]).toBe('Number\nparcel 1');
  expect(record).toHaveBeenCalledTimes(3);
});

it('nothing is copied where that cannot be recorded', async () => {
  const record = vi.fn<Tell>(async () => false);
  const { copied, toasts } = await draw(record);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy this page' }));
  await expect.poll(() => record.mock.calls.length).toBe(1);
  await act(() => Promise.allSettled(record.mock.results.map(({ value }) => value)));
  expect(copied).toEqual([]);
  expect(toasts.state.list).toEqual([]);
});

it('the bar of the selection exports the selected rows [export-of-the-selection]', async () => {
  const record = vi.fn<Tell>(async () => false);
  await draw(record);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await userEvent.click(screen.getByRole('toolbar').getByRole('button', { name: 'Export' }));
  const dialog = screen.getByRole('dialog', { name: 'Export' });
  await expect.element(dialog.getByLabelText('Which entries')).toHaveTextContent('selected');
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await expect.poll(() => record.mock.calls[0]?.[0]).toMatchObject({ scope: 'selection', count: 1 });
});

it('the export of a selection shows its progress, which can be cancelled, above the bar of the selection [export-progress-in-view]', async () => {
  let end = (_go: boolean) => {};
  await draw(() => new Promise((resolve) => (end = resolve)));
  await userEvent.click(screen.getByRole('row', { name: /parcel 2/ }).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('toolbar').getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the export' }));
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  end(false);
});
