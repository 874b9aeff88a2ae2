import { STATUS_CODES } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';
import texts from '../../locales/en.json';
import { envelope } from '../conventions/envelope';
import type { HttpError } from '../errors/http-error';
import type { MessageCatalogue } from '../errors/message-catalogue';
import { arabic } from '../languages/arabic';
import { chinese } from '../languages/chinese';
import { german } from '../languages/german';
import { japanese } from '../languages/japanese';
import { createEnvelopeClient } from '../testing/create-envelope-client';

const english: MessageCatalogue = texts;

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const url = new URL(request.url, 'http://x');
    const status = Number(url.searchParams.get('status') ?? 200);
    const body = url.searchParams.get('body');
    if (body === null) {
      response.writeHead(status, url.searchParams.get('text') ?? undefined);
      return response.end();
    }
    return sendJson(response, JSON.parse(body), status);
  });
});
afterAll(() => server.close());

async function failure(params: { status?: number; body?: unknown; text?: string }, options = {}): Promise<HttpError> {
  const { body, ...rest } = params;
  const client = createEnvelopeClient({ baseUrl: server.url, ...options });
  const sent = { ...rest, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return client.get('/x', { params: sent }).then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error) => error,
  );
}

const table = [400, 401, 402, 403, 404, 406, 410, 500, 502, 503, 504];
const asCode = [...table, 201, 202, 204];

describe('every row of the error table', () => {
  for (const status of table) {
    it(`HTTP ${status} without a body is a failure with the table's message, in both languages [table-messages]`, async () => {
      const error = await failure({ status });
      expect(error).toMatchObject({ status, code: status, method: 'GET', url: '/x', body: undefined });
      expect(error.userMessage).toBe(chinese[status]);
      expect((await failure({ status }, { language: 'en' })).userMessage).toBe(english[status]);
    });
  }

  for (const code of asCode) {
    it(`code ${code} in a body of HTTP 200 is a failure, as a number and as text`, async () => {
      for (const stated of [code, String(code)]) {
        const error = await failure({ body: { code: stated, data: 1 } });
        expect(error).toMatchObject({ status: 200, code, body: { code: stated, data: 1 } });
        expect(error.userMessage).toBe(chinese[code]);
      }
    });
  }

  it('code 1000401 speaks like 401 [1000401]', async () => {
    expect((await failure({ body: { code: 1000401 } })).userMessage).toBe(chinese[401]);
  });
});

describe('success', () => {
  const get = (body: unknown, status = 200, options = {}) =>
    createEnvelopeClient({ baseUrl: server.url, ...options }).get('/x', {
      params: { status, body: JSON.stringify(body) },
    });

  it.each([200, 0, '200', '0'])('is the code %j [success-codes]', async (code) => {
    expect(await get({ code, data: 7 })).toBe(7);
  });

  it('is decided by the code of the body where there is one, else by the HTTP status [status-from-code-else-http]', async () => {
    expect(await get({ code: 200, data: 7 }, 500)).toBe(7);
    expect(await get({ data: 7 }, 201)).toBe(7);
    expect(await get({ code: null, data: 7 })).toBe(7);
    await expect(get({ code: 500 })).rejects.toMatchObject({ code: 500 });
    await expect(get({ data: 7 }, 404)).rejects.toMatchObject({ code: 404 });
  });

  it('follows the configured codes and fields', async () => {
    const conventions = {
      success: ['OK'],
      data: { field: 'result' },
      messages: { code: 'state', sentence: 'msg' },
    };
    const options = { conventions };
    expect(await get({ state: 'OK', result: 7 }, 200, options)).toBe(7);
    await expect(get({ state: 'BAD', msg: 'why' }, 200, options)).rejects.toMatchObject({
      code: 'BAD',
      userMessage: 'why',
    });
  });

  it('is the status alone where bodies have no code of their own', async () => {
    const country = { code: 'CN', name: 'China' };
    const conventions = { ...envelope, messages: { sentence: 'message' } };
    expect(await get(country, 200, { conventions })).toEqual(country);
    await expect(get(country, 409, { conventions })).rejects.toMatchObject({ code: 409 });
  });

  it('and its sentence may stand in an object, or in a list', async () => {
    const options = { conventions: { ...envelope, messages: { sentence: 'error.detail' } } };
    await expect(get({ error: { detail: 'Locked' } }, 409, options)).rejects.toMatchObject({ userMessage: 'Locked' });
    const messages = { code: 'errors.0.status', sentence: 'errors.0.detail' };
    const listed = { conventions: { ...envelope, messages } };
    await expect(get({ errors: [{ status: '409', detail: 'Locked' }] }, 400, listed)).rejects.toMatchObject({
      code: 409,
      userMessage: 'Locked',
    });
    await expect(get({ errors: [] }, 409, listed)).rejects.toMatchObject({ userMessage: expect.stringMatching(/./) });
  });

  it('ignores entries of a prototype', async () => {
    const body = JSON.parse('{"__proto__":{"code":500},"data":1}');
    expect(await get(body)).toBe(1);
    await expect(get({ code: {}, data: 1 })).rejects.toMatchObject({ code: 0, userMessage: chinese[0] });
  });
});

