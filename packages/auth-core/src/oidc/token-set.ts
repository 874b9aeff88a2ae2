import { isToken } from '../session/is-token';
import type { TokenStore } from '../session/token-store';
import { isRecord } from './is-record';
import { OidcError, unsupported } from './oidc-error';

/** Claims of a provider about a user; the provider and the app agree on them. @public */
export type Claims = Readonly<Record<string, unknown>>;

/** The tokens and claims of one login. */
export interface TokenSet {
  accessToken: string;
  /** Absent if the provider issues no refresh token: the login then ends with the access token. */
  refreshToken?: string;
  idToken: string;
  claims: Claims;
}

/** Tokens of one response of the token endpoint, with the checked claims of its ID token. */
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

/** Returns the tokens of a checked response. Throws an `OidcError` if the access token cannot be sent in `Authorization: Bearer`. */
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

/** Returns the set in a store; undefined if it is empty or has any other value. */
export function readTokenSet(store: TokenStore): TokenSet | undefined {
  try {
    const stored: unknown = JSON.parse(store.read() ?? 'null');
    if (!isRecord(stored) || !isToken(stored.accessToken) || !isRecord(stored.claims)) return undefined;
    if (typeof stored.idToken !== 'string') return undefined;
    const { accessToken, idToken, claims } = stored;
    return { accessToken, idToken, claims, ...(isToken(stored.refreshToken) && { refreshToken: stored.refreshToken }) };
  } catch {
    return undefined;
  }
}
