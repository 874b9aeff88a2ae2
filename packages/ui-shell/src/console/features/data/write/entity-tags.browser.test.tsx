import { createScriptedAdapter, type ScriptedCall } from '@waybill/http/testing';
import { integer, object, string } from '@waybill/validators';
import { expect, it, onTestFinished } from 'vitest';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { defineCall, type FieldsOf } from '../../../kernel/call';
import { type Edit, useEdit } from '../record/use-edit';
import { useRecord } from '../record/use-record';
import { defineResource, type Resource } from '../resource/define-resource';
import { serverDataOf } from '../server-data/server-data-of';
import { useWrites, type Writes } from './use-writes';

interface Crate {
  id: number;
  label: string;
}

const crate = object({ id: integer(), label: string() });
const readCrate = { method: 'GET', url: '/crate/detail', response: crate } as const;
const saveCrate = { method: 'POST', url: '/crate/doEdit', body: crate, response: crate } as const;
const crates = defineResource({ record: readCrate, save: saveCrate });
/** The same for an API with other field names. */
const mappedCrates = defineResource({
  record: defineCall({ ...readCrate, from: ({ id, label }) => ({ id, label }) }),
  save: saveCrate,
});

type CrateResource = Resource<Crate, Crate, Record<never, never>, never, { save: typeof saveCrate }>;
type Editing = Edit<Crate, Omit<FieldsOf<typeof saveCrate>, 'id'>, Crate> & {
  writes: Writes<Crate, { save: typeof saveCrate }>;
};

/** Shows the opened and the current record. */
function Editor({ resource, onDraw }: { resource: CrateResource; onDraw: (edit: Editing) => void }) {
  const edit = useEdit(resource, 9);
  onDraw({ ...edit, writes: useWrites(resource) });
  return [edit.record?.label, useRecord(resource, 9).record?.label].join(' ');
}

/** A server without versions in bodies: it tags responses, and refuses outdated writes. `tagged`: it also tags saved records. */
async function open({ tagged = true, resource = crates as CrateResource } = {}) {
  let label = 'A';
  let version = 1;
  const sent: (string | undefined)[] = [];
  const headers = () => ({ ETag: `"v${version}"` });
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en' },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: 'GET /crate/detail',
          reply: () => ({ headers: headers(), body: { code: 200, data: { id: 9, label } } }),
        },
        {
          match: 'POST /crate/doEdit',
          reply: ({ body, headers: given }: ScriptedCall) => {
            sent.push(given['if-match']);
            if (given['if-match'] !== `"v${version}"`)
              return { body: { code: 412, data: { present: { id: 9, label } } } };
            label = String(Reflect.get(body as object, 'label'));
            version += 1;
            return { ...(tagged && { headers: headers() }), body: { code: 200, data: { id: 9, label } } };
          },
        },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  let edit: Editing | undefined;
  const { host } = await drawInConsole(
    parts,
    <Editor
      resource={resource}
      onDraw={(given) => {
        edit = given;
      }}
    />,
  );
  await expect.poll(() => host.textContent).toBe('A A');
  return {
    sent,
    host,
    save: (label: string) => {
      if (!edit) throw new Error('The editor was not drawn.');
      return edit.save({ label });
    },
    update: async (label: string) => {
      if (!edit?.record) throw new Error('The record was not read.');
      return edit.writes.update(edit.record, { label });
    },
    reload: () => act(async () => edit?.reload()),
    elsewhere: () => {
      label = 'Z';
      version += 1;
    },
    /** Fetches changes of others, as a return to the window does. */
    fetchAnew: async () => {
      serverDataOf(parts).refresh(readCrate);
      await expect.poll(() => host.textContent).toContain(` ${label}`);
    },
  };
}

it('a record without a version in its body is saved over the tag that it came with [record-identified-by-etag]', async () => {
  const { sent, save } = await open();
  expect(await save('B')).toMatchObject({ done: true });
  expect(await save('C')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('a row of many is updated over the tag that it came with, and not over what others did since', async () => {
  const { sent, update, elsewhere } = await open();
  elsewhere();
  expect(await update('B')).toMatchObject({ done: false, refusal: { conflict: { current: { id: 9, label: 'Z' } } } });
  expect(sent).toEqual(['"v1"']);
});

it('the tag is known also after a mapper of the app', async () => {
  const { sent, save } = await open({ resource: mappedCrates });
  expect(await save('B')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"']);
});

it('a save of a changed record is refused with the present record, and succeeds once the user has seen it [etag-record-changed-elsewhere]', async () => {
  const { sent, save, elsewhere } = await open();
  elsewhere();
  const written = await save('B');
  expect(written).toMatchObject({ refusal: { conflict: { before: { label: 'A' }, current: { label: 'Z' } } } });
  if (!written.done) written.refusal.conflict?.accept();
  expect(await save('B')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('where a saved record comes without a tag, the next save does not go blindly over what others do', async () => {
  const { sent, save, elsewhere } = await open({ tagged: false });
  expect(await save('B')).toMatchObject({ done: true });
  elsewhere();
  expect(await save('C')).toMatchObject({ refusal: { conflict: { before: { label: 'B' }, current: { label: 'Z' } } } });
  expect(sent).toEqual(['"v1"', '"v1"']);
});

it('a record that was fetched again under an open form keeps its opened version, and is saved over that [etag-record-changed-elsewhere]', async () => {
  const { sent, save, elsewhere, fetchAnew, host } = await open();
  elsewhere();
  await fetchAnew();
  expect(host.textContent).toBe('A Z');
  const written = await save('A');
  expect(written).toMatchObject({ refusal: { conflict: { before: { label: 'A' }, current: { label: 'Z' } } } });
  expect(sent).toEqual(['"v1"']);
  if (!written.done) written.refusal.conflict?.accept();
  expect(await save('A')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('a reload opens the record again', async () => {
  const { sent, save, elsewhere, reload, host } = await open();
  elsewhere();
  await reload();
  await expect.poll(() => host.textContent).toBe('Z Z');
  expect(await save('B')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v2"']);
});
