import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../client/create-http-client';
import type { HttpClientOptions } from '../client/http-client-options';
import type { HttpError } from '../errors/http-error';
import { isUnauthorizedError } from '../errors/is-http-error';
import type { Conventions } from './conventions';
import { exactNumbers } from './exact-numbers';
import { graphql } from './graphql';

const baseUrl = 'https://api.example.com';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const client = (response: () => Response, options: HttpClientOptions = {}) => {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return response();
  };
  return { sent, http: createHttpClient({ baseUrl, fetch, getToken: () => 'T0', ...options }) };
};
const failureOf = (response: () => Response, options?: HttpClientOptions): Promise<HttpError> =>
  client(response, options)
    .http.get<never>('/x')
    .catch((error) => error);

describe('a client without conventions', () => {
  it('unwraps nothing, reads no code and sends a bearer token [client-assumes-no-server]', async () => {
    const body = { code: 500, message: 'of the record', data: [1], total: 1 };
    const { http, sent } = client(() => json(body));
    expect(await http.raw({ url: '/orders' })).toMatchObject({ data: body, code: 200, total: undefined });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer T0');
  });

  it('decides by the HTTP status and speaks English [client-assumes-no-server]', async () => {
    const stated = { code: 200, message: 'words of a server that it does not know' };
    expect(await failureOf(() => json(stated, 503))).toMatchObject({
      code: 503,
      userMessage: 'Service unavailable or overloaded',
      issues: [],
    });
    expect(await failureOf(() => json({}, 402))).toMatchObject({ refusal: undefined });
    expect((await failureOf(() => json({}, 402))).userMessage).not.toContain('expired');
    expect(await failureOf(() => json({}, 403))).toMatchObject({ refusal: 'forbidden' });
  });

  it('renews at 401 where it can, and is signed out where it cannot', async () => {
    expect(isUnauthorizedError(await failureOf(() => json({}, 401)))).toBe(true);
    let answers = 0;
    let token = 'T0';
    const renew = () => {
      token = 'T1';
      return token;
    };
    const response = () => json({ id: 7 }, ++answers === 1 ? 401 : 200);
    const { http, sent } = client(response, { renew, getToken: () => token });
    expect(await http.get('/orders/7')).toEqual({ id: 7 });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer T0', 'Bearer T1']);
  });
});

describe('parts of conventions', () => {
  it('send the token in another header as it is, and JSON by another type', async () => {
    const conventions: Conventions = { session: { header: 'X-Token' }, body: { type: 'application/vnd.api+json' } };
    const { http, sent } = client(() => json({}), { conventions });
    await http.post('/orders', { id: 1 });
    expect(sent[0]?.headers.get('x-token')).toBe('T0');
    expect(sent[0]?.headers.get('content-type')).toBe('application/vnd.api+json');
  });

  it.each(['x', {}, [1, 2], null, -1, 'NaN'])('find no total in %j', async (total) => {
    const { http } = client(() => json({ total }), { conventions: { data: { total: 'total' } } });
    expect((await http.raw({ url: '/orders' })).total).toBeUndefined();
  });

  it('read a charset that a response does not name, and take an unknown one for UTF-8', async () => {
    const bytes = Uint8Array.from('{"name":"\xd5\xc5"}', (char) => char.charCodeAt(0));
    const { http } = client(() => new Response(bytes, { headers: { 'content-type': 'application/json' } }), {
      conventions: { body: { charset: 'gbk' } },
    });
    expect(await http.get('/x')).toEqual({ name: '张' });
    const headers = { 'content-type': 'application/json; charset=klingon' };
    expect(await client(() => new Response('{"name":"张"}', { headers })).http.get('/x')).toEqual({ name: '张' });
  });

  it('read every sentence of a field, and a field that only the error names', async () => {
    const validation = { 'input.mobile': ['is too short', 'is no number'] };
    const errors = [
      { message: 'Validation failed', extensions: { validation } },
      { message: 'must be positive', extensions: { argumentName: 'price' } },
      { message: 'of no field', extensions: { validation: null } },
    ];
    expect(await failureOf(() => json({ errors }), { conventions: graphql })).toMatchObject({
      issues: [
        { path: ['mobile'], message: 'is too short' },
        { path: ['mobile'], message: 'is no number' },
        { path: ['price'], message: 'must be positive' },
      ],
    });
  });

  it('limit the field errors of a hostile response', async () => {
    const errors = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, 'x'.repeat(1000)]));
    const failure = await failureOf(() => json({ errors }, 422), { conventions: { messages: { fields: 'errors' } } });
    const issues = Reflect.get(failure, 'issues') as { message: string }[];
    expect(issues).toHaveLength(200);
    expect(issues.every(({ message }) => message.length <= 500)).toBe(true);
  });
});

describe('exact numbers', () => {
  const parse = (text: string, as: 'text' | 'bigint') => exactNumbers(as).parse?.(text);

  it('keep integers that a number cannot hold, outside of strings alone [large-integers-keep-digits]', () => {
    const text =
      '{"id":1234567890123456789,"low":-9007199254740993,"safe":9007199254740991,"text":"1234567890123456789","rate":1.5,"far":1e21}';
    expect(parse(text, 'text')).toEqual({
      id: '1234567890123456789',
      low: '-9007199254740993',
      safe: 9007199254740991,
      text: '1234567890123456789',
      rate: 1.5,
      far: 1e21,
    });
    expect(parse(text, 'bigint')).toMatchObject({ id: 1234567890123456789n, text: '1234567890123456789' });
  });

  it('are JSON.parse for everything else, escaped quotes and broken texts included', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!/\d{16}/.test(JSON.stringify(value)));
        const text = `${JSON.stringify([value, 'quote " and \\ 1234567890123456789'])} `;
        for (const as of ['text', 'bigint'] as const) expect(parse(text, as)).toEqual(JSON.parse(text));
      }),
    );
    for (const text of ['', '{', '"1234567890123456', '[1234567890123456789', '1234567890123456789x'])
      expect(() => parse(text, 'bigint')).toThrow(SyntaxError);
  });

  it('cost linear time, also for strings without an end', () => {
    const text = `1234567890123456789${'"\\"'.repeat(200_000)}`;
    expect(() => parse(text, 'text')).toThrow(SyntaxError);
  });

  it('hold in a stream of JSON too [large-integers-keep-digits]', async () => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const { http } = client(() => new Response('{"id":1234567890123456789}\n', { headers }), {
      conventions: { body: exactNumbers('text') },
    });
    for await (const { data } of http.stream('/events')) expect(data).toEqual({ id: '1234567890123456789' });
    expect.assertions(1);
  });
});
