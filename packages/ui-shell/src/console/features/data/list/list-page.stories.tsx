import type { Meta, StoryObj } from '@storybook/react-vite';
import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { expect } from 'storybook/test';
import { ConsoleAround } from '../../../../../testing/console/console-around';
import { inArabic, statesOf } from '../../../../../testing/state-sheet';
import { RowButton } from '../../../../data/table/row-actions';
import { StatusTag } from '../../../../data/table/status-tag';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const meta = { title: 'Console/List page', component: ListPage } satisfies Meta<typeof ListPage>;
export default meta;

const query = object({ keyword: optional(string()), state: optional(oneOf(['open', 'done'])) });
const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query,
    response: object({
      list: array(object({ id: integer(), city: string(), state: oneOf(['open', 'done']) })),
      total: integer(),
    }),
  },
  filters: { keyword: 'text', state: ['open', 'done'] },
  sorts: ['id'],
});
/** The same resource on a server without totals. */
const uncounted = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/after',
    query,
    response: object({
      list: array(object({ id: integer(), city: string(), state: oneOf(['open', 'done']) })),
      next: optional(string()),
    }),
  },
  paging: 'cursor',
  filters: { keyword: 'text', state: ['open', 'done'] },
  sorts: ['id'],
});
type Parcel = { id: number; city: string; state: 'open' | 'done' };
type Words = (typeof words)['en'];

const words = {
  en: {
    title: 'Parcels',
    number: 'Number',
    city: 'City',
    state: 'State',
    open: 'Under way',
    done: 'Delivered',
    keyword: 'Keyword',
    edit: 'Change',
  },
  ar: {
    title: 'الطرود',
    number: 'الرقم',
    city: 'المدينة',
    state: 'الحالة',
    open: 'في الطريق',
    done: 'تم التسليم',
    keyword: 'كلمة',
    edit: 'تعديل',
  },
};
const cities = { en: ['Shanghai', 'Chengdu', 'Guangzhou'], ar: ['القاهرة', 'دبي', 'الرياض'] };
const columnsIn = (say: Words) => [
  { id: 'id', title: say.number, cell: ({ id }: Parcel) => `TY0${id}`, sortable: true },
  { id: 'city', title: say.city, cell: ({ city }: Parcel) => city },
  {
    id: 'state',
    title: say.state,
    cell: ({ state }: Parcel) => <StatusTag tone={state === 'done' ? 'success' : 'info'}>{say[state]}</StatusTag>,
  },
];
const columns = { en: columnsIn(words.en), ar: columnsIn(words.ar) };
const filtersIn = (say: Words) => ({
  keyword: { label: say.keyword },
  state: { label: say.state, options: { open: say.open, done: say.done } },
});
const selectAll = () => <RowButton>Mark as delivered</RowButton>;
const nothing = () => {};

interface ParcelsProps {
  language?: keyof typeof words;
  selectable?: boolean;
}

function Parcels({ language = 'en', selectable = false }: ParcelsProps) {
  const say = words[language];
  return (
    <ListPage
      list={useList(parcels)}
      title={say.title}
      columns={columns[language]}
      filters={filtersIn(say)}
      rowActions={() => <RowButton>{say.edit}</RowButton>}
      onAdd={nothing}
      {...(selectable ? { bulkActions: selectAll } : {})}
    />
  );
}

const rowsIn = (language: keyof typeof words) => async () => ({
  list: cities[language].map((city, index) => ({ id: index + 1, city, state: index === 1 ? 'done' : 'open' })),
  total: 3,
});

interface PageProps extends ParcelsProps {
  get?: (path: string) => Promise<unknown>;
  address?: string;
}

const PageOfParcels = ({ get = rowsIn('en'), address = '/parcels', ...page }: PageProps) => (
  <ConsoleAround get={get} address={address}>
    <Parcels {...page} />
  </ConsoleAround>
);

/** All its states, side by side. */
export const States = statesOf(
  PageOfParcels,
  {},
  {
    rest: {},
    hover: {},
    focus: {},
    selectable: { selectable: true },
    loading: { get: () => new Promise(() => {}) },
    empty: { get: async () => ({ list: [], total: 0 }) },
    'nothing matches': { get: async () => ({ list: [], total: 0 }), address: '/parcels?state=done' },
    failed: {
      get: async () => {
        throw new Error('The server is down.');
      },
    },
  },
  { width: 620 },
);

/** Rows are cards. */
export const OnAPhone: StoryObj = { globals: { viewport: { value: 'w390' } }, render: () => <PageOfParcels /> };

/** Right to left, in Arabic. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => <PageOfParcels language="ar" get={rowsIn('ar')} />,
};

function Uncounted({ endless = false }: { endless?: boolean }) {
  return (
    <ListPage
      list={useList(uncounted, {}, { endless })}
      title={words.en.title}
      columns={columns.en}
      filters={filtersIn(words.en)}
      bulkActions={selectAll}
    />
  );
}

const after = (count: number) => {
  let id = 0;
  return async () => ({
    list: Array.from({ length: 10 }, () => {
      id += 1;
      return { id, city: cities.en[id % 3], state: id % 2 ? 'open' : 'done' };
    }),
    ...(id < count && { next: `after ${id}` }),
  });
};

/** Pages by cursors: the number of pages is unknown, so there is no link to the last one. */
export const ByCursors: StoryObj = {
  render: () => (
    <ConsoleAround get={after(1000)}>
      <Uncounted />
    </ConsoleAround>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^More than \d+ entries$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
  },
};

/** Scrolling or the button loads the next rows. */
export const Endless: StoryObj = {
  render: () => (
    <ConsoleAround get={after(40)}>
      <Uncounted endless />
    </ConsoleAround>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('TY01');
    canvas.getByRole('region', { name: 'Parcels' }).scrollTo({ top: 10_000 });
    await canvas.findByText(/\d+ entries/);
  },
};
