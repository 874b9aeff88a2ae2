import { describe, expect, it } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

function world() {
  const adapter = createScriptedAdapter([{ match: () => true, reply: { body: { code: 200 } } }]);
  return { adapter, http: createEnvelopeClient({ adapter, onBusyChange: () => {}, getToken: async () => 'T' }) };
}

describe.each(['/order/doEdit', '/orders'])('a call to %s', (url) => {
  it('sends the values that its objects had in the tick of the call, even in the very first one [call-sends-values-at-call-time]', async () => {
    const { http, adapter } = world();
    const order: Record<string, unknown> = { name: '张三', lines: [1] };
    const params = { tags: ['a'] };
    const headers = { 'X-Trace': 'one' };
    const call = http.post(url, order, { params, headers });
    order.name = '';
    (order.lines as number[]).push(2);
    params.tags.push('b');
    headers['X-Trace'] = 'two';
    await call;
    expect(adapter.calls[0]).toMatchObject({ url: `${url}?tags=a`, body: { name: '张三', lines: [1] } });
    expect(adapter.calls[0]?.headers['x-trace']).toBe('one');
  });

  it('sends the form and the bytes of that tick', async () => {
    const { http, adapter } = world();
    const form = new FormData();
    form.append('name', '张三');
    form.append('file', new Blob(['运单']), 'order.txt');
    const bytes = new TextEncoder().encode('whole');
    const calls = [http.upload(url, form), http.upload(url, bytes)];
    form.set('name', '');
    form.delete('file');
    bytes.fill(0);
    await Promise.all(calls);
    const [first, second] = adapter.calls.map(({ body }) => body) as [FormData, Blob];
    expect([first.get('name'), (first.get('file') as File).name]).toEqual(['张三', 'order.txt']);
    expect(await second.text()).toBe('whole');
  });

  it.each([
    ['a Map', new Map([['a', 1]]), /A Map has no form in JSON/],
    ['a Set inside', { tags: new Set(['a']) }, /A Set has no form/],
    ['a stream', new ReadableStream(), /A ReadableStream has no form/],
    ['a file inside an object', { file: new Blob(['x']) }, /A Blob has no form/],
    ['bytes inside an object', { bytes: new Uint8Array(2) }, /A Uint8Array has no form/],
    ['a promise', Promise.resolve(1), /A Promise has no form/],
  ])(
    'with %s as its body fails with a sentence and sends nothing [body-that-json-would-empty]',
    async (_, body, sentence) => {
      const { http, adapter } = world();
      await expect(http.post(url, body)).rejects.toThrow(sentence);
      expect(adapter.calls).toEqual([]);
    },
  );

  it('accepts all values that JSON can express: dates, class instances, objects with a toJSON', async () => {
    const { http, adapter } = world();
    class Order {
      id = 1;
    }
    await http.post(url, { at: new Date(0), order: new Order(), none: null, url: new URL('http://x/y') });
    expect(adapter.calls[0]?.body).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      order: { id: 1 },
      none: null,
      url: 'http://x/y',
    });
  });
});

it('progress of an upload never runs backwards when the call is replayed after a 402 [upload-progress-over-replay]', async () => {
  let token = 'T0';
  const seen: number[] = [];
  const http = createEnvelopeClient({
    getToken: () => token,
    renew: () => {
      token = 'T1';
      return token;
    },
    adapter: async (config) => {
      for (const loaded of [0, 50, 100])
        config.onUploadProgress?.({ loaded, total: 100, bytes: 50, lengthComputable: true });
      const code = config.headers.get('token') === 'T1' ? 200 : 402;
      return { status: 200, statusText: '', headers: {}, config, data: JSON.stringify({ code }) };
    },
  });
  await http.upload('/upload', new Blob(['x'.repeat(100)]), { onProgress: ({ loaded }) => seen.push(loaded) });
  expect(seen).toEqual([0, 50, 100]);
});
