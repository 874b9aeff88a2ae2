import type { ResponseFacts } from '../call/response-facts';

/** How a server wraps what it says. */
export interface EnvelopeOptions {
  /**
   * How failures are told. `problem`: by problem details of RFC 9457; the status alone counts unless `codeField` is set, the code is their `type`, the
   * message their `detail` or `title`, and `issues` are their `errors`. Default `envelope`: by code and message of the body, and by problem details where the response calls itself `application/problem+json`.
   */
  errors?: 'envelope' | 'problem';
  /** Name of the body's code field, or a path; empty: only the status counts, and a field `code` is the record's own. Default `code`; with `errors: 'problem'` none. */
  codeField?: string;
  /** Name of the body's message field, or a path. Default: the sentence of problem details, otherwise `message`. Example `errors.0.detail`. */
  messageField?: string;
  /** Name of the envelope's data field; empty: the whole body is the data. Default `data`. */
  dataField?: string;
  /** The codes that mean success. Default `[200, 0, '200', '0']`. */
  successCodes?: readonly (number | string)[];
  /** Whether a response is a success. Default: its code is one of `successCodes`, or it has none and its status is 2xx. Example `({ body }) => body.ok`. */
  isSuccess?: (response: ResponseFacts) => boolean;
  /** Whether a failing response says that the token has expired, so that it is renewed and the call replayed. Default: code 402 (here and below: the status, where the code is a word). Example `({ status }) => status === 401`. */
  isExpired?: (response: ResponseFacts) => boolean;
  /** Whether a failing response says that nobody is signed in. Default: code 401 or 1000401. Where a response is both, it counts as expired until the call has been replayed. */
  isUnauthorized?: (response: ResponseFacts) => boolean;
  /** Whether a failing response says that this user may not do this. Default: code 403. */
  isForbidden?: (response: ResponseFacts) => boolean;
}
