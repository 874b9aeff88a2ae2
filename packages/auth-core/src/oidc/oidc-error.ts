/** The reason of a failed login through a provider, or of a failed renewal. @public */
export type OidcErrorCode =
  /** The provider refused; `reason` is its own word for it. */
  | 'refused'
  /** The response belongs to no login that this window started within the time limit. */
  | 'stale'
  /** No response, a response of a broken server, or a library that did not load, which `reason` names. */
  | 'unreachable'
  /** A response that breaks the protocol. */
  | 'invalid'
  /** The login has expired: there is no refresh token, or it is no longer valid. */
  | 'expired'
  /** The provider requires `reason`, `PAR` or `DPoP`, which this client does not support. */
  | 'unsupported'
  /** The page was loaded over plain http from another machine, where browsers have no cryptography. */
  | 'insecure';

/** Creates the error for a provider that requires an extension of the protocol. */
export const unsupported = (reason: 'PAR' | 'DPoP', cause?: unknown) =>
  new OidcError('unsupported', `The provider requires ${reason}, which this client does not support.`, {
    reason,
    cause,
  });

/** Thrown by an OIDC client. `code` is for programs and for `oidcMessages`, `message` is an English sentence for developers. @public */
export class OidcError extends Error {
  override readonly name = 'OidcError';
  readonly code: OidcErrorCode;
  /** The provider's own word, such as `access_denied`, or the extension it requires; empty without one. */
  readonly reason: string;

  constructor(code: OidcErrorCode, message: string, options: { reason?: string; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.reason = options.reason ?? '';
  }
}
