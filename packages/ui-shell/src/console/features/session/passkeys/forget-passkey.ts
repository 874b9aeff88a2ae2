/** What browsers have from 2025 on. */
interface PasskeySignals {
  signalUnknownCredential?: (credential: { rpId: string; credentialId: string }) => Promise<void>;
}

/**
 * Tells the browser that the server knows a passkey no more, so that it is not offered any longer; `id` is the credential's, as base64url, `site` the relying
 * party's. Resolves to false where the browser takes no such word, or nothing of that name. @public
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
