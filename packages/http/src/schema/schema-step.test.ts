import { describe, expect, expectTypeOf, it } from 'vitest';
import type { StandardSchema } from '../call/standard-schema';
import type { HttpClientOptions } from '../client/http-client-options';
import { isCancelledError, isSchemaError } from '../errors/is-http-error';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

const world = (data: unknown, options: HttpClientOptions = {}) => {
  const heard: string[] = [];
  const adapter = createScriptedAdapter([{ match: /./, reply: { delay: 5, body: { code: 200, data } } }]);
  const http = createEnvelopeClient({
    adapter,
    language: 'en',
    onError: ({ message }) => heard.push(message),
    ...options,
  });
  return { http, adapter, heard };
};
/** Stands for a library's schema, of which this package knows only the standard. */
const orders: StandardSchema<{ id: number; name: string }[]> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const list = value as { id: number; name: string }[];
      const issues = list.flatMap(({ id, name }, at) => [
        ...(typeof id === 'number' ? [] : [{ message: 'is no number', path: [at, { key: 'id' }] }]),
        ...(typeof name === 'string' ? [] : [{ message: 'is missing', path: [at, 'name'] }]),
      ]);
      return issues.length > 0 ? { issues } : { value: list };
    },
  },
};

/** An asynchronous schema of a library that transforms its input. */
class Money {
  constructor(readonly cents: number) {}
  text = () => `${this.cents / 100} CNY`;
}
const money: StandardSchema<Money> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: async (value) =>
      typeof value === 'number' ? { value: new Money(value) } : { issues: [{ message: 'is no number' }] },
  },
};

describe('the schema of a call', () => {
  it('returns the type and the value of its output', async () => {
    const { http } = world([{ id: 1, name: 'a' }]);
    const list = await http.get('/orders', { schema: orders });
    expectTypeOf(list).toEqualTypeOf<{ id: number; name: string }[]>();
    expect(list).toEqual([{ id: 1, name: 'a' }]);
    const { data } = await world(250).http.raw({ url: '/fee', schema: money });
    expect(data.text()).toBe('2.5 CNY');
  });

  it('fails by call, path and field, reports it once, and quotes no value', async () => {
    const { http, heard, adapter } = world([{ id: 1, name: 'a' }, { id: 'secret-id' }], { retry: true });
    const failure = await http.get('/orders', { schema: orders }).catch((error) => error);
    if (!isSchemaError(failure)) throw failure;
    expect(failure.message).toMatch(
      /^GET \/orders answered 200, but "1\.id" does not fit \(is no number\), and 1 more$/,
    );
    expect(failure.issues.map(({ path }) => path)).toContainEqual([1, 'id']);
    expect(failure).toMatchObject({ kind: 'schema', method: 'GET', url: '/orders', status: 200 });
    expect(failure.userMessage).not.toBe('');
    expect(failure.message).not.toContain('secret-id');
    expect(heard).toEqual([failure.message]);
    expect(adapter.calls).toHaveLength(1);
  });

  it('that throws is a failure of the call', async () => {
    const broken: StandardSchema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => {
          throw new Error('no such rule');
        },
      },
    };
    await expect(world(1).http.get('/x', { schema: broken })).rejects.toThrow('its schema failed: no such rule');
  });

  it('may be waited for no longer than the caller wants', async () => {
    const never: StandardSchema = {
      '~standard': { version: 1, vendor: 'test', validate: () => new Promise(() => {}) },
    };
    const limited = world(1).http.get('/x', { schema: never, totalTimeout: 50 });
    await expect(limited).rejects.toMatchObject({ kind: 'timeout' });
    const { http } = world(1);
    const call = http.get('/x', { schema: never }).catch((error) => error);
    setTimeout(() => http.cancelAll(), 30);
    expect(isCancelledError(await call)).toBe(true);
  });

  it('runs for each caller of a shared call, which is sent once [shared-response]', async () => {
    const { http, adapter } = world(250);
    const press = () => http.post('/doEdit', {}, { schema: money });
    const [one, other] = await Promise.all([press(), press()]);
    expect([one.text(), other.text()]).toEqual(['2.5 CNY', '2.5 CNY']);
    expect(one).not.toBe(other);
    expect(adapter.calls).toHaveLength(1);
  });

  it("gets the server's data, whatever the first caller does to its copy", async () => {
    const { http } = world({ list: [1] });
    const mutating: StandardSchema<{ list: number[] }> = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value) => {
          (value as { list: number[] }).list.push(2);
          return { value: value as { list: number[] } };
        },
      },
    };
    const press = () => http.post('/doEdit', {}, { schema: mutating });
    const [one, other] = await Promise.all([press(), press()]);
    one.list.push(3);
    expect(other.list.at(-1)).toBe(2);
  });
});
