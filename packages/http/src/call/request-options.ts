import type { StandardSchema } from './standard-schema';

/** The progress of a transfer in bytes; `total` is absent if the other side did not announce it. @public */
export interface Progress {
  loaded: number;
  total?: number;
}

/** The progress of an encryption or decryption in RSA blocks. @public */
export interface CipherProgress {
  direction: 'encrypt' | 'decrypt';
  done: number;
  total: number;
}

/** The HTTP methods the client sends. @public */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Options of one call; every field overrides the client's option of that name. @public */
export interface RequestOptions<Data = unknown> {
  /** Query parameters; lists repeat the key, empty values are left out. No default. Example `{ page: 1, tags: ['a', 'b'] }`. */
  params?: Readonly<Record<string, unknown>>;
  /** Headers added to this call; they override the headers of the client. No default. Example `{ 'X-Trace': 'abc' }`. */
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call; it then rejects with a `CancelledError` and no message is shown. No default. */
  signal?: AbortSignal;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default the client's. */
  timeout?: number;
  /** Milliseconds for the call as a whole, with its retries, their pauses and a refresh; 0 sets no limit. Default the client's. */
  totalTimeout?: number;
  /** The schema of the data, from any library of Standard Schema; the call resolves with the schema's output, or rejects with a `SchemaError`. No default. */
  schema?: StandardSchema<Data>;
  /** Sends the body as `application/x-www-form-urlencoded`. Default false (JSON). */
  form?: boolean;
  /** Encrypts the body with the client's cipher. Default the client's `encrypt`. */
  encrypt?: boolean;
  /** Decrypts the response with the client's cipher. Default the client's `decrypt`. */
  decrypt?: boolean;
  /** Suppresses `onError` for this call; the policy hooks are still called for 401 and 403. Default false. */
  silent?: boolean;
  /** Marks a call outside of any session (login, captcha, public key): no token, no refresh, no abort by `cancelAll`, and an ordinary 401. Default false. */
  anonymous?: boolean;
  /** Sends this token instead of the current one, with an `anonymous` call too; never to a foreign origin. Default the client's `getToken`. */
  token?: string;
  /** Whether an expired token may start or await a refresh. Default true; false for the refresh call itself. */
  refresh?: boolean;
  /** An idempotency key for the header, so that the server acts once. `true` generates a key and sends it with every attempt. No default. */
  idempotencyKey?: string | true;
  /** Whether the call is retried after a temporary failure. Only reads and calls with an idempotency key are retried. Default the client's `retry`. */
  retry?: boolean;
  /** Continues after the page is closed, as the `keepalive` of `fetch`: for a small final request. Default false. */
  keepalive?: boolean;
  /** The type of the response's body: `json` (default) or `text`. */
  responseType?: 'json' | 'text';
  /** Called with the progress of the upload. No default. */
  onUploadProgress?: (progress: Progress) => void;
  /** Called with the progress of the download. No default. */
  onDownloadProgress?: (progress: Progress) => void;
  /** Called with the progress of an encryption or decryption. No default. */
  onCipherProgress?: (progress: CipherProgress) => void;
}

/** One call with its address, options and body. @public */
export interface HttpRequest<Data = unknown> extends RequestOptions<Data> {
  url: string;
  /** Default `GET`. */
  method?: HttpMethod;
  /** A JSON value, form fields (`form: true` or `URLSearchParams`), `FormData`, a `Blob` or bytes. No default. */
  body?: unknown;
}
