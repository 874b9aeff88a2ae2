import { describe, expect, it } from 'vitest';
import type { HttpClientOptions } from '../client/http-client-options';
import { isCancelledError, isResponseError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptedCall, ScriptedReply } from '../testing/script-line';

function world(options: HttpClientOptions = {}, reply?: (call: ScriptedCall) => ScriptedReply) {
  const log: string[] = [];
  const adapter = createScriptedAdapter([
    { match: () => true, reply: (call) => reply?.(call) ?? { delay: 30, body: { code: 200, data: call.url } } },
  ]);
  const http = createEnvelopeClient({
    adapter,
    onBusyChange: (busy) => log.push(busy ? 'busy' : 'idle'),
    onError: (_, message) => log.push(message),
    ...options,
  });
  return { http, adapter, log };
}

describe('the busy fact', () => {
  it('is called once for overlapping calls, until the last has ended [loading-indicator-for-configured-urls]', async () => {
    const { http, log } = world();
    const first = http.post('/order/doEdit', { a: 1 });
    const second = http.post('/order/doEdit', { a: 2 });
    await first;
    await second;
    expect(log).toEqual(['busy', 'idle']);
    await http.post('/order/doEdit', { a: 3 });
    expect(log).toEqual(['busy', 'idle', 'busy', 'idle']);
  });

  it('ignores other calls, and ends when a call fails or is aborted', async () => {
    const { http, log } = world({}, ({ url }) => (url === '/fail/doEdit' ? { fail: 'network' } : { fail: 'hang' }));
    await http.get('/orders', { timeout: 20, silent: true }).catch(() => {});
    expect(log).toEqual([]);
    await http.post('/fail/doEdit', {}, { silent: true }).catch(() => {});
    expect(log).toEqual(['busy', 'idle']);
    const controller = new AbortController();
    const call = http.post('/hang/doEdit', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    await call.catch(() => {});
    await new Promise((go) => setTimeout(go));
    expect(log).toEqual(['busy', 'idle', 'busy', 'idle']);
  });

  it('follows the configured fragments and counts over extended clients', async () => {
    const { http, log } = world({ busyFragments: ['/save'] });
    await http.post('/order/doEdit');
    expect(log).toEqual([]);
    await Promise.all([http.post('/a/save'), http.extend({ timeout: 500 }).post('/b/save')]);
    expect(log).toEqual(['busy', 'idle']);
  });

  it('survives a callback that throws', async () => {
    const thrown: unknown[] = [];
    const catching = (error: unknown) => thrown.push(error);
    const listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', catching);
    const { http } = world({
      onBusyChange: () => {
        throw new Error('a bug of the application');
      },
    });
    expect(await http.post('/doEdit')).toBe('/doEdit');
    await new Promise((go) => setTimeout(go, 5));
    process.removeListener('uncaughtException', catching);
    for (const listener of listeners) process.on('uncaughtException', listener);
    expect(thrown).toHaveLength(2);
  });
});

describe('a second identical call', () => {
  it('gets the response of the first call while that is in flight, and is sent separately afterwards [doedit-is-debounced]', async () => {
    const { http, adapter } = world();
    const edit = () => http.post('/doEdit', { id: 1 });
    expect(await Promise.all([edit(), edit(), edit()])).toEqual(['/doEdit', '/doEdit', '/doEdit']);
    expect(adapter.calls).toHaveLength(1);
    await edit();
    expect(adapter.calls).toHaveLength(2);
  });

  it('is one with the same method, url, parameters, headers and body; a difference makes two', async () => {
    const { http, adapter } = world();
    await Promise.all([
      http.post('/doEdit', { id: 1 }),
      http.post('/doEdit', { id: 2 }),
      http.put('/doEdit', { id: 1 }),
      http.post('/doEdit', { id: 1 }, { params: { a: 1 } }),
      http.post('/doEdit', { id: 1 }, { headers: { a: '1' } }),
      http.post('/doEdit', { id: 1 }, { form: true }),
      http.post('/other', { id: 1 }),
      http.post('/other', { id: 1 }),
    ]);
    expect(adapter.calls).toHaveLength(8);
  });

  it('that carries a file is never taken for identical', async () => {
    const { http, adapter } = world();
    await Promise.all([http.upload('/doEdit', new Blob(['a'])), http.upload('/doEdit', new Blob(['a']))]);
    expect(adapter.calls).toHaveLength(2);
  });

  it('shares a failure too, which is shown once', async () => {
    const { http, log } = world({}, () => ({ status: 500, body: { message: 'full' } }));
    const ends = await Promise.allSettled([http.post('/doEdit', {}), http.post('/doEdit', {})]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(log).toEqual(['busy', 'idle', 'full']);
  });

  it('has nothing in common with the first that either of them could change [shared-response]', async () => {
    const { http } = world({}, ({ url }) => ({
      status: url === '/no/doEdit' ? 500 : 200,
      body: { data: { list: [1] } },
    }));
    const [one, other] = await Promise.all(
      [1, 2].map(() => http.raw<{ list: number[] }>({ url: '/doEdit', method: 'POST' })),
    );
    expect(one).toEqual(other);
    one?.data.list.push(2);
    expect(other?.data).toEqual({ list: [1] });
    const [failure, itsTwin] = await Promise.all([1, 2].map(() => http.post('/no/doEdit').catch((error) => error)));
    if (!isResponseError(failure) || !isResponseError(itsTwin)) throw new Error('Both were expected to fail.');
    (failure.body as { data: { list: number[] } }).data.list.push(2);
    expect(itsTwin.body).toEqual({ data: { list: [1] } });
    expect(itsTwin.message).toBe(failure.message);
    expect(itsTwin.stack).toBe(failure.stack);
  });

  it('can be aborted alone; the shared call is aborted when the last caller has left', async () => {
    const { http, adapter } = world();
    const leaver = new AbortController();
    const first = http.post('/doEdit', {}, { signal: leaver.signal }).catch((error) => error);
    const second = http.post('/doEdit', {});
    await new Promise((go) => setTimeout(go, 10));
    leaver.abort();
    expect(isCancelledError(await first)).toBe(true);
    expect(await second).toBe('/doEdit');
    expect(adapter.calls).toHaveLength(1);

    const both = [new AbortController(), new AbortController()];
    const calls = both.map(({ signal }) => http.post('/doEdit', {}, { signal }).catch((error) => error));
    await new Promise((go) => setTimeout(go, 10));
    for (const controller of both) controller.abort();
    expect((await Promise.all(calls)).every(isCancelledError)).toBe(true);
    await new Promise((go) => setTimeout(go));
    expect(http.pending).toBe(0);
    expect(await http.post('/doEdit', {})).toBe('/doEdit');
  });
});
