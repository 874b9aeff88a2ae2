import { createRsaCipher } from '../src/cipher/create-rsa-cipher';

declare global {
  /** Encrypts or decrypts the payload with a new cipher, stores the result as the next payload, and returns the milliseconds. The first call of a page also loads the code. */
  var measureCipher: (direction: 'encrypt' | 'decrypt', pem: string) => Promise<number>;
  var payload: string;
}

globalThis.measureCipher = async (direction, pem) => {
  const cipher = createRsaCipher({ getPublicKey: () => ({ publicKey: pem }), getPrivateKey: () => pem });
  const start = performance.now();
  const made = direction === 'encrypt' ? (await cipher.encrypt(payload))?.base64 : await cipher.decrypt(payload);
  const milliseconds = performance.now() - start;
  globalThis.payload = made ?? '';
  return milliseconds;
};
