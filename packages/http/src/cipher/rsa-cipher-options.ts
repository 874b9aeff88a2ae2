/** The server's description of its public key. @public */
export interface PublicKeyResponse {
  /** PEM or bare base64, SubjectPublicKeyInfo or PKCS#1. If empty, null or absent, payloads are sent unencrypted. */
  publicKey?: string | null;
  /** True sends payloads unencrypted. */
  mockServer?: boolean;
}

/** Options of `createRsaCipher`. @public */
export interface CreateRsaCipherOptions {
  /** Fetches the server's public key; called once, and again after `forgetKey`. Example `() => client.get('/publicKey', { anonymous: true })`. */
  getPublicKey: () => PublicKeyResponse | Promise<PublicKeyResponse>;
  /** Supplies the private key for responses, as PEM or base64, at every use. Without it, decryption fails. */
  getPrivateKey?: () => string | Promise<string>;
}
