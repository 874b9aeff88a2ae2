import { array, integer, number, object, oneOf, optional, string } from '@waybill/validators';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Call, defineCall } from '../../../kernel/call';
import { UnexpectedResponseError } from '../../../kernel/read-response';
import { readCall } from '../../../kernel/send-call';
import type { List, useList } from '../list/use-list';
import type { useRecord } from '../record/use-record';
import type { ReadArguments, ServerData, useServerData } from '../server-data/use-server-data';
import type { useCall, useServerUpload, useServerWrite } from '../server-data/use-server-write';
import type { useWrites, Writes } from '../write/use-writes';
import { defineResource } from './define-resource';

const parcel = object({ id: integer(), fee: number(), status: oneOf(['open', 'done']) });
const detail = object({ id: integer(), fee: number(), status: oneOf(['open', 'done']), note: string() });

const listParcels = {
  method: 'GET',
  url: '/parcels',
  query: object({
    page: optional(string()),
    keyword: optional(string()),
    status: optional(oneOf(['open', 'done'])),
    sort: optional(oneOf(['fee'])),
  }),
  response: object({ list: array(parcel), total: integer() }),
} as const;
const readParcel = { method: 'GET', url: '/parcels/:id', response: detail } as const;
const figures = { method: 'GET', url: '/figures', response: object({ open: integer() }) } as const;
const parcels = defineResource({
  list: listParcels,
  record: readParcel,
  create: { method: 'POST', url: '/parcels', body: object({ fee: number() }), response: detail },
  update: defineCall({ method: 'PATCH', url: '/parcels/:id', body: object({ fee: number() }), response: detail }),
  remove: { method: 'DELETE', url: '/parcels/:id' },
  actions: {
    close: {
      method: 'POST',
      url: '/parcels/:id/close',
      body: object({ reason: optional(string()) }),
      response: parcel,
    },
    weigh: { method: 'POST', url: '/weigh', body: object({ id: integer(), kilograms: integer() }) },
  },
  bulk: {
    load: { method: 'POST', url: '/load', body: object({ ids: array(integer()), truck: string() }), most: 20 },
  },
  filters: { status: ['open', 'done'], keyword: 'text' },
  sorts: ['fee'],
  changes: [figures],
});

type Parcel = { id: number; fee: number; status: 'open' | 'done' };

/** Compiled, never run: the types of the hooks. */
function typed(hooks: {
  list: typeof useList;
  record: typeof useRecord;
  writes: typeof useWrites;
  data: typeof useServerData;
  write: typeof useServerWrite;
  call: typeof useCall;
  upload: typeof useServerUpload;
}) {
  const { save, remove, actions, bulk } = hooks.writes(parcels);
  void save({ fee: 3 });
  void save({ id: 7, fee: 3 });
  void remove([7]);
  void actions.close(7);
  void actions.close(7, { reason: 'late' });
  void actions.weigh(7, { kilograms: 3 });
  void bulk.load([7], { truck: 'A' });
  // @ts-expect-error: a misspelt field
  void save({ fe: 3 });
  // @ts-expect-error: a misspelt field beside the right ones
  void save({ id: 7, fee: 3, titel: 'x' });
  // @ts-expect-error: a number as text
  void save({ id: 7, fee: '3' });
  // @ts-expect-error: an id of another kind
  void remove(['7']);
  // @ts-expect-error: an action that does not exist
  void actions.open(7);
  // @ts-expect-error: a field that the action needs
  void actions.weigh(7);
  // @ts-expect-error: a field that the action does not take
  void actions.close(7, { note: 'late' });
  // @ts-expect-error: one id where many belong
  void bulk.load(7, { truck: 'A' });
  // @ts-expect-error: a misspelt field
  void bulk.load([7], { trck: 'A' });

  const saved = save({ fee: 3 });
  expectTypeOf(saved).resolves.toMatchTypeOf<{ done: boolean }>();
  void saved.then((written) => {
    if (!written.done) return;
    expectTypeOf(written.value.note).toBeString();
    // @ts-expect-error: the response has no such field
    void written.value.weight;
  });

  const list = hooks.list(parcels);
  expectTypeOf(list.rows).toEqualTypeOf<readonly Parcel[]>();
  list.draft({ status: 'open' });
  // @ts-expect-error: a value that the filter does not have
  list.draft({ status: 'lost' });
  // @ts-expect-error: a filter that the list does not have
  list.field('weight');
  const { record } = hooks.record(parcels, 7);
  expectTypeOf(record?.note).toEqualTypeOf<string | undefined>();

  const { data } = hooks.data(figures);
  expectTypeOf(data).toEqualTypeOf<{ open: number } | undefined>();
  hooks.data(readParcel, { id: 7 });
  hooks.data(readParcel, null);
  hooks.data(listParcels, { page: 2, status: '' });
  // @ts-expect-error: a name of the url is missing
  hooks.data(readParcel);
  // @ts-expect-error: the value is not one of the options
  hooks.data(listParcels, { status: 'lost' });
  // @ts-expect-error: a call that changes something is no read
  hooks.data({ method: 'POST', url: '/weigh' });
  // @ts-expect-error: a call without a url
  hooks.data({ method: 'GET', path: '/figures' });

  const weigh = hooks.write({ method: 'PUT', url: '/weigh/:id', body: object({ kilograms: integer() }) });
  void weigh({ id: 7, kilograms: 3 });
  // @ts-expect-error: a body that is wrong
  void weigh({ id: 7, kilograms: '3' });
  // @ts-expect-error: a body that is missing
  void weigh();
  // @ts-expect-error: a read is no write
  hooks.write(figures);
  // @ts-expect-error: changes are calls
  hooks.write({ method: 'PUT', url: '/weigh' }, { changes: ['/figures'] });
  const find = hooks.call(listParcels);
  expectTypeOf(find({ keyword: 'a' })).resolves.toEqualTypeOf<{ list: Parcel[]; total: number }>();
  // @ts-expect-error: a misspelt condition
  void find({ keywrd: 'a' });
  // @ts-expect-error: a file is posted
  hooks.upload(figures);
}
void typed;
expectTypeOf<ReadArguments<typeof figures>>().toMatchTypeOf<unknown[]>();
expectTypeOf<ServerData<number>['data']>().toEqualTypeOf<number | undefined>();
expectTypeOf<List<Parcel>['rows']>().toEqualTypeOf<readonly Parcel[]>();
expectTypeOf<Writes<Parcel>['remove']>().toBeFunction();

