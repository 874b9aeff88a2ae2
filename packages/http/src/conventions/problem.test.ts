import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../client/create-http-client';
import type { HttpClientOptions } from '../client/http-client-options';
import { fieldErrorsOf } from '../errors/field-errors';
import type { ResponseError } from '../errors/response-error';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptedReply } from '../testing/script-line';
import type { ConventionOptions } from './conventions';
import { problem } from './problem';

/** The second example of RFC 9457, section 3, with a title of its own. */
const invalid = {
  type: 'https://example.net/validation-error',
  title: 'Your request is not valid.',
  errors: [
    { detail: 'must be a positive integer', pointer: '#/age' },
    { detail: "must be 'green', 'red' or 'blue'", pointer: '#/profile/color' },
  ],
};
const failing = async (reply: ScriptedReply, options: HttpClientOptions = {}): Promise<ResponseError> => {
  const headers = { 'content-type': 'application/problem+json' };
  const adapter = createScriptedAdapter([{ match: /./, reply: { headers, ...reply } }]);
  return createHttpClient({ adapter, conventions: problem, ...options })
    .post('/orders', {})
    .then(
      () => Promise.reject(new Error('It was expected to fail.')),
      (error) => error,
    );
};

describe('with the conventions `problem`', () => {
  it('a failure has its sentence, its type as code and the fields [RFC 9457, 3]', async () => {
    const failure = await failing({ status: 422, body: invalid });
    expect(failure).toMatchObject({
      kind: 'response',
      status: 422,
      code: 'https://example.net/validation-error',
      userMessage: 'Your request is not valid.',
      issues: [
        { path: ['age'], message: 'must be a positive integer' },
        { path: ['profile', 'color'], message: "must be 'green', 'red' or 'blue'" },
      ],
    });
    expect(fieldErrorsOf(failure)).toEqual({
      age: 'must be a positive integer',
      'profile.color': "must be 'green', 'red' or 'blue'",
    });
  });

  it('its detail of the occurrence takes precedence over its title', async () => {
    const body = { type: 'about:blank', title: 'Conflict', detail: 'Order 7 was changed.' };
    expect(await failing({ status: 409, body })).toMatchObject({ code: 409, userMessage: 'Order 7 was changed.' });
  });

  it('a message field of its own goes before its sentence', async () => {
    const messages = { ...problem.messages, sentence: 'errors.0.detail' };
    const named: ConventionOptions = { conventions: { ...problem, messages } };
    expect((await failing({ status: 422, body: invalid }, named)).userMessage).toBe('must be a positive integer');
    expect((await failing({ status: 409, body: { title: 'Conflict' } }, named)).userMessage).toBe('Conflict');
    const other = { status: 409, body: { message: 'Taken' } };
    expect((await failing(other)).userMessage).toBe('Taken');
  });

  it('takes the message of a failure without problem details from the catalogue', async () => {
    const headers = { 'content-type': 'text/html' };
    const failure = await failing({ status: 502, body: '<h1>502</h1>', headers });
    expect(failure).toMatchObject({ code: 502, userMessage: 'Gateway error', issues: [] });
  });

  it('the status alone decides: a record may have a code of its own', async () => {
    const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 'X1', name: 'a' } } }]);
    const http = createHttpClient({ adapter, conventions: problem });
    expect(await http.get('/articles/1')).toEqual({ code: 'X1', name: 'a' });
  });

  it('401, 402 and 403 act by their status, whatever their type', async () => {
    const body = { type: 'https://example.net/login', title: 'Sign in' };
    expect(await failing({ status: 401, body })).toMatchObject({ refusal: 'unauthorized' });
    expect(await failing({ status: 403, body })).toMatchObject({ refusal: 'forbidden' });
  });
});

describe('problem details', () => {
  it('are read in a response that calls itself so, whatever the conventions', async () => {
    expect(await failing({ status: 422, body: invalid }, { conventions: {} })).toMatchObject({
      code: invalid.type,
      userMessage: invalid.title,
      issues: [{ path: ['age'] }, { path: ['profile', 'color'] }],
    });
  });

  it('ignore members of a wrong type [RFC 9457, 3.1]', async () => {
    const body = { type: 7, title: ['x'], detail: 'broken', status: '400', errors: 'none' };
    expect(await failing({ status: 400, body })).toMatchObject({ code: 400, userMessage: 'broken', issues: [] });
    for (const body of [null, 'text', 7, [], {}, { type: '' }, { errors: [{ pointer: '#/a' }] }])
      expect(await failing({ status: 400, body })).toMatchObject({ code: 400, issues: [] });
  });

  it.each([
    ['#/items/0/price', ['items', '0', 'price']],
    ['/plain', ['plain']],
    ['#/a~1b/m~0n', ['a/b', 'm~n']],
    ['#/%E5%A7%93%E5%90%8D', ['姓名']],
    ['#/100%', ['100%']],
    ['#/~01', ['~1']],
    ['#', []],
    ['', []],
    ['name', ['name']],
  ])('read the pointer %j as RFC 6901 has it', async (pointer, path) => {
    const { issues } = await failing({ status: 422, body: { errors: [{ pointer, detail: 'no' }] } });
    expect(issues).toEqual([{ path, message: 'no' }]);
  });

  it('find every path that a pointer was made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), async (path) => {
        const escaped = path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
        for (const pointer of [`/${escaped.join('/')}`, `#/${escaped.map(encodeURIComponent).join('/')}`])
          expect(
            (await failing({ status: 422, body: { errors: [{ pointer, detail: 'no' }] } })).issues[0]?.path,
          ).toEqual(path);
      }),
    );
  });

  it('never throw, whatever a body holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const failure = await failing({ status: 400, body: JSON.stringify(body) });
        expect(failure.kind).toBe('response');
        fieldErrorsOf(body);
      }),
    );
  });

  it('set no prototype by a field of that name', async () => {
    const errors = [{ pointer: '#/__proto__', detail: 'no' }];
    const fields = fieldErrorsOf(await failing({ status: 400, body: { errors } }));
    expect(Object.entries(fields)).toEqual([['__proto__', 'no']]);
    expect(Object.getPrototypeOf(fields)).toBe(null);
  });
});
