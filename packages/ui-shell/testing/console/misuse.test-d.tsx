/**
 * Compiled by the `types` script and never run: each misuse of a public function must be a type error.
 * Misuse of calls, resources, edits, fields and addresses is checked beside their tests.
 */
import { array, type Infer, integer, number, object, oneOf, optional, string } from '@waybill/validators';
import {
  defineCall,
  defineConfig,
  defineResource,
  defineRoutes,
  defineSteps,
  envelopeApi,
  ListPage,
  RecordPage,
  useCommands,
  useHref,
  useList,
  useRecord,
  useScan,
  useServerData,
  useSteps,
  useWithSteps,
} from '../../src/exports/console';
import { Combobox } from '../../src/exports/controls';
import { LineChart } from '../../src/exports/display';
import { Field, FormDialog, useForm } from '../../src/exports/forms';
import { defineMessages, Segmented, Select } from '../../src/exports/index';
import { type DataColumn, DataTable } from '../../src/exports/table';
import { renderApp, renderPage, tryApi } from '../../src/exports/testing';

const parcel = object({ id: integer(), fee: number(), status: oneOf(['open', 'done']) });
const parcels = defineResource({
  list: defineCall({
    method: 'GET',
    url: '/parcels',
    query: object({ status: optional(oneOf(['open', 'done'])), sort: optional(oneOf(['fee'])) }),
    response: object({ list: array(parcel), total: integer() }),
  }),
  record: defineCall({ method: 'GET', url: '/parcels/:id', response: parcel }),
  actions: {
    weigh: defineCall({
      method: 'POST',
      url: '/parcels/:id/weigh',
      body: object({ kilograms: integer() }),
      response: parcel,
    }),
  },
  filters: { status: ['open', 'done'] },
  sorts: ['fee'],
});
const schema = object({ name: string(), fee: number(), note: optional(string()) });
const nothing = () => undefined;
const columns = [
  { id: 'fee', title: 'Fee', cell: ({ fee }) => fee },
  { id: 'status', title: 'Status', cell: ({ status }) => status },
] as const satisfies readonly DataColumn<Infer<typeof parcel>>[];

export function Forms() {
  useForm({ schema, values: { name: '', fee: 0 }, onSubmit: ({ note }) => void note });
  useForm({ schema: () => schema, values: { name: '', fee: null as number | null, more: 1 }, onSubmit: nothing });
  // @ts-expect-error a field of the schema has no value
  useForm({ schema, values: { nmae: '', fee: 0 }, onSubmit: nothing });
  // @ts-expect-error a value is of another kind than the schema expects
  useForm({ schema, values: { name: 7, fee: 0 }, onSubmit: nothing });
  // @ts-expect-error the same, of a schema for each language
  useForm({ schema: () => schema, values: { name: '', fee: '0' }, onSubmit: nothing });
  // @ts-expect-error the schema gives no such field
  useForm({ schema, values: { name: '', fee: 0 }, onSubmit: ({ nmae }) => void nmae });
  // @ts-expect-error no such value is typed
  useForm({ schema, values: { name: '', fee: 0 }, typed: { nmae: 'x' }, onSubmit: nothing });
  // @ts-expect-error no such value is made plain
  useForm({ schema, values: { name: '', fee: 0 }, normalise: { nmae: String }, onSubmit: nothing });
  // @ts-expect-error a text says nothing of what became of a submission
  useForm({ schema, values: { name: '', fee: 0 }, onSubmit: () => 'refused' });
  const save = async () => ({ done: true as const });
  const form = useForm({ schema, values: { name: '', fee: 0 }, onSubmit: nothing });
  return (
    <>
      <FormDialog schema={schema} values={{ name: '', fee: 0 }} title="New" save={save} onClose={nothing}>
        {(form) => form.id}
      </FormDialog>
      {/* @ts-expect-error a field of the schema has no value */}
      <FormDialog schema={schema} values={{ nmae: '', fee: 0 }} title="New" save={save} onClose={nothing}>
        {nothing}
      </FormDialog>
      <Field form={form} name="name" label="Name" as={Combobox} options={[]} />
      {/* @ts-expect-error a combobox shows no number */}
      <Field form={form} name="fee" label="Fee" as={Combobox} options={[]} />
      {/* @ts-expect-error no option has this value */}
      <Select<'dry' | 'damp'> label="Kind" value="wet" options={[]} onValueChange={nothing} />
      {/* @ts-expect-error no option has this value */}
      <Segmented<'dry' | 'damp'> label="Kind" value="wet" options={[]} onValueChange={nothing} />
    </>
  );
}

