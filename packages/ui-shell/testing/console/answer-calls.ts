import type { HttpClient, HttpRequest } from '@waybill/http';

/** A read that a test answers by hand. */
export type Get = (path: string, options: { params: object; signal: AbortSignal }) => Promise<unknown>;

/** A write that a test answers by hand. */
export type Send = (path: string, body: object, options: object) => Promise<unknown>;

const never = () => new Promise(() => {});

/** An HTTP client whose responses a test defines. */
export const answerCalls = (http: HttpClient, get: Get = never, send: Send = never): HttpClient => ({
  ...http,
  get: get as HttpClient['get'],
  raw: (async ({ url, method = 'GET', params = {}, body, ...options }: HttpRequest) => ({
    data: await (method === 'GET'
      ? get(url, { params, ...options } as Parameters<Get>[1])
      : send(url, body as object, options)),
    body: undefined,
    code: 200,
    status: 200,
    headers: {},
    url,
    address: url,
    method,
  })) as HttpClient['raw'],
});