describe('the message', () => {
  it("is the body's, else the table's, else one for the HTTP status, in Chinese too", async () => {
    expect((await failure({ status: 500, body: { message: '库存不足' } })).userMessage).toBe('库存不足');
    expect((await failure({ status: 500, body: { message: 42 } })).userMessage).toBe(chinese[500]);
    expect((await failure({ status: 418, text: 'I am a teapot' })).userMessage).toBe('请求未被接受（HTTP 状态 418）');
    expect((await failure({ status: 418, text: 'I am a teapot' }, { language: 'en' })).userMessage).toBe(
      'I am a teapot',
    );
    expect((await failure({ status: 409, text: 'Conflict' })).userMessage).toBe('数据已被他人修改，与本次操作冲突');
    expect((await failure({ status: 599, text: ' ' }, { language: 'en' })).userMessage).toBe(
      'The server failed (HTTP status 599)',
    );
  });

  it('names the code if no catalogue has it [unknown-error-code]', async () => {
    expect((await failure({ body: { code: 999 } })).userMessage).toBe('未知错误（代码 999）');
    expect((await failure({ body: { code: 'E-7' } }, { language: 'en' })).userMessage).toBe('Unknown error (code E-7)');
    expect((await failure({ status: 500, body: { code: 5001 } })).userMessage).toBe('未知错误（代码 5001）');
  });

  it('is Chinese for every status that HTTP knows, whatever the status text [chinese-sentence-for-every-http]', async () => {
    const failing = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 400);
    for (const [status, text = ''] of failing) {
      const { userMessage } = await failure({ status: Number(status), text });
      expect(userMessage).toMatch(/^[\u4e00-\u9fff][^a-z]*$/);
    }
  });

  it('has the same sentences in every language', () => {
    for (const catalogue of [chinese, german, japanese, arabic])
      expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  it('loads at the first failing response, except for the messages that need no network', async () => {
    let loads = 0;
    const rest = async () => {
      loads += 1;
      return chinese;
    };
    const options = { language: 'zh', messages: { zh: { 0: '离线', rest } } };
    expect((await failure({ status: 404 }, options)).userMessage).toBe(chinese[404]);
    expect((await failure({ status: 418, text: 'I am a teapot' }, options)).userMessage).toMatch(/^请求未被接受/);
    expect(loads).toBe(2);
    const away = createEnvelopeClient({ ...options, fetch: () => Promise.reject(new TypeError('offline')) });
    await expect(away.get('http://x.invalid/')).rejects.toMatchObject({ userMessage: '离线' });
    expect(loads).toBe(2);
  });

  it('can be overridden by language and code, and a language added', async () => {
    const messages = { en: { 404: 'Not here' }, fr: { 404: 'Introuvable' } };
    expect((await failure({ status: 404 }, { language: 'en', messages })).userMessage).toBe('Not here');
    expect((await failure({ status: 404 }, { language: 'fr', messages })).userMessage).toBe('Introuvable');
    expect((await failure({ status: 503 }, { language: 'fr', messages })).userMessage).toBe(english[503]);
  });

  it('is in the language of the moment of the failure', async () => {
    let language = 'zh';
    const options = { language: () => language };
    expect((await failure({ status: 404 }, options)).userMessage).toBe(chinese[404]);
    language = 'en';
    expect((await failure({ status: 404 }, options)).userMessage).toBe(english[404]);
  });

  it('of the error itself is a sentence that names the call', async () => {
    expect((await failure({ status: 503 }, { language: 'en' })).message).toBe(
      'GET /x answered 503: Service unavailable or overloaded',
    );
    expect((await failure({ body: { code: 5001, message: 'full' } })).message).toBe(
      'GET /x answered 200 with code 5001: full',
    );
  });
});
