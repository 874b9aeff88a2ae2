import type { HttpClient } from '@waybill/http';
import { describe, expect, it } from 'vitest';
import { sendMapped, UnmappedResponseError } from './mapped-call';

const http = {
  request: async () => ({}),
  raw: async () => ({ data: {}, code: 200, status: 200, method: 'GET', url: '/books', headers: {} }),
} as unknown as HttpClient;
const send = (fromResponse: () => unknown) => sendMapped(http, { path: '/books', method: 'GET', fromResponse }, {});

const nameless = Object.create(null);
const unwritable = { toString: () => nameless.missing.field };
const thrown = [new TypeError('no list'), 'a text', undefined, null, Symbol('x'), {}, nameless, unwritable];

describe("what an app's own mapper throws", () => {
  it.each(thrown.map((problem) => [typeof problem, problem]))(
    'is named with its call, also an odd %s [mapper-fails-oddly]',
    async (_, problem) => {
      const fail = () => {
        throw problem;
      };
      for (const map of [fail, async () => fail()]) {
        const error = await send(map).catch((reason) => reason);
        expect(error).toBeInstanceOf(UnmappedResponseError);
        expect(error).toMatchObject({ cause: problem, message: expect.stringContaining('GET /books') });
      }
    },
  );

  it('is nothing where it waits for something itself', async () => {
    expect(await send(async () => ({ id: 1 }))).toEqual({ id: 1 });
  });
});
