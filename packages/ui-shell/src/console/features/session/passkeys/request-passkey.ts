import { PasskeyError, type PasskeyHindrance } from './passkey-error';

/** The reason why this page cannot use passkeys; undefined if it can. */
export function passkeyHindrance({
  isSecureContext,
  location,
  PublicKeyCredential: kind,
}: Pick<typeof globalThis, 'isSecureContext' | 'location' | 'PublicKeyCredential'> = window):
  | 'insecure'
  | 'address'
  | 'unsupported'
  | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^\[|^[\d.]+$/.test(location.hostname)) return 'address';
  // Browsers with passkeys but without this are from before 2025.
  return typeof kind?.parseRequestOptionsFromJSON === 'function' ? undefined : 'unsupported';
}

/** Options of a passkey request. @public */
export interface PasskeyRequestOptions {
  /** `conditional`: the browser offers passkeys in a user name field with `autocomplete="webauthn"`. Default: the browser asks at once. */
  mediation?: 'conditional';
  /** Ends the asking; it then rejects as `cancelled`. */
  signal?: AbortSignal;
}

/**
 * Asks for a passkey of this site; `options` are the server's `PublicKeyCredentialRequestOptionsJSON`. Resolves to the
 * credential as JSON for the server to verify; rejects with a `PasskeyError`. @public
 */
export const requestPasskey = (options: object, asking: PasskeyRequestOptions = {}): Promise<object> =>
  attempt(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
    return navigator.credentials.get({ publicKey, ...asking });
  });

/**
 * Creates a passkey for the signed-in user; `options` are the server's `PublicKeyCredentialCreationOptionsJSON`. Resolves
 * to the credential as JSON for the server to verify and store; rejects with a `PasskeyError`. @public
 */
export const createPasskey = (options: object): Promise<object> =>
  attempt(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    return navigator.credentials.create({ publicKey });
  });

async function attempt(act: () => Promise<Credential | null>): Promise<object> {
  const hindrance = passkeyHindrance();
  if (hindrance) throw new PasskeyError(hindrance);
  try {
    const credential = await act();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (cause) {
    throw new PasskeyError(hindrances[cause instanceof DOMException ? cause.name : ''] ?? 'failed', { cause });
  }
  throw new PasskeyError('failed');
}

/** Hindrances by the names of browsers' errors. Source: W3C Web Authentication, 5.1.3 and 5.1.4. */
const hindrances: Readonly<Record<string, PasskeyHindrance>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  SecurityError: 'address',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
};
