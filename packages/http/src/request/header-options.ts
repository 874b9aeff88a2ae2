/** The header that names the application on every call. @public */
export interface ApplicationId {
  /** Default `X-Application-Id`. */
  header?: string;
  value: string;
}

/** The cookie in which a server leaves a token that only its own pages can read, and the header in which it expects the token. @public */
export interface CsrfOptions {
  /** Default `XSRF-TOKEN`. */
  cookie?: string;
  /** Default `X-XSRF-TOKEN`. */
  header?: string;
}

/** The headers that a client sends with every call. */
export interface HeaderOptions {
  /** Headers of every call, or a function that returns them at the time of the call. No default. Example `() => ({ "Accept-Language": locale })`. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** The fixed application id header. No default. Example `{ header: 'X-App', value: 'console' }`. */
  applicationId?: ApplicationId;
  /** Sends the token of a cookie in a header with every call that is not a read; never to a foreign origin. No default. Example `{ cookie: 'csrf_token', header: 'X-CSRF-Token' }`. */
  csrf?: CsrfOptions;
  /** Header of idempotency keys. Default `Idempotency-Key`. */
  idempotencyHeader?: string;
}
