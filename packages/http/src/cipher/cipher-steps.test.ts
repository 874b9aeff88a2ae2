import { describe, expect, it, vi } from 'vitest';
import { createOpensslKey } from '../../../../scripts/lib/testing/openssl';
import type { HttpClientOptions } from '../client/http-client-options';
import { chinese } from '../languages/chinese';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptLine } from '../testing/script-line';
import { createRsaCipher } from './create-rsa-cipher';

const key = createOpensslKey(1024);
const rotated = createOpensslKey(1024, 'b');

const reader = (from = key) => createRsaCipher({ getPublicKey: () => ({}), getPrivateKey: () => from.privatePem });
const cipher = () =>
  createRsaCipher({ getPublicKey: () => ({ publicKey: key.publicPem }), getPrivateKey: () => key.privatePem });
const sealed = async (value: unknown) => (await cipher().encrypt(JSON.stringify(value)))?.base64 ?? '';

function clientOf(script: ScriptLine[], options: HttpClientOptions = {}) {
  const adapter = createScriptedAdapter(script);
  return { adapter, http: createEnvelopeClient({ adapter, cipher: cipher(), ...options }) };
}
const ok = { match: () => true, reply: { body: { code: 200, data: 1 } } };

describe('an encrypted call', () => {
  it('sends the JSON text as base64 in a JSON string', async () => {
    const { http, adapter } = clientOf([ok]);
    await http.post('/login', { user: '张三', password: '密码😀' }, { encrypt: true });
    const sent = adapter.calls[0];
    expect(sent?.headers['content-type']).toBe('application/json;charset=UTF-8');
    expect(await reader().decrypt(String(sent?.body))).toBe('{"user":"张三","password":"密码😀"}');
  });

  it('is chosen by the client as a whole, by a function, or by the call', async () => {
    const encrypt = ({ url }: { url: string }) => url === '/login';
    const { http, adapter } = clientOf([ok], { encrypt });
    await http.post('/login', { a: 1 });
    await http.post('/other', { a: 1 });
    await http.post('/login', { a: 1 }, { encrypt: false });
    await http.get('/login');
    expect(adapter.calls.map(({ body }) => typeof body)).toEqual(['string', 'object', 'object', 'undefined']);
  });

  it('goes plain when the server is a mock or has no key', async () => {
    const plain = createRsaCipher({ getPublicKey: () => ({ mockServer: true, publicKey: key.publicPem }) });
    const { http, adapter } = clientOf([ok], { cipher: plain, encrypt: true });
    await http.post('/login', { a: 1 });
    expect(adapter.calls[0]?.body).toEqual({ a: 1 });
  });

  it('is encrypted again from the plain payload for a replay', async () => {
    let token = 'T0';
    const { http, adapter } = clientOf(
      [{ match: () => true, reply: ({ headers }) => ({ body: { code: headers.token === 'T1' ? 200 : 402 } }) }],
      {
        encrypt: true,
        getToken: () => token,
        renew: () => {
          token = 'T1';
          return token;
        },
      },
    );
    await http.post('/login', { a: 1 });
    const [first, second] = adapter.calls.map(({ body }) => String(body));
    expect(first).not.toBe(second);
    expect(await reader().decrypt(second ?? '')).toBe('{"a":1}');
  });

  it('that the server cannot read is replayed once with the rotated key, which is fetched once for all', async () => {
    const keys = [key.publicPem, rotated.publicPem];
    const getPublicKey = vi.fn(() => ({ publicKey: keys.shift() ?? '' }));
    const { http, adapter } = clientOf(
      [
        {
          match: () => true,
          reply: async ({ body }) => {
            const text = await reader(rotated)
              .decrypt(String(body))
              .catch(() => undefined);
            return { body: text ? { code: 200, data: JSON.parse(text) } : { code: 40010, message: 'bad key' } };
          },
        },
      ],
      { cipher: createRsaCipher({ getPublicKey }), encrypt: true, isKeyRejected: ({ code }) => code === 40010 },
    );
    const answers = await Promise.all([1, 2, 3].map((a) => http.post('/login', { a })));
    expect(answers).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
    expect(getPublicKey).toHaveBeenCalledTimes(2);
    expect(adapter.calls).toHaveLength(6);
  });

  it('that is refused with the new key too fails with that answer', async () => {
    const { http, adapter } = clientOf([{ match: () => true, reply: { body: { code: 40010 } } }], {
      encrypt: true,
      isKeyRejected: ({ code }) => code === 40010,
    });
    await expect(http.post('/login', { a: 1 })).rejects.toMatchObject({ kind: 'response', code: 40010 });
    expect(adapter.calls).toHaveLength(2);
  });

  it('is not sent if it cannot be encrypted, and gives the reason to the user and to the developer', async () => {
    const shown: string[] = [];
    const onError = (_: unknown, message: string) => void shown.push(message);
    const broken = createRsaCipher({ getPublicKey: () => ({ publicKey: 'nonsense' }) });
    const { http, adapter } = clientOf([ok], { cipher: broken, onError });
    await expect(http.post('/login', { a: 1 }, { encrypt: true })).rejects.toThrow(
      'POST /login: the cipher failed at "parse public key": it is no RSA key in PEM or base64.',
    );
    const form = http.post('/login', { a: 1 }, { encrypt: true, form: true });
    await expect(form).rejects.toMatchObject({ step: 'read payload', url: '/login' });
    expect(adapter.calls).toEqual([]);
    expect(shown).toEqual([chinese.cipher, chinese.cipher]);
  });

  it('without a cipher names the missing option', async () => {
    const http = createEnvelopeClient({ adapter: createScriptedAdapter([ok]) });
    await expect(http.post('/x', {}, { encrypt: true })).rejects.toThrow('the client has no cipher');
    await expect(http.get('/x', { decrypt: true })).resolves.toBe(1);
  });
});

