import { errorMark } from './http-error';

/**
 * The program that makes the call is wrong: an option or a step threw, a header or a body cannot be sent. It is no `HttpError`: it is never retried, no hook
 * hears of it, and users cannot repair it. `cause` is what was thrown. @public
 */
export class MisuseError extends Error {
  declare readonly method: string;
  declare readonly url: string;

  constructor({ method, url }: { method: string; url: string }, why: string, cause?: unknown) {
    super(`${method} ${url}: ${why}`, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: 'MisuseError', method, url });
    Object.defineProperty(this, errorMark, { value: true });
  }
}
