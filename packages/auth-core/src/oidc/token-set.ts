import { isToken } from '../session/is-token';
import type { TokenStore } from '../session/token-store';
import { isRecord } from './is-record';
import { OidcError, unsupported } from './oidc-error';

/** What a provider says of a person; which claims there are is between it and the app. @public */
export type Claims = Readonly<Record<string, unknown>>;

/** What a provider has given for one login. */
export interface TokenSet {
  accessToken: string;
  /** Absent where the provider gives none: the login then ends with the access token. */
  refreshToken?: string;
  idToken: string;
  claims: Claims;
}

/** Tokens of one response of the token endpoint; the claims are those of its ID token, checked. */
export interface Grant {
  accessToken: string;
  refreshToken?: string;
  identity?: { idToken: string; claims: Claims };
}

interface TokenResponse {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token?: string | undefined;
  readonly id_token?: string | undefined;
}

/** The tokens of a checked response. Throws an `OidcError` if the access token cannot go into `Authorization: Bearer`. */
export function toGrant(response: TokenResponse, claims: Claims | undefined): Grant {
  const { access_token: accessToken, token_type, refresh_token: refreshToken, id_token: idToken } = response;
  if (token_type === 'dpop') throw unsupported('DPoP');
  if (!isToken(accessToken) || token_type !== 'bearer')
    throw new OidcError('invalid', 'The token endpoint returned no bearer token.');
  return {
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && claims && { identity: { idToken, claims } }),
  };
}

/** The set that a store holds; undefined for none, and for anything else that may stand there. */
export function readTokenSet(store: TokenStore): TokenSet | undefined {
  try {
    const kept: unknown = JSON.parse(store.read() ?? 'null');
    if (!isRecord(kept) || !isToken(kept.accessToken) || !isRecord(kept.claims)) return undefined;
    if (typeof kept.idToken !== 'string') return undefined;
    const { accessToken, idToken, claims } = kept;
    return { accessToken, idToken, claims, ...(isToken(kept.refreshToken) && { refreshToken: kept.refreshToken }) };
  } catch {
    return undefined;
  }
}
