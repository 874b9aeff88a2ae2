import { isRecord } from './is-record';
import { OidcError } from './oidc-error';

/** What a provider says of a person; which claims there are is between it and the app. @public */
export type Claims = Readonly<Record<string, unknown>>;

/** What an ID token must say. */
export interface ExpectedIdToken {
  issuer: string;
  clientId: string;
  /** Of the login that it ends. Default: not compared, as after a renewal. */
  nonce?: string;
  /** Of whom the one before it spoke. Default: anybody. */
  subject?: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How far two clocks may differ, in ms. */
const skew = 60_000;

/**
 * The claims of an ID token that came straight from the token endpoint over TLS; that, and not its signature, vouches for it
 * (OpenID Connect Core 3.1.3.7, step 6). Throws an `OidcError` where issuer, audience, time, nonce or subject are not as expected.
 */
export function readIdToken(token: unknown, expected: ExpectedIdToken): Claims {
  const claims = payloadOf(token);
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  const wrong = [
    claims.iss !== expected.issuer && 'iss',
    !audience.includes(expected.clientId) && 'aud',
    (audience.length > 1 || claims.azp !== undefined) && claims.azp !== expected.clientId && 'azp',
    !(typeof claims.exp === 'number' && claims.exp * 1000 > expected.now - skew) && 'exp',
    !(typeof claims.iat === 'number' && claims.iat * 1000 < expected.now + skew) && 'iat',
    !(typeof claims.sub === 'string' && claims.sub !== '') && 'sub',
    expected.subject !== undefined && claims.sub !== expected.subject && 'sub',
    expected.nonce !== undefined && claims.nonce !== expected.nonce && 'nonce',
  ].find((name) => name !== false);
  if (wrong) throw new OidcError('invalid', `The ID token's "${wrong}" is not what it must be.`);
  return claims;
}

function payloadOf(token: unknown): Claims {
  try {
    const part = String(token).split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isRecord(claims)) return claims;
    throw new TypeError('It holds no object.');
  } catch (cause) {
    throw new OidcError('invalid', 'The ID token cannot be read.', { cause });
  }
}