export function Lists() {
  const list = useList(parcels);
  // @ts-expect-error the list has no such filter
  useList(parcels, { weight: ['7'] });
  list.go({ sorting: { id: 'fee', order: 'asc' }, page: 2 });
  // @ts-expect-error the list does not sort by this
  list.go({ sorting: { id: 'fees', order: 'asc' } });
  const stored = useRecord(parcels, 7);
  // @ts-expect-error a record has no such field
  void stored.record?.weight;
  return (
    <>
      {/* @ts-expect-error a row has no such field */}
      <ListPage list={list} columns={[{ id: 'fee', title: 'Fee', cell: ({ weight }) => weight }]} />
      {/* @ts-expect-error a column has no such option */}
      <ListPage list={list} columns={[{ id: 'fee', title: 'Fee', cell: ({ fee }) => fee, sortabel: true }]} />
      {/* @ts-expect-error the list has no such filter */}
      <ListPage list={list} columns={[]} filters={{ weight: { label: 'Weight' } }} />
      <ListPage list={list} columns={[{ id: 'fee', title: 'Fee', cell: ({ fee }) => fee, sortable: true }]} />
      {/* @ts-expect-error the list does not sort by this */}
      <ListPage list={list} columns={[{ id: 'status', title: '', cell: ({ status }) => status, sortable: true }]} />
      <ListPage list={list} columns={columns} hidden={['status']} cards={{ primary: 'fee', trailing: 'status' }} />
      {/* @ts-expect-error no column has this id */}
      <ListPage list={list} columns={columns} hidden={['state']} />
      {/* @ts-expect-error no column has this id */}
      <ListPage list={list} columns={columns} cards={{ primary: 'fees' }} />
      {/* @ts-expect-error the id of a row is a number */}
      <ListPage list={list} columns={[]} onRemove={async (ids: readonly string[]) => ({ done: ids.length > 0 })} />
      {/* @ts-expect-error a record has no such field */}
      <RecordPage record={stored} title={({ weight }) => weight} missing="None">
        {({ fee }) => fee}
      </RecordPage>
      {/* @ts-expect-error a title is a text */}
      <RecordPage record={stored} title={({ fee }) => fee} missing="None">
        {({ fee }) => fee}
      </RecordPage>
      <DataTable
        label="Parcels"
        rows={list.rows}
        rowId={({ id }) => String(id)}
        columns={[
          // @ts-expect-error a row has no such field
          { id: 'fee', title: 'Fee', cell: ({ weight }) => weight },
        ]}
      />
      {/* @ts-expect-error a value of a series is a number */}
      <LineChart label="Fees" points={['May']} series={[{ label: 'Fee', values: ['1'] }]} />
    </>
  );
}

