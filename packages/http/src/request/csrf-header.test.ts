import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

const page = { cookie: 'csrf_token=a%20word; csrf=other; broken=%E0%A4%A' };
const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
beforeEach(() => {
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'document', before);
  else Reflect.deleteProperty(globalThis, 'document');
});

const csrf = { cookie: 'csrf_token', header: 'X-CSRF-Token' };
const clientOf = (options = csrf) => {
  const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
  return { adapter, http: createEnvelopeClient({ baseUrl: 'https://api.example', adapter, csrf: options }) };
};
const sent = ({ adapter }: ReturnType<typeof clientOf>) => adapter.calls.map(({ headers }) => headers['x-csrf-token']);

it('the word of the cookie goes with every write, a login too, and with no read [csrf-header]', async () => {
  const client = clientOf();
  await client.http.post('/orders', {});
  await client.http.post('/login', {}, { anonymous: true });
  await client.http.delete('/orders/1');
  await client.http.get('/orders');
  expect(sent(client)).toEqual(['a word', 'a word', 'a word', undefined]);
});

it('it never goes to a foreign origin [no-csrf-token-to-foreign-hosts]', async () => {
  const client = clientOf();
  await client.http.post('https://elsewhere.example/x', {});
  expect(sent(client)).toEqual([undefined]);
});

it('a cookie that is not there is no header, one that cannot be decoded goes as it is', async () => {
  const missing = clientOf({ ...csrf, cookie: 'absent' });
  await missing.http.post('/orders', {});
  const broken = clientOf({ ...csrf, cookie: 'broken' });
  await broken.http.post('/orders', {});
  expect([sent(missing), sent(broken)]).toEqual([[undefined], ['%E0%A4%A']]);
});
