import { describe, expect, it } from 'vitest';
import { isNetworkError, isTimeoutError } from '../errors/is-http-error';
import { createEnvelopeClient } from './create-envelope-client';
import { createScriptedAdapter } from './create-scripted-adapter';
import type { ScriptLine } from './script-line';

function world(script: ScriptLine[]) {
  const adapter = createScriptedAdapter(script);
  return { adapter, http: createEnvelopeClient({ adapter, baseUrl: 'https://api.test', getToken: () => 'T' }) };
}

describe('a scripted adapter', () => {
  it('answers by path, by method and path, by pattern, by function', async () => {
    const { http } = world([
      { match: 'GET /a', reply: { body: { code: 200, data: 'a' } } },
      { match: '/b', reply: { body: { code: 200, data: 'b' } } },
      { match: /^PUT \/c\?x=1$/, reply: { body: { code: 200, data: 'c' } } },
      { match: ({ body }) => body === 7, reply: { body: { code: 200, data: 'd' } } },
    ]);
    expect(await http.get('/a', { params: { page: 1 } })).toBe('a');
    expect(await http.delete('/b')).toBe('b');
    expect(await http.put('/c', undefined, { params: { x: 1 } })).toBe('c');
    expect(await http.post('/d', 7)).toBe('d');
  });

  it('records its calls', async () => {
    const { http, adapter } = world([{ match: () => true, reply: {} }]);
    await http.post('/a', { b: 1 }, { params: { c: 2 } });
    expect(adapter.calls).toMatchObject([{ method: 'POST', url: '/a?c=2', body: { b: 1 }, headers: { token: 'T' } }]);
  });

  it('makes its reply from the call, in turns', async () => {
    const { http } = world([
      { match: '/a', times: 1, reply: { body: { code: 402 } } },
      { match: '/a', reply: ({ body }) => ({ body: { code: 200, data: body } }) },
    ]);
    await expect(http.post('/a', 1, { refresh: false })).rejects.toMatchObject({ code: 402 });
    expect(await http.post('/a', 2)).toBe(2);
  });

  it('fails like a network and hangs like a dead server', async () => {
    const { http } = world([
      { match: '/cut', reply: { fail: 'network' } },
      { match: '/hang', reply: { fail: 'hang' } },
      { match: '/slow', reply: { delay: 5000 } },
    ]);
    await expect(http.get('/cut')).rejects.toSatisfy(isNetworkError);
    await expect(http.get('/hang', { timeout: 10 })).rejects.toSatisfy(isTimeoutError);
    await expect(http.get('/slow', { timeout: 10 })).rejects.toSatisfy(isTimeoutError);
  });

  it('names an unexpected call and all that it has', async () => {
    const { http, adapter } = world([
      { match: 'GET /a', reply: {} },
      { match: /b/, reply: {} },
    ]);
    await expect(http.post('/a')).rejects.toThrow(
      'POST /a failed on the network: unexpected call POST /a. The script has: GET /a; /b/.',
    );
    expect(() => adapter.assertDone()).toThrow('The script did not expect: POST /a.');
  });

  it('names the lines that were not used up', async () => {
    const { http, adapter } = world([
      { match: 'GET /a', times: 2, reply: {} },
      { match: 'GET /b', reply: {} },
    ]);
    await http.get('/a');
    expect(() => adapter.assertDone()).toThrow('The script waits for: GET /a (1 of 2).');
    await http.get('/a');
    adapter.assertDone();
  });
});
