import type { StandardSchema } from './standard-schema';

/** How far a transfer has come, in bytes; `total` is absent where the other side did not announce it. @public */
export interface Progress {
  loaded: number;
  total?: number;
}

/** How far an encryption or decryption has come, in RSA blocks. @public */
export interface CipherProgress {
  direction: 'encrypt' | 'decrypt';
  done: number;
  total: number;
}

/** The HTTP methods the client sends. @public */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What can be said about one call; every field wins over the client's own option of that name. @public */
export interface RequestOptions<Data = unknown> {
  /** Query parameters; lists repeat the key, empty values are left out. Default none. Example `{ page: 1, tags: ['a', 'b'] }`. */
  params?: Readonly<Record<string, unknown>>;
  /** Headers added to this call, over those of the client. Default none. Example `{ 'X-Trace': 'abc' }`. */
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call; it then rejects with a `CancelledError` and no message is shown. Default none. */
  signal?: AbortSignal;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default the client's. */
  timeout?: number;
  /** Milliseconds for the call as a whole, with its retries, their pauses and a refresh; 0 sets no limit. Default the client's. */
  totalTimeout?: number;
  /** What the data must be, by any library of Standard Schema; the call resolves with what the schema makes of it, or rejects with a `SchemaError`. Default none. */
  schema?: StandardSchema<Data>;
  /** Sends the body as `application/x-www-form-urlencoded`. Default false (JSON). */
  form?: boolean;
  /** Encrypts the body with the client's cipher. Default the client's `encrypt`. */
  encrypt?: boolean;
  /** Decrypts the response with the client's cipher. Default the client's `decrypt`. */
  decrypt?: boolean;
  /** Keeps `onError` quiet for this call; the policy hooks still hear of 401 and 403. Default false. */
  silent?: boolean;
  /** Marks a call outside of any session (login, captcha, public key): no token, no refresh, no end by `cancelAll`, and an ordinary 401. Default false. */
  anonymous?: boolean;
  /** Carries this token instead of the present one, an `anonymous` call too; never to a foreign origin. Default the client's `getToken`. */
  token?: string;
  /** Whether an expired token may start or await a refresh. Default true; false for the refresh call itself. */
  refresh?: boolean;
  /** An idempotency key for the header, so that the server acts once. `true`: a key of the client, the same in every attempt. Default none. */
  idempotencyKey?: string | true;
  /** Whether the call is tried again after a failure that may pass. Only reads and calls with an idempotency key ever are. Default the client's `retry`. */
  retry?: boolean;
  /** Goes on after the page is closed, as `fetch` has it: for a small last word. Default false. */
  keepalive?: boolean;
  /** What the response's body is: `json` (default) or `text`. */
  responseType?: 'json' | 'text';
  /** Hears of the bytes sent. Default none. */
  onUploadProgress?: (progress: Progress) => void;
  /** Hears of the bytes received. Default none. */
  onDownloadProgress?: (progress: Progress) => void;
  /** Hears of the blocks encrypted or decrypted. Default none. */
  onCipherProgress?: (progress: CipherProgress) => void;
}

/** One call in full: where to, how, with what. @public */
export interface HttpRequest<Data = unknown> extends RequestOptions<Data> {
  url: string;
  /** Default `GET`. */
  method?: HttpMethod;
  /** A JSON value, form fields (`form: true` or `URLSearchParams`), `FormData`, a `Blob` or bytes. Default none. */
  body?: unknown;
}
