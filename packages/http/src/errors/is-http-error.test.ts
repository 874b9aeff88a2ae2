import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { AnswerError } from './answer-error.ts';
import { CancelledError } from './cancelled-error.ts';
import { CipherError } from './cipher-error.ts';
import { HttpError } from './http-error.ts';
import {
  isAnswerError,
  isCancelledError,
  isCipherError,
  isForbiddenError,
  isHttpError,
  isNetworkError,
  isTimeoutError,
  isTokenRefreshError,
  isUnauthorizedError,
  isUnreadableAnswerError,
} from './is-http-error.ts';
import { NetworkError } from './network-error.ts';
import { TimeoutError } from './timeout-error.ts';
import { TokenRefreshError } from './token-refresh-error.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

const facts = { method: 'GET', url: '/orders', status: 503, body: { a: 1 }, cause: new Error('deep') };
const all: [string, (error: unknown) => boolean, HttpError][] = [
  ['isAnswerError', isAnswerError, new AnswerError(facts)],
  ['isUnreadableAnswerError', isUnreadableAnswerError, new UnreadableAnswerError(facts, 'it is HTML')],
  ['isNetworkError', isNetworkError, new NetworkError(facts, 'reset')],
  ['isTimeoutError', isTimeoutError, new TimeoutError(facts, 10)],
  ['isCancelledError', isCancelledError, new CancelledError(facts, 'left')],
  ['isTokenRefreshError', isTokenRefreshError, new TokenRefreshError(facts, 'gone')],
  ['isCipherError', isCipherError, new CipherError('pad block', 'too long', facts)],
];

describe('each error', () => {
  it.each(all)('of %s is an HttpError of its own kind with cause, body, status, url and method', (_, guard, error) => {
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ method: 'GET', url: '/orders', status: 503, body: { a: 1 } });
    expect(error.name).toBe(error.constructor.name);
    expect(error.cause).toBe(facts.cause);
    expect(all.filter(([, , other]) => guard(other)).map(([, , other]) => other)).toEqual([error]);
  });

  it('says in a sentence what happened to which call', () => {
    expect(all.map(([, , { message }]) => message)).toEqual([
      'GET /orders answered 503',
      'GET /orders answered 503, but it is HTML',
      'GET /orders got no answer: reset',
      'GET /orders was not answered within 10 ms',
      'GET /orders was cancelled: left',
      'GET /orders could not be replayed: gone',
      'GET /orders: the cipher failed at "pad block": too long',
    ]);
  });
});

describe('a guard', () => {
  it('knows 401, 1000401 and 403 by their code', () => {
    expect(isUnauthorizedError(new AnswerError({ ...facts, code: 401 }))).toBe(true);
    expect(isUnauthorizedError(new AnswerError({ ...facts, code: '1000401' }))).toBe(true);
    expect(isUnauthorizedError(new AnswerError({ ...facts, code: 403 }))).toBe(false);
    expect(isForbiddenError(new AnswerError({ ...facts, code: 403 }))).toBe(true);
  });

  it.each([null, undefined, 1, 'x', {}, new Error('x'), { kind: 'answer' }])('is not fooled by %s', (value) => {
    expect(isHttpError(value)).toBe(false);
    expect(isAnswerError(value)).toBe(false);
  });

  it('knows the errors of another copy of the package', async () => {
    const entry = fileURLToPath(new URL('./timeout-error.ts', import.meta.url));
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
