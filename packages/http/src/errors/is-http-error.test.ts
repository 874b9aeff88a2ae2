import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { CancelledError, NetworkError, TimeoutError, UnreadableResponseError } from './call-errors';
import { CipherError } from './cipher-error';
import { HttpError } from './http-error';
import {
  isCancelledError,
  isCipherError,
  isForbiddenError,
  isHttpError,
  isNetworkError,
  isResponseError,
  isTimeoutError,
  isTokenRefreshError,
  isUnauthorizedError,
  isUnreadableResponseError,
} from './is-http-error';
import { ResponseError } from './response-error';
import { TokenRefreshError } from './token-refresh-error';

const facts = { method: 'GET', url: '/orders', status: 503, body: { a: 1 }, cause: new Error('deep') };
const all: [string, (error: unknown) => boolean, HttpError][] = [
  ['isResponseError', isResponseError, new ResponseError(facts)],
  ['isUnreadableResponseError', isUnreadableResponseError, new UnreadableResponseError(facts, 'it is HTML')],
  ['isNetworkError', isNetworkError, new NetworkError(facts, 'reset')],
  ['isTimeoutError', isTimeoutError, new TimeoutError(facts, 10)],
  ['isCancelledError', isCancelledError, new CancelledError(facts, 'left')],
  ['isTokenRefreshError', isTokenRefreshError, new TokenRefreshError(facts, 'gone')],
  ['isCipherError', isCipherError, new CipherError('pad block', 'too long', facts)],
];

describe('each error', () => {
  it.each(all)(
    'of %s is an HttpError of its own kind with cause, body, status, url and method [rejects-with-body]',
    (_, guard, error) => {
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ method: 'GET', url: '/orders', status: 503, body: { a: 1 } });
      expect(error.name).toBe(error.constructor.name);
      expect(error.cause).toBe(facts.cause);
      expect(all.filter(([, , other]) => guard(other)).map(([, , other]) => other)).toEqual([error]);
    },
  );

  it('describes the failure and its call in a sentence', () => {
    expect(all.map(([, , { message }]) => message)).toEqual([
      'GET /orders answered 503',
      'GET /orders answered 503, but it is HTML',
      'GET /orders failed on the network: reset',
      'GET /orders was not complete within 10 ms',
      'GET /orders was cancelled: left',
      'GET /orders could not be replayed: gone',
      'GET /orders: the cipher failed at "pad block": too long',
    ]);
  });
});

describe('a guard', () => {
  it('recognises a refusal by the conventions, whatever its code', () => {
    expect(isUnauthorizedError(new ResponseError({ ...facts, code: 'A0200', refusal: 'unauthorized' }))).toBe(true);
    expect(isUnauthorizedError(new ResponseError({ ...facts, refusal: 'forbidden' }))).toBe(false);
    expect(isForbiddenError(new ResponseError({ ...facts, refusal: 'forbidden' }))).toBe(true);
    expect(isForbiddenError(new ResponseError({ ...facts, code: 403 }))).toBe(false);
  });

  it.each([null, undefined, 1, 'x', {}, new Error('x'), { kind: 'response' }])('is not fooled by %s', (value) => {
    expect(isHttpError(value)).toBe(false);
    expect(isResponseError(value)).toBe(false);
  });

  it('knows the errors of another copy of the package', async () => {
    const entry = fileURLToPath(new URL('./call-errors.ts', import.meta.url));
    const made = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
    const text = made.outputFiles[0]?.text ?? '';
    const copy = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
    const error: unknown = new copy.TimeoutError(facts, 10);
    expect(error).not.toBeInstanceOf(HttpError);
    expect(isHttpError(error)).toBe(true);
    expect(isTimeoutError(error)).toBe(true);
    expect(isNetworkError(error)).toBe(false);
  });
});
