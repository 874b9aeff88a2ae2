import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../form/text-field';
import { type ColumnChoice, shownColumns } from './column-choice';
import { ColumnPicker } from './column-picker';
import type { DataColumn, Sorting } from './data-column';
import { DataTable } from './data-table';
import { Pagination } from './pagination';
import { QueryForm } from './query-form';
import { StatusTag } from './status-tag';

const meta: Meta = { title: 'Table/Data table', component: DataTable, subcomponents: { QueryForm, ColumnPicker } };
export default meta;

interface Parcel {
  id: string;
  city: string;
  fee: number;
  done: boolean;
}

const parcels: Parcel[] = [
  { id: 'TY01', city: '上海', fee: 320, done: true },
  { id: 'TY02', city: '成都', fee: 516, done: false },
  { id: 'TY03', city: '广州', fee: 408, done: false },
];

const columns: DataColumn<Parcel>[] = [
  { id: 'id', title: '运单号', cell: ({ id }) => id, sortable: true },
  { id: 'city', title: '城市', cell: ({ city }) => city },
  {
    id: 'done',
    title: '状态',
    cell: ({ done }) => <StatusTag tone={done ? 'success' : 'info'}>{done ? '已送达' : '运输中'}</StatusTag>,
  },
  { id: 'fee', title: '运费', cell: ({ fee }) => fee, align: 'end', sortable: true },
];

const rowId = ({ id }: Parcel) => id;
const shared = { label: '运单', columns, rowId };

function List() {
  const [selected, setSelected] = useState<string[]>([]);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [page, setPage] = useState(1);
  return (
    <>
      <QueryForm always={1} onQuery={() => setPage(1)} onReset={() => setPage(1)}>
        <TextField label="关键词" />
        <TextField label="城市" />
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
    await expect(queryByLabelText('城市')).toBeNull();
    await userEvent.click(getByRole('button', { name: '展开' }));
    await expect(queryByLabelText('城市')).toBeVisible();
    await userEvent.click(getAllByRole('checkbox', { name: '选择此行' })[0] as HTMLElement);
    await expect(getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked();
    await userEvent.click(getByRole('checkbox', { name: '全选本页' }));
    for (const box of getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(getByRole('button', { name: '运费' }));
    await expect(getByRole('columnheader', { name: '运费' })).not.toHaveAttribute('aria-sort', 'none');
    await userEvent.click(getByRole('button', { name: '下一页' }));
    await expect(getByRole('navigation', { name: '分页' })).toHaveTextContent('第 2 / 3 页');
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
    await userEvent.click(getByRole('button', { name: '列设置' }));
    await userEvent.click(getByRole('checkbox', { name: '城市' }));
    getByRole('button', { name: '移动列“运单号”' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '状态',
      '运单号',
      '运费',
    ]);
  },
};
