/** Codes of errors of a session or a route list, apart from the server's own errors; `authMessages` has the messages. @public */
export type AuthErrorCode =
  | 'sign-in-without-token'
  | 'social-sign-in-without-token'
  | 'register-without-token'
  | 'second-factor-needed'
  | 'refresh-without-token'
  | 'profile-malformed'
  | 'profile-unreadable'
  | 'route-list-malformed'
  | 'superseded'
  | 'not-signed-in'
  | 'call-missing';

/** Thrown by a session. `code` is for programs and for `authMessages`, `message` is an English sentence for developers. @public */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: AuthErrorCode;
  /** The name of the wrong field of the response, if any. */
  readonly field: string | undefined;
  /** The missing factor of a login, as returned by the gateway, if `code` is `second-factor-needed`. */
  readonly secondFactor: unknown;

  constructor(
    code: AuthErrorCode,
    message: string,
    options: { field?: string; cause?: unknown; secondFactor?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.field = options.field;
    this.secondFactor = options.secondFactor;
  }
}
