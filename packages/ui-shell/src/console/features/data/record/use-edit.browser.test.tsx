import { ResponseError } from '@waybill/http/testing';
import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { expect, expectTypeOf, it, vi } from 'vitest';
import type { Send } from '../../../../../testing/console/answer-calls';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { defineCall } from '../../../kernel/call';
import { defineResource } from '../resource/define-resource';
import { mergePatch } from '../write/patch';
import { useEdit } from './use-edit';

const parcel = object({ id: integer(), status: oneOf(['open', 'done']), version: optional(integer()) });
const fields = { status: oneOf(['open', 'done']), note: optional(string()) };
const parcels = defineResource({
  list: { method: 'GET', url: '/parcels', response: object({ list: array(parcel), total: integer() }) },
  record: { method: 'GET', url: '/parcels/:id', response: parcel },
  create: { method: 'POST', url: '/parcels', body: object(fields), response: parcel },
  update: { method: 'PATCH', url: '/parcels/:id', body: object(fields), response: parcel },
});
/** Saves changes; the version has its own field. */
const tagged = defineResource({
  list: {
    method: 'GET',
    url: '/crates',
    response: object({ list: array(object({ id: integer(), label: string(), etag: string() })), total: integer() }),
  },
  update: defineCall({
    method: 'PATCH',
    url: '/crates/:id',
    body: object({ label: string() }),
    response: object({ id: integer(), label: string(), etag: string() }),
    toRequest: mergePatch,
  }),
  version: 'etag',
});

type Parcel = { id: number; status: 'open' | 'done'; version?: number | undefined };

interface PageProps<Given> {
  step: number;
  use: (what: number) => Given;
  onDraw: (given: Given) => void;
}

function Page<Given>({ step, use: useGiven, onDraw }: PageProps<Given>) {
  onDraw(useGiven(step));
  return null;
}

/** Renders a hook; `edit()` is its latest result. */
async function draw<Given>(use: (what: number) => Given, { get, send }: { get?: Get; send?: Send } = {}) {
  let given: Given | undefined;
  const at = (step: number) => (
    <Page
      step={step}
      use={use}
      onDraw={(made) => {
        given = made;
      }}
    />
  );
  const drawn = await drawInConsole(consoleParts(get, [], send), at(0));
  return {
    edit: () => given as Given,
    goTo: (step: number) => act(async () => drawn.show(at(step))),
  };
}

const row: Parcel = { id: 9, status: 'open', version: 1 };

it('a row is saved over the version of the moment it was opened, whatever the list shows later', async () => {
  const send = vi.fn<Send>(async () => ({ ...row, version: 2 }));
  const { edit, goTo } = await draw((step) => useEdit(parcels, { ...row, version: 1 + step }), { send });
  expect(edit()).toMatchObject({ state: 'ready', record: { version: 1 } });
  await goTo(7);
  expect(edit().record).toMatchObject({ version: 1 });
  await edit().save({ status: 'done' });
  await edit().save({ status: 'done' }, { idempotencyKey: true });
  expect(send.mock.calls).toEqual([
    ['/parcels/9', { status: 'done' }, { silent: true, headers: { 'If-Match': '"1"' } }],
    ['/parcels/9', { status: 'done' }, { silent: true, headers: { 'If-Match': '"2"' }, idempotencyKey: true }],
  ]);
});

it('a conflict brings both, in the fields of the form; once that was seen the next save goes over it [etag-record-changed-elsewhere]', async () => {
  const present = { id: 9, status: 'done', version: 3 };
  const refused = { method: 'PATCH', url: '/parcels/9', status: 200, code: 409, body: { data: { present } } };
  const send = vi.fn<Send>().mockRejectedValueOnce(new ResponseError(refused)).mockResolvedValue(present);
  const toFields = ({ status }: Parcel) => ({ status });
  const { edit } = await draw(() => useEdit(parcels, row, { toFields }), { send });
  const refusal = await edit().submit({ status: 'open' });
  expect(refusal?.conflict).toMatchObject({ before: { status: 'open' }, current: { status: 'done' } });
  refusal?.conflict?.accept();
  expect(await edit().submit({ status: 'open' })).toBeUndefined();
  expect(send.mock.calls[1]?.[2]).toMatchObject({ headers: { 'If-Match': '"3"' } });
});

it('fetches the record if the refusal does not contain the current one', async () => {
  const send = async () => {
    throw new ResponseError({ method: 'PATCH', url: '/parcels/9', status: 412 });
  };
  const get = vi.fn<Get>(async () => ({ id: 9, status: 'done', version: 3 }));
  const { edit } = await draw(() => useEdit(parcels, row), { get, send });
  expect(await edit().save({ status: 'open' })).toMatchObject({
    refusal: { conflict: { current: { status: 'done' } } },
  });
  expect(get).toHaveBeenCalledWith('/parcels/9', { params: {}, silent: true });
});

it('by its id a record is fetched first; another id opens another record, none a new one', async () => {
  const get = vi.fn<Get>(async (path) => ({ id: Number(path.slice('/parcels/'.length)), status: 'open', version: 5 }));
  const send = vi.fn<Send>(async () => ({ id: 11, status: 'open' }));
  const { edit, goTo } = await draw((step) => useEdit(parcels, [9, 10, undefined][step]), { get, send });
  await vi.waitFor(() => expect(edit()).toMatchObject({ state: 'ready', record: { id: 9 } }));
  await goTo(1);
  await vi.waitFor(() => expect(edit()).toMatchObject({ state: 'ready', record: { id: 10 } }));
  await goTo(2);
  expect(edit()).toMatchObject({ state: 'new', record: undefined });
  await edit().save({ status: 'open' });
  expect(send.mock.calls).toEqual([['/parcels', { status: 'open' }, { silent: true }]]);
});

it('a row that is opened again after it was closed is opened as it is then', async () => {
  const { edit, goTo } = await draw((step) => useEdit(parcels, [row, undefined, { ...row, version: 4 }][step]));
  await goTo(1);
  await goTo(2);
  expect(edit().record).toMatchObject({ version: 4 });
});

it('sends only the changes if the call is a patch, with the tag of the row', async () => {
  const crate = { id: 3, label: 'A', etag: 'W/"x"' };
  const send = vi.fn<Send>(async () => crate);
  const { edit } = await draw(() => useEdit(tagged, crate), { send });
  await edit().save({ label: 'B' });
  expect(send.mock.calls).toEqual([
    [
      '/crates/3',
      { label: 'B' },
      { silent: true, headers: { 'If-Match': 'W/"x"', 'Content-Type': 'application/merge-patch+json' } },
    ],
  ]);
});

/** Compiled, never run. */
function Typed() {
  const edit = useEdit(parcels, 9);
  expectTypeOf(edit.record).toEqualTypeOf<Parcel | undefined>();
  void edit.save({ status: 'done', note: 'x' });
  // @ts-expect-error: a misspelt field
  void edit.save({ status: 'done', nte: 'x' });
  // @ts-expect-error: the value is not one of the options
  void edit.save({ status: 'lost' });
  // @ts-expect-error: the id of a parcel is a number
  useEdit(parcels, '9');
  // @ts-expect-error: no record of this resource
  useEdit(parcels, { id: 9, label: 'A' });
  // @ts-expect-error: a record has no such field
  useEdit(parcels, row, { toFields: ({ weight }) => ({ weight }) });
  return null;
}
void Typed;
