import type { HttpClient } from '@waybill/http';
import { expect, it } from 'vitest';
import { names } from './corpus/read-fields.test-data';
import { intake, type OtherReader } from './module';
import { readSource } from './read-source';
import { createReaderPlace } from './reader-place';

it('a platform plugs in its own reader, which calls the API of the console and is checked [platform-reader-is-validated]', async () => {
  const calls: unknown[] = [];
  const post = async (...call: unknown[]) => {
    calls.push(call);
    return answer;
  };
  const http = { post } as unknown as HttpClient;
  const answer = {
    orders: [
      {
        consignor: {
          name: { value: '张伟', sure: 'certain', at: [{ from: 0, to: 2 }] },
          region: { value: '000000', at: [] },
        },
      },
    ],
    questions: [{ kind: 'sides', order: 0 }],
  };
  const reader: OtherReader = {
    name: '识别服务',
    read: (text, context, tools) => tools.http.post('/read', { text, ...context }),
  };
  const place = createReaderPlace();
  intake({ reader }).callSteps?.(() => place as never);
  const context = { brands: [], today: '2026-11-24' };
  const given = await place.reader?.read('张伟 138', context, { http, signal: new AbortController().signal });
  const reading = readSource({ text: '张伟 138', answer: given, context }, names);
  expect(calls).toEqual([['/read', { text: '张伟 138', ...context }]]);
  expect(reading.orders[0]?.consignor).toEqual({ name: { value: '张伟', sure: 'guess', at: [{ from: 0, to: 2 }] } });
  expect(reading.leftovers.map(({ text }) => text)).toEqual(['138']);
  expect(reading.questions).toEqual([{ kind: 'sides', order: 0 }]);
});

it('without an option the reader of the product is used', () => {
  const place = createReaderPlace();
  intake().callSteps?.(() => place as never);
  expect(place.reader).toBeUndefined();
});

it('text beyond the maximum length is left over', () => {
  const text = `${' '.repeat(20_000)}张伟`;
  const { leftovers } = readSource({ text, context: { brands: [], today: '2026-11-24' } }, names);
  expect(leftovers.map((leftover) => leftover.text)).toEqual(['张伟']);
});