describe('an encrypted answer', () => {
  it('is read whether the whole body or the data of its envelope is encrypted, bare or as a JSON string', async () => {
    const base64 = await sealed({ code: 200, data: { name: '运单' } });
    const data = await sealed(['集装箱']);
    const { http } = clientOf(
      [
        { match: '/bare', reply: { body: base64 } },
        { match: '/string', reply: { body: JSON.stringify(base64) } },
        { match: '/data', reply: { body: { code: 200, data } } },
        { match: '/plain', reply: { body: { code: 200, data: { a: 1 } } } },
      ],
      { decrypt: true },
    );
    expect(await http.get('/bare')).toEqual({ name: '运单' });
    expect(await http.get('/string')).toEqual({ name: '运单' });
    expect(await http.get('/data')).toEqual(['集装箱']);
    expect(await http.get('/plain')).toEqual({ a: 1 });
  });

  it('that holds a failing code is that failure', async () => {
    const { http } = clientOf([{ match: '/x', reply: { body: await sealed({ code: 500, message: '坏了' }) } }], {
      decrypt: true,
    });
    await expect(http.get('/x')).rejects.toMatchObject({ code: 500, userMessage: '坏了' });
  });

  it('that decrypts to something else than JSON is a failure that names the step', async () => {
    const base64 = (await cipher().encrypt('no JSON'))?.base64;
    const { http } = clientOf([{ match: '/x', reply: { body: base64 } }], { decrypt: true });
    await expect(http.get('/x')).rejects.toMatchObject({ step: 'parse JSON', status: 200, url: '/x' });
  });

  it.each([
    ['decode base64', '<html></html>'],
    ['split blocks', 'QUJD'],
  ])('that is damaged is a failure at "%s"', async (step, body) => {
    const { http } = clientOf([{ match: '/x', reply: { body } }], { decrypt: true });
    await expect(http.get('/x')).rejects.toMatchObject({ step, body });
  });

  it('reports its progress and ends with its call', async () => {
    const base64 = await sealed({ code: 200, data: 'x'.repeat(20_000) });
    const { http } = clientOf([{ match: '/x', reply: { body: base64 } }], { decrypt: true });
    const controller = new AbortController();
    const call = http.get('/x', { signal: controller.signal, onCipherProgress: () => controller.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
