/** Why a login through a provider did not succeed, or a renewal. @public */
export type OidcErrorCode =
  /** The provider said no; `reason` is its own word for it. */
  | 'refused'
  /** What came back belongs to no login that this window began, or to one of long ago. */
  | 'stale'
  /** No response, or that of a broken server, or a library that did not load, which `reason` names. */
  | 'unreachable'
  /** A response that breaks the protocol. */
  | 'invalid'
  /** The login has run out: there is no refresh token, or it no longer counts. */
  | 'expired'
  /** The provider requires `reason`, `PAR` or `DPoP`, which this client does not support. */
  | 'unsupported'
  /** The page came over plain http from another machine, where browsers have no cryptography. */
  | 'insecure';

/** The failure of a provider that requires an extension of the protocol. */
export const unsupported = (reason: 'PAR' | 'DPoP', cause?: unknown) =>
  new OidcError('unsupported', `The provider requires ${reason}, which this client does not support.`, {
    reason,
    cause,
  });

/** Thrown by an OIDC client. `code` is for programs and for `oidcMessages`, `message` is an English sentence for developers. @public */
export class OidcError extends Error {
  override readonly name = 'OidcError';
  readonly code: OidcErrorCode;
  /** The provider's own word, such as `access_denied`, or what it requires; empty without one. */
  readonly reason: string;

  constructor(code: OidcErrorCode, message: string, options: { reason?: string; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.reason = options.reason ?? '';
  }
}