describe('a resource', () => {
  it('has its calls as they are named; a write makes its list, its records and what else it names stale', () => {
    expect(parcels.calls.list).toBe(listParcels);
    expect(parcels.changes).toEqual([listParcels, readParcel, figures]);
    expect(parcels.list).toEqual({
      filters: { status: ['open', 'done'], keyword: 'text' },
      sorts: ['fee'],
      pageSizes: [10, 20, 50, 100],
    });
  });

  it('finds and sorts by nothing that its list does not take', () => {
    // @ts-expect-error: a filter that the query does not have
    defineResource({ list: listParcels, filters: { weight: 'text' } });
    // @ts-expect-error: a value that the query does not have
    defineResource({ list: listParcels, filters: { status: ['open', 'lost'] } });
    // @ts-expect-error: a column that the query does not sort by
    defineResource({ list: listParcels, sorts: ['weight'] });
    // @ts-expect-error: a field that no record has
    defineResource({ list: listParcels, version: 'weight' });
    // @ts-expect-error: a call that no resource has
    defineResource({ lst: listParcels });
    // @ts-expect-error: changes are calls
    defineResource({ list: listParcels, changes: ['/figures'] });
    // A call with neither a query nor a response schema accepts any filter.
    expect(defineResource({ list: { method: 'GET', url: '/x' }, filters: { any: 'text' } }).list.filters).toEqual({
      any: 'text',
    });
  });
});

const reply = {
  body: null,
  total: undefined,
  code: 200,
  status: 200,
  headers: {},
  url: '/parcels',
  address: '',
  method: 'GET',
};
const read = (call: Call, data: unknown) => readCall({ entityTags: { pass: () => {} } }, call, { ...reply, data });

describe('what a call gives', () => {
  it('is without what its schema does not name', async () => {
    const list = [{ id: 1, fee: 12.5, status: 'open', internal: true }];
    expect(await read(listParcels, { list, total: 1, page: 1 })).toEqual({
      list: [{ id: 1, fee: 12.5, status: 'open' }],
      total: 1,
    });
  });

  it.each([
    ['null', null, ''],
    ['a text', 'oops', ''],
    ['no list', { total: 2 }, 'list'],
    ['no total', { list: [] }, 'total'],
    ['a record that is none', { list: [{ id: 1, fee: 1, status: 'open' }, null], total: 2 }, 'list[1]'],
    ['a record without a field', { list: [{ id: 1, status: 'open' }], total: 1 }, 'list[0].fee'],
    ['a value that is not listed', { list: [{ id: 1, fee: 1, status: 'lost' }], total: 1 }, 'list[0].status'],
  ])(
    'is refused where it is %s, by call, path and field [mismatched-response-is-named]',
    async (_, response, field) => {
      const error = await read(listParcels, response).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ call: 'GET /parcels', field });
      const place = field === '' ? 'the whole response' : `"${field}"`;
      expect(String(error)).toContain(`GET /parcels answered something else than its schema says: ${place}`);
    },
  );

  it('is judged by a schema of any library that speaks Standard Schema, also one that answers later', async () => {
    const later = {
      '~standard': {
        version: 1,
        vendor: 'other',
        validate: async (value: unknown) => {
          const { id } = value as { id: number };
          return id > 0 ? { value: { id } } : { issues: [{ message: 'too small', path: [{ key: 'id' }] }] };
        },
      },
    } as const;
    const call = { method: 'GET', url: '/p', response: later } as const;
    expect(await read(call, { id: 1 })).toEqual({ id: 1 });
    await expect(read(call, { id: 0 })).rejects.toMatchObject({ field: 'id', reason: 'too small' });
  });
});
