import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { TextField } from '../../controls/basic/text-field';
import { type ColumnChoice, shownColumns } from './column-choice';
import { ColumnPicker } from './column-picker';
import type { DataColumn, Sorting } from './data-column';
import { DataTable } from './data-table';
import { Pagination } from './pagination';
import { QueryForm } from './query-form';
import { StatusTag } from './status-tag';

const meta: Meta = { title: 'Data/Data table', component: DataTable, subcomponents: { QueryForm, ColumnPicker } };
export default meta;

interface Parcel {
  id: string;
  city: string;
  fee: number;
  done: boolean;
}

const parcels: Parcel[] = [
  { id: 'TY01', city: 'Shanghai', fee: 320, done: true },
  { id: 'TY02', city: 'Chengdu', fee: 516, done: false },
  { id: 'TY03', city: 'Guangzhou', fee: 408, done: false },
];

const columns: DataColumn<Parcel>[] = [
  { id: 'id', title: 'Number', cell: ({ id }) => id, sortable: true },
  { id: 'city', title: 'City', cell: ({ city }) => city },
  {
    id: 'done',
    title: 'State',
    cell: ({ done }) => <StatusTag tone={done ? 'success' : 'info'}>{done ? 'Delivered' : 'In transit'}</StatusTag>,
  },
  { id: 'fee', title: 'Freight', cell: ({ fee }) => fee, align: 'end', sortable: true },
];

const rowId = ({ id }: Parcel) => id;
const shared = { label: 'Orders', columns, rowId };

function List() {
  const [selected, setSelected] = useState<string[]>([]);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [page, setPage] = useState(1);
  return (
    <>
      <QueryForm always={1} onQuery={() => setPage(1)}>
        <TextField label="Keyword" />
        <TextField label="City" />
      </QueryForm>
      <DataTable
        {...shared}
        rows={parcels}
        selected={selected}
        onSelectedChange={setSelected}
        sorting={sorting}
        onSortingChange={setSorting}
      />
      <Pagination page={page} pageSize={10} total={25} onPageChange={setPage} onPageSizeChange={() => setPage(1)} />
    </>
  );
}

export const WithQueryAndPages: StoryObj = {
  render: () => <List />,
  play: async ({ canvasElement }) => {
    const { getByRole, getAllByRole, queryByLabelText } = within(canvasElement);
    await expect(queryByLabelText('City')).toBeNull();
    await userEvent.click(getByRole('button', { name: 'More filters' }));
    await expect(queryByLabelText('City')).toBeVisible();
    await userEvent.click(getAllByRole('checkbox', { name: 'Select row' })[0] as HTMLElement);
    await expect(getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await userEvent.click(getByRole('checkbox', { name: 'Select all on this page' }));
    for (const box of getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(getByRole('button', { name: 'Freight' }));
    await expect(getByRole('columnheader', { name: 'Freight' })).not.toHaveAttribute('aria-sort', 'none');
    await userEvent.click(getByRole('button', { name: 'Next page' }));
    await expect(getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 3');
  },
};

export const Loading: StoryObj = { render: () => <DataTable {...shared} rows={[]} state="loading" /> };

export const Empty: StoryObj = { render: () => <DataTable {...shared} rows={[]} /> };

export const NothingMatches: StoryObj = { render: () => <DataTable {...shared} rows={[]} filtered /> };

export const Failed: StoryObj = {
  render: () => <DataTable {...shared} rows={[]} state="failed" onRetry={() => {}} />,
};

function Customised() {
  const [choice, setChoice] = useState<ColumnChoice>({ order: ['id', 'city', 'done', 'fee'], hidden: [] });
  return (
    <>
      <ColumnPicker columns={columns} value={choice} onChange={setChoice} />
      <DataTable {...shared} rows={parcels} shownColumns={shownColumns(choice)} striped bordered rowSize="small" />
    </>
  );
}

export const OwnColumns: StoryObj = {
  render: () => <Customised />,
  play: async ({ canvasElement }) => {
    const { getByRole, getAllByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: 'Columns' }));
    await userEvent.click(getByRole('checkbox', { name: 'City' }));
    getByRole('button', { name: 'Move column Number' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'State',
      'Number',
      'Freight',
    ]);
  },
};

/** Right to left: columns begin at the right, numbers keep their direction. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => (
    <DataTable
      label="الطلبات"
      rowId={rowId}
      rows={[
        { id: 'TY01', city: 'القاهرة', fee: 320, done: true },
        { id: 'TY02', city: 'دبي', fee: 516, done: false },
      ]}
      columns={[
        { id: 'id', title: 'الرقم', cell: ({ id }) => id, sortable: true },
        { id: 'city', title: 'المدينة', cell: ({ city }) => city },
        { id: 'fee', title: 'الأجرة', cell: ({ fee }) => fee, align: 'end' },
      ]}
    />
  ),
};
