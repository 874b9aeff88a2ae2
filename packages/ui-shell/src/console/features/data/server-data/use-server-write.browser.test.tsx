import { ResponseError } from '@waybill/http/testing';
import { integer, object } from '@waybill/validators';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../../../../../testing/console/answer-calls';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { useServerData } from './use-server-data';
import { type SendFile, type SendWrite, useServerUpload, useServerWrite } from './use-server-write';

const figures = { method: 'GET', url: '/figures', response: object({ open: integer() }) } as const;
const lend = {
  method: 'PUT',
  url: '/loans',
  body: object({ book: integer() }),
  response: object({ loans: integer() }),
} as const;
const picture = { method: 'POST', url: '/picture', response: object({ bytes: integer() }) } as const;
const changes = [figures];

interface Calls {
  send: SendWrite<typeof lend>;
  upload: SendFile<{ bytes: number }>;
}

function Page({ onDraw }: { onDraw: (calls: Calls) => void }) {
  onDraw({ send: useServerWrite(lend, { changes }), upload: useServerUpload(picture, { changes }) });
  return useServerData(figures).state;
}

async function drawPage({ send, upload }: { send?: Send; upload?: unknown }) {
  const drawn: Calls[] = [];
  const get = vi.fn(async () => ({ open: 1 }));
  const parts = consoleParts(get, [], send);
  await drawInConsole(
    { ...parts, http: { ...parts.http, ...(upload ? { upload } : {}) } as typeof parts.http },
    <Page onDraw={(calls) => drawn.push(calls)} />,
  );
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  return { calls: () => drawn.at(-1) as Calls, drawn, get, parts };
}

describe('a write that is no record’s', () => {
  it('is sent by its method, and its changed data is fetched again', async () => {
    const send = vi.fn<Send>(async () => ({ loans: 3, internal: true }));
    const { calls, get } = await drawPage({ send });
    expect(await calls().send({ book: 7 }, { idempotencyKey: true })).toEqual({ done: true, value: { loans: 3 } });
    expect(send.mock.calls).toEqual([['/loans', { book: 7 }, { idempotencyKey: true }]]);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('that is refused has the reason and the wrong fields, and never rejects', async () => {
    const send = async () => {
      const issues = [{ path: ['book'], message: 'It is lent.' }];
      throw new ResponseError({ method: 'PUT', url: '/loans', status: 200, code: 400, userMessage: 'No.', issues });
    };
    const { calls } = await drawPage({ send });
    expect(await calls().send({ book: 7 })).toEqual({
      done: false,
      refusal: { message: 'No.', fields: { book: 'It is lent.' } },
    });
  });

  it('whose response is something else is a failure that names call and field', async () => {
    const { calls, parts } = await drawPage({ send: async () => ({ loans: 'three' }) });
    expect((await calls().send({ book: 7 })).done).toBe(false);
    parts.errorLog.flush();
    expect(parts.errorLog.state.list).toMatchObject([{ message: expect.stringContaining('PUT /loans') }]);
  });
});

describe('a file', () => {
  it('is sent with its progress as a part of the whole, and its response is read', async () => {
    const heard: number[] = [];
    const upload = async (
      _: string,
      __: Blob,
      { onProgress, silent }: { onProgress: (at: object) => void; silent: boolean },
    ) => {
      onProgress({ loaded: 1, total: 4 });
      onProgress({ loaded: 4 });
      return { bytes: 4, silent };
    };
    const { calls, get } = await drawPage({ upload });
    expect(await calls().upload(new Blob(['file']), { onProgress: (part) => heard.push(part) })).toEqual({ bytes: 4 });
    expect(heard).toEqual([0.25, 0]);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('whose response is something else rejects', async () => {
    const { calls } = await drawPage({ upload: async () => ({ bytes: 'four' }) });
    await expect(calls().upload(new Blob())).rejects.toMatchObject({ call: 'POST /picture', field: 'bytes' });
  });
});
