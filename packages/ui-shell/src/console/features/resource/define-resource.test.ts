import { integer, number, object, oneOf, string } from '@waybill/validators';
import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from '../server-data/read-response';
import { defineResource } from './define-resource';

const parcel = object({ id: integer(), fee: number(), status: oneOf(['open', 'done']) });
const parcels = defineResource({
  path: '/parcel',
  schema: parcel,
  list: { filters: { status: ['open', 'done'], keyword: 'text' }, sorts: ['fee'] },
  actions: { close: 'doClose', archive: '/archive/add' },
  changes: ['/parcel/figures'],
});

describe('a resource', () => {
  it('has the usual calls under its path, and others where they are named', () => {
    expect(parcels.paths).toEqual({
      list: '/parcel/getList',
      record: '/parcel/detail',
      save: '/parcel/doEdit',
      remove: '/parcel/doDelete',
      actions: { close: '/parcel/doClose', archive: '/archive/add' },
    });
    expect(
      defineResource({ path: '/parcel', schema: parcel, calls: { list: 'all', record: '/one' } }).paths,
    ).toMatchObject({
      list: '/parcel/all',
      record: '/one',
    });
  });

  it('has stale lists, records and what else it names after a write', () => {
    expect(parcels.changes).toEqual(['/parcel/getList', '/parcel/detail', '/parcel/figures']);
  });

  it('reads a list without what its schema does not name', async () => {
    const list = [{ id: 1, fee: 12.5, status: 'open', internal: true }];
    expect(await parcels.readList({ list, total: 1, page: 1 })).toEqual({
      list: [{ id: 1, fee: 12.5, status: 'open' }],
      total: 1,
    });
  });

  it.each([
    ['null', null, 'list'],
    ['a text', 'oops', 'list'],
    ['no list', { total: 2 }, 'list'],
    ['no total', { list: [] }, 'total'],
    ['a negative total', { list: [], total: -1 }, 'total'],
    ['a record that is none', { list: [{ id: 1, fee: 1, status: 'open' }, null], total: 2 }, 'list[1]'],
    ['a record without a field', { list: [{ id: 1, status: 'open' }], total: 1 }, 'list[0].fee'],
    ['a value that is not listed', { list: [{ id: 1, fee: 1, status: 'lost' }], total: 1 }, 'list[0].status'],
  ])(
    'refuses a list that is %s, by call, path and field [response-does-not-fit-is-named]',
    async (_, response, field) => {
      const error = await parcels.readList(response).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ call: 'GET /parcel/getList', field });
      expect(String(error)).toContain(`GET /parcel/getList answered something else than its schema says: "${field}"`);
    },
  );

  it('reads a single record by its own schema', async () => {
    const detailed = defineResource({ path: '/p', schema: parcel, detail: object({ id: integer(), note: string() }) });
    expect(await detailed.readRecord({ id: 1, note: 'fragile' })).toEqual({ id: 1, note: 'fragile' });
    await expect(detailed.readRecord({ id: 1 })).rejects.toMatchObject({ call: 'GET /p/detail', field: 'note' });
  });

  it('reads the response of a further call by a schema of its own, where it has one', async () => {
    const { readActions, paths } = defineResource({
      path: '/parcel',
      schema: parcel,
      actions: { close: { call: 'doClose', schema: object({ fee: number() }) }, ring: 'doRing' },
    });
    expect(paths.actions).toEqual({ close: '/parcel/doClose', ring: '/parcel/doRing' });
    const closed: { fee: number } = await readActions.close({ fee: 1, internal: true });
    expect(closed).toEqual({ fee: 1 });
    await expect(readActions.close({ fee: '1' })).rejects.toMatchObject({ call: 'POST /parcel/doClose', field: 'fee' });
    expect(await readActions.ring('as it came')).toBe('as it came');
  });

  it('takes a schema of any library that speaks Standard Schema, also one that answers later', async () => {
    const later = defineResource({
      path: '/p',
      schema: {
        '~standard': {
          version: 1,
          vendor: 'other',
          validate: async (value) => {
            const { id } = value as { id: number };
            return id > 0 ? { value: { id } } : { issues: [{ message: 'too small', path: [{ key: 'id' }] }] };
          },
        },
      },
    });
    expect(await later.readRecord({ id: 1 })).toEqual({ id: 1 });
    await expect(later.readRecord({ id: 0 })).rejects.toMatchObject({ field: 'id', reason: 'too small' });
  });
});
