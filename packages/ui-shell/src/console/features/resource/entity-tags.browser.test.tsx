import { createScriptedAdapter, type ScriptedCall } from '@waybill/http/testing';
import { integer, object, string } from '@waybill/validators';
import { expect, it, onTestFinished } from 'vitest';
import { drawInConsole } from '../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../create-console';
import { defineCall } from '../../kernel/call';
import { serverDataOf } from '../server-data/server-data-of';
import { defineResource, type Resource } from './define-resource';
import { useRecord } from './use-record';
import { useWrites, type Writes } from './use-writes';

interface Crate {
  id: number;
  label: string;
}

const crate = object({ id: integer(), label: string() });
const readCrate = { method: 'GET', url: '/crate/detail', response: crate } as const;
const saveCrate = { method: 'POST', url: '/crate/doEdit', body: crate, response: crate } as const;
const crates = defineResource({ record: readCrate, save: saveCrate });
/** The same, of an API with names of its own. */
const mappedCrates = defineResource({
  record: defineCall({ ...readCrate, from: ({ id, label }) => ({ id, label }) }),
  save: saveCrate,
});

type CrateResource = Resource<Crate, Crate, Record<never, never>, never, { save: typeof saveCrate }>;
type Save = Writes<Crate, { save: typeof saveCrate }>['save'];

function Editor({
  resource,
  onDraw,
}: {
  resource: CrateResource;
  onDraw: (record: Crate | undefined, save: Save) => void;
}) {
  const { record } = useRecord(resource, 9);
  onDraw(record, useWrites(resource).save);
  return record?.label;
}

/** A server whose records say no version in their bodies: it tags responses, and refuses what was read before. `tagged`: saved ones are tagged, too. */
async function open({ tagged = true, resource = crates as CrateResource } = {}) {
  let label = 'A';
  let version = 1;
  const sent: (string | undefined)[] = [];
  const headers = () => ({ ETag: `"v${version}"` });
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en' },
    http: {
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
    },
  });
  onTestFinished(() => parts.session.dispose());
  let read: Crate | undefined;
  let shown: Crate | undefined;
  let save: Save | undefined;
  const handleDraw = (record: Crate | undefined, given: Save) => {
    read ??= record;
    shown = record;
    save = given;
  };
  const { host } = await drawInConsole(parts, <Editor resource={resource} onDraw={handleDraw} />);
  await expect.poll(() => host.textContent).toBe('A');
  return {
    sent,
    save: (label: string, over = read) => {
      if (!save) throw new Error('The editor was not drawn.');
      return save({ id: 9, label }, { over });
    },
    elsewhere: () => {
      label = 'Z';
      version += 1;
    },
    /** What others did is fetched, as by a look at the window. */
    fetchAnew: async () => {
      serverDataOf(parts).refresh(readCrate);
      await expect.poll(() => host.textContent).toBe(label);
      return shown;
    },
  };
}

it('a record without a version in its body is saved over the tag that it came with [record-known-by-etag-alone]', async () => {
  const { sent, save } = await open();
  expect(await save('B')).toMatchObject({ done: true });
  expect(await save('C')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('the tag is known also after a mapper of the app', async () => {
  const { sent, save } = await open({ resource: mappedCrates });
  expect(await save('B')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"']);
});

it('a record that was changed since is refused with what is there now, and goes once that was seen [record-changed-elsewhere]', async () => {
  const { sent, save, elsewhere } = await open();
  elsewhere();
  const written = await save('B');
  expect(written).toMatchObject({ refusal: { conflict: { before: { label: 'A' }, present: { label: 'Z' } } } });
  if (!written.done) written.refusal.conflict?.accept();
  expect(await save('B')).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('where a saved record comes without a tag, the next save does not go blindly over what others do', async () => {
  const { sent, save, elsewhere } = await open({ tagged: false });
  expect(await save('B')).toMatchObject({ done: true });
  elsewhere();
  expect(await save('C')).toMatchObject({ refusal: { conflict: { before: { label: 'B' }, present: { label: 'Z' } } } });
  expect(sent).toEqual(['"v1"', '"v1"']);
});

it('a record that was fetched anew under an open form is saved over what was opened', async () => {
  const { sent, save, elsewhere, fetchAnew } = await open();
  elsewhere();
  const later = await fetchAnew();
  const written = await save('A', later);
  expect(written).toMatchObject({ refusal: { conflict: { before: { label: 'A' }, present: { label: 'Z' } } } });
  expect(sent).toEqual(['"v1"']);
  if (!written.done) written.refusal.conflict?.accept();
  expect(await save('A', later)).toMatchObject({ done: true });
  expect(sent).toEqual(['"v1"', '"v2"']);
});

it('what holds the changes of others goes over the version that holds them', async () => {
  const { sent, save, elsewhere, fetchAnew } = await open();
  elsewhere();
  expect(await save('Z', await fetchAnew())).toMatchObject({ done: true });
  expect(sent).toEqual(['"v2"']);
});
