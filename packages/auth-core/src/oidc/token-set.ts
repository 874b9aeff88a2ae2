import { isToken } from '../session/is-token';
import type { TokenStore } from '../session/token-store';
import { isRecord } from './is-record';
import { OidcError } from './oidc-error';
import type { Claims } from './read-id-token';

/** What a provider has given for one login. */
export interface TokenSet {
  accessToken: string;
  /** Absent where the provider gives none: the login then ends with the access token. */
  refreshToken?: string;
  idToken: string;
  claims: Claims;
}

/** The access token of a grant's response. Throws an `OidcError` where there is none of the kind that goes into `Authorization: Bearer`. */
export function readAccessToken({ access_token, token_type }: Record<string, unknown>): string {
  if (isToken(access_token) && String(token_type).toLowerCase() === 'bearer') return access_token;
  throw new OidcError('invalid', 'The token endpoint returned no bearer token.');
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
