import { array, object, string } from '@waybill/validators';
import { expect, it, vi } from 'vitest';
import { createRecordSource } from './create-record-source';

const call = { method: 'GET', url: '/parcels', response: object({ list: array(object({ name: string() })) }) } as const;
const list = [...'abcdefg'].map((letter) => ({ name: `parcel ${letter}` }));

function start(fetched: readonly unknown[] = []) {
  const read = vi.fn(async () => ({ list }));
  const source = createRecordSource({ read: read as never, fetched: () => fetched }, call, {
    guard: { permission: ['read:order'] },
    words: ({ name }) => [name],
    toCommand: ({ name }) => ({ id: name, title: name, run: () => {} }),
  });
  return { source, read };
}

it('searches with one silent call by the keyword of the list, and shows five records of a kind [palette-finds-records]', async () => {
  const { source, read } = start();
  const { signal } = new AbortController();
  expect(await source.find?.('parcel', signal)).toHaveLength(5);
  expect(read.mock.calls).toEqual([[call, { keyword: 'parcel', page: 1, pageSize: 10 }, { signal, silent: true }]]);
});

it('finds records of fetched pages without a call, and skips responses that do not match the list', () => {
  const { source, read } = start([{ list }, { list: [{ name: 7 }] }, null]);
  expect(source.cached?.('Parcel C').map(({ title }) => title)).toEqual(['parcel c']);
  expect(read).not.toHaveBeenCalled();
});
