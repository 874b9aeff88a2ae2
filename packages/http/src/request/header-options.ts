/** The header that names the application on every call. @public */
export interface ApplicationId {
  /** Default `X-Application-Id`. */
  header?: string;
  value: string;
}

/** Where a server leaves a word in a cookie that only its own pages can read, and the header in which it wants it back. @public */
export interface CsrfOptions {
  /** Default `XSRF-TOKEN`. */
  cookie?: string;
  /** Default `X-XSRF-TOKEN`. */
  header?: string;
}

/** What a client says about itself with every call. */
export interface HeaderOptions {
  /** Headers of every call, or a function that tells them at the time of the call. Default none. Example `() => ({ "Accept-Language": locale })`. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** The fixed application id header. Default none. Example `{ header: 'X-App', value: 'console' }`. */
  applicationId?: ApplicationId;
  /** Sends the word of a cookie back in a header with every call that is no read; never to a foreign origin. Default none. Example `{ cookie: 'csrf_token', header: 'X-CSRF-Token' }`. */
  csrf?: CsrfOptions;
  /** Header of idempotency keys. Default `Idempotency-Key`. */
  idempotencyHeader?: string;
}
