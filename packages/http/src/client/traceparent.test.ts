import { describe, expect, it } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import { traceparent } from './traceparent';

const line = /^00-([\da-f]{32})-([\da-f]{16})-(0[01])$/;
const parts = (header: string | undefined) => line.exec(header ?? '')?.slice(1) ?? [];

describe('traceparent', () => {
  it('names a trace for each call, with a span of its own for each attempt', async () => {
    const adapter = createScriptedAdapter([
      { match: '/orders', times: 1, reply: { status: 503 } },
      { match: /./, reply: { body: { code: 200 } } },
    ]);
    const http = createEnvelopeClient({ adapter, retry: { wait: 1 }, steps: [traceparent()] });
    await http.get('/orders');
    await http.get('/parcels');
    const [first, again, other] = adapter.calls.map(({ headers }) => parts(headers.traceparent));
    expect(first).toHaveLength(3);
    expect(again?.[0]).toBe(first?.[0]);
    expect(again?.[1]).not.toBe(first?.[1]);
    expect(other?.[0]).not.toBe(first?.[0]);
    expect(first?.[2]).toBe('01');
  });

  it('is sent to no other origin', async () => {
    const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
    const http = createEnvelopeClient({ adapter, steps: [traceparent()] });
    await http.get('https://elsewhere.example/x');
    expect(adapter.calls[0]?.headers.traceparent).toBeUndefined();
  });

  it('marks traces to record: a share of them, or by a function', async () => {
    const flagsOf = async (sampled: NonNullable<Parameters<typeof traceparent>[0]>['sampled']) => {
      const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
      const http = createEnvelopeClient({ adapter, steps: [traceparent(sampled === undefined ? {} : { sampled })] });
      await http.get('/orders');
      await http.get('/parcels');
      return adapter.calls.map(({ headers }) => parts(headers.traceparent)[2]);
    };
    expect(await flagsOf(0)).toEqual(['00', '00']);
    expect(await flagsOf(({ url }) => url === '/orders')).toEqual(['01', '00']);
  });
});
