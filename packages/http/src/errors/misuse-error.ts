import { errorMark } from './http-error';

/** A mistake of the program: an option or a step threw, or a header or body cannot be sent. It is no `HttpError`: no retry, no hook. `cause` is the thrown value. @public */
export class MisuseError extends Error {
  declare readonly method: string;
  declare readonly url: string;

  constructor({ method, url }: { method: string; url: string }, why: string, cause?: unknown) {
    super(`${method} ${url}: ${why}`, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: 'MisuseError', method, url });
    Object.defineProperty(this, errorMark, { value: true });
  }
}