export function Resources() {
  const { list } = parcels.calls;
  // @ts-expect-error the call asks for no such field
  defineResource({ list, filters: { weight: 'text' } });
  // @ts-expect-error the call takes no such value of the field
  defineResource({ list, filters: { status: ['opne'] } });
  // @ts-expect-error the call does not sort by this
  defineResource({ list, sorts: ['weight'] });
  // A call without a query finds and sorts by the fields of a record.
  const plain = {
    method: 'GET',
    url: '/parcels',
    response: object({ list: array(parcel), total: integer() }),
  } as const;
  defineResource({ list: plain, filters: { fee: ['1', '2'], status: ['done'], id: 'text' }, sorts: ['fee', 'id'] });
  // @ts-expect-error a record has no such field
  defineResource({ list: plain, filters: { stauts: 'text' } });
  // @ts-expect-error a field has no such value
  defineResource({ list: plain, filters: { status: ['opne'] } });
  // @ts-expect-error a record has no such field
  defineResource({ list: plain, sorts: ['fee', 'stauts'] });
  const query = object({ keyword: optional(string()) });
  defineResource({ list: { ...plain, query }, filters: { keyword: 'text' }, sorts: ['fee'] });
  // @ts-expect-error the query has no such field
  defineResource({ list: { ...plain, query }, filters: { keywrd: 'text' } });
  // @ts-expect-error a record has no such field
  defineResource({ list: { ...plain, query }, sorts: ['fees'] });
}

export function Calls() {
  const { url } = parcels.calls.actions.weigh;
  const list = useServerData(parcels.calls.list).data?.list ?? [];
  // @ts-expect-error a row has no such field
  void list.map(({ weight }) => `${weight} ${url}`);
  // @ts-expect-error the resource has no such call
  void parcels.calls.remove.url;
}

export function Addresses() {
  const href = useHref<readonly [{ path: '/parcels/:id'; name: 'Parcel' }], 'Reports'>();
  href('Parcel', { params: { id: 7 } });
  href('Reports', { query: { page: 2 } });
  // @ts-expect-error neither the table nor the menu of the server has this name
  href('Report');
}

export function Steps() {
  const steps = defineSteps(parcels, { weigh: { shows: (row, { kilograms }) => ({ fee: row.fee + kilograms }) } });
  // @ts-expect-error the resource has no such action
  defineSteps(parcels, { fly: {} });
  // @ts-expect-error a row has no such field
  defineSteps(parcels, { weigh: { shows: () => ({ weight: 3 }) } });
  // @ts-expect-error the action takes no such field
  defineSteps(parcels, { weigh: { shows: (_, { grams }) => ({ fee: grams }) } });
  const { one } = useSteps(steps);
  const row = { id: 7, fee: 3, status: 'open' as const };
  void one('weigh', row, { kilograms: 3 }, { text: 'Weighed' });
  // @ts-expect-error a misspelt field
  void one('weigh', row, { kilogramms: 3 }, { text: 'Weighed' });
  // @ts-expect-error no such step
  void one('fly', row, {}, { text: 'Flown' });
  // @ts-expect-error the value has no such field
  useWithSteps(parcels, { open: 1 }, ({ done }) => done);
}

export function Others() {
  // @ts-expect-error no such call is specified
  envelopeApi({ paths: { userInfos: '/me' } });
  // @ts-expect-error a path is a text
  envelopeApi({ paths: { userInfo: 7 } });
  // @ts-expect-error a misspelt answer to a call that no user is given for
  void tryApi(envelopeApi(), {}, { langage: 'en' });
  // @ts-expect-error a command does nothing without `run`
  useCommands([{ id: 'fly', title: 'Fly', rum: nothing }]);
  // @ts-expect-error a pattern is an expression
  useScan([{ pattern: 'WB', run: nothing }]);
  const page = async () => ({ default: () => null });
  defineRoutes([{ path: '/books', name: 'Books', page, nav: { title: 'Books' }, children: [{ path: 'new', page }] }]);
  // @ts-expect-error a route has no such field
  defineRoutes([{ path: '/books', component: page }]);
  // @ts-expect-error a title is in `nav`
  defineRoutes([{ path: '/books', children: [{ path: 'new', page, title: 'New book' }] }]);
  // @ts-expect-error a misspelt setting
  defineConfig({ titel: 'Books' });
  // @ts-expect-error a text is said in each language
  defineMessages('books', { title: { zh: '书' } });
  // @ts-expect-error a person has roles
  void renderApp({ routes: [], config: {} }, '/', { user: { role: ['Clerk'] } });
  // @ts-expect-error a misspelt option
  void renderPage(null, { adress: '/' });
}
