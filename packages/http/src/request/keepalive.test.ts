import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';

const sent: Request[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { cookie: 'csrf=word' });
  vi.stubGlobal('location', new URL('http://office.test/'));
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    sent.push(new Request(...request));
    return Response.json({ code: 200, data: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A window that unloads runs the current task to its end, and nothing of a later one, dynamic imports included. */
const endOfTask = async () => {
  for (let turn = 0; turn < 200; turn += 1) await null;
};

const open = async () => {
  const http = createEnvelopeClient({
    baseUrl: 'http://office.test/',
    getToken: () => 'T1',
    csrf: { cookie: 'csrf', header: 'X-Csrf' },
    busyFragments: ['doSteps'],
    onBusyChange: () => {},
  });
  // The user has read something on the page before leaving it.
  await http.get('/orders');
  return http;
};

it('a call that outlives its window is sent within the task, with its key and its CSRF token [last-call-survives-window-close]', async () => {
  const http = await open();
  void http.post('/doSteps', { ids: [1] }, { keepalive: true, idempotencyKey: true });
  await endOfTask();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.keepalive).toBe(true);
  expect(sent[1]?.headers.get('idempotency-key')).toMatch(/^\d+(-\d+){3}$/);
  expect(sent[1]?.headers.get('x-csrf')).toBe('word');
  expect(sent[1]?.headers.get('token')).toBe('T1');
});

it('a call of an earlier, unknown outcome has the same key when it outlives its window', async () => {
  const http = await open();
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    sent.push(new Request(...request));
    throw new TypeError('Failed to fetch');
  });
  await http.post('/doSteps', { ids: [1] }, { idempotencyKey: true }).catch(() => {});
  const last = http.post('/doSteps', { ids: [1] }, { keepalive: true, idempotencyKey: true });
  await endOfTask();
  expect(sent.at(-1)?.keepalive).toBe(true);
  expect(sent.at(-1)?.headers.get('idempotency-key')).toBe(sent[1]?.headers.get('idempotency-key'));
  await expect(last).rejects.toThrow();
});
