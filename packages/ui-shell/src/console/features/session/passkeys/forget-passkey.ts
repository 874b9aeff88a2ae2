/** The signal API of browsers since 2025. */
interface PasskeySignals {
  signalUnknownCredential?: (credential: { rpId: string; credentialId: string }) => Promise<void>;
}

/**
 * Signals to the browser that the server deleted a passkey, so that it is no longer offered. `id` is the credential's as
 * base64url, `site` the relying party's. Resolves to false if the browser does not support or rejects it. @public
 */
export async function forgetPasskey(id: string, site: string = window.location.hostname): Promise<boolean> {
  const kind = window.PublicKeyCredential as PasskeySignals | undefined;
  if (!kind?.signalUnknownCredential) return false;
  try {
    await kind.signalUnknownCredential({ rpId: site, credentialId: id });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException || cause instanceof TypeError) return false;
    throw cause;
  }
}
