/** What the server says about its public key. @public */
export interface PublicKeyResponse {
  /** PEM or bare base64, SubjectPublicKeyInfo or PKCS#1. Empty, null or absent: payloads go plain. */
  publicKey?: string | null;
  /** True: payloads go plain. */
  mockServer?: boolean;
}

/** Options of `createRsaCipher`. @public */
export interface CreateRsaCipherOptions {
  /** Fetches the server's public key; called once, and again after `forgetKey`. Example `() => client.get('/publicKey', { anonymous: true })`. */
  getPublicKey: () => PublicKeyResponse | Promise<PublicKeyResponse>;
  /** Supplies the private key that responses are decrypted with, as PEM or base64, at every use. Default none: decryption fails. */
  getPrivateKey?: () => string | Promise<string>;
}
