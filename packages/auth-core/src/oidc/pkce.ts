import { OidcError } from './oidc-error';

/** 32 random bytes as text for an address: state, nonce, verifier. */
export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The challenge of a verifier (RFC 7636, S256). Rejects with an `OidcError` where the browser has no cryptography. */
export async function challengeOf(verifier: string): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle)
    throw new OidcError('insecure', 'PKCE needs crypto.subtle: serve the page over https, or from this machine.');
  return toBase64Url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
