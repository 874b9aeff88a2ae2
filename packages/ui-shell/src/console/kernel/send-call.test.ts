import type { HttpClient } from '@waybill/http';
import { integer, object } from '@waybill/validators';
import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from './read-response';
import { sendCall, UnmappedResponseError } from './send-call';

const tags = new Map<unknown, unknown>();
const sender = {
  http: {
    raw: async () => ({
      data: { id: 1 },
      code: 200,
      status: 200,
      method: 'GET',
      url: '/books',
      headers: { etag: '"a"' },
    }),
  } as unknown as HttpClient,
  entityTags: { pass: (value: unknown, made: unknown) => void tags.set(made, value) },
};
const send = (from: () => unknown) => sendCall(sender, { method: 'GET', url: '/books', from });

const nameless = Object.create(null);
const unwritable = { toString: () => nameless.missing.field };
const thrown = [new TypeError('no list'), 'a text', undefined, null, Symbol('x'), {}, nameless, unwritable];

describe("errors of an app's mapper", () => {
  it.each(thrown.map((problem) => [typeof problem, problem]))(
    'is named with its call, also an odd %s [mapper-throws-unusual-value]',
    async (_, problem) => {
      const fail = () => {
        throw problem;
      };
      for (const map of [fail, async () => fail()]) {
        const error = await send(map).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(UnmappedResponseError);
        expect(error).toMatchObject({ cause: problem, message: expect.stringContaining('GET /books') });
      }
    },
  );

  it('is nothing where it waits for something itself', async () => {
    expect(await send(async () => ({ id: 1 }))).toEqual({ id: 1 });
  });
});

describe('a call', () => {
  it('passes the parsed data to its mapper, with status and headers', async () => {
    const from = (book: object, { status, headers }: { status: number; headers: object }) => ({
      book,
      status,
      headers,
    });
    const made = await sendCall(sender, { method: 'GET', url: '/books', response: object({ id: integer() }), from });
    expect(made).toEqual({ book: { id: 1 }, status: 200, headers: { etag: '"a"' } });
    expect(tags.get(made)).toEqual({ id: 1 });
  });

  it('whose response does not fit is a failure, before its mapper sees it', async () => {
    const call = { method: 'GET', url: '/books', response: object({ name: integer() }), from: () => 'seen' } as const;
    await expect(sendCall(sender, call)).rejects.toBeInstanceOf(UnexpectedResponseError);
  });
});
