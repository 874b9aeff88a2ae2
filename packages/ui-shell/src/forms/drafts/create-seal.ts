/** Encrypts drafts with the account's key. */
export interface Seal {
  /** Pseudonymous id of the account. */
  readonly owner: string;
  close: (value: unknown, id: string) => Promise<Sealed>;
  /** Rejects if the bytes belong to another account or draft, or were changed. */
  open: (sealed: Sealed, id: string) => Promise<unknown>;
}

/** An encrypted value with its nonce. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** AES-GCM with a 32-byte key in base64, imported as non-extractable. Rejects for invalid key material, and outside a secure context. */
export async function createSeal(material: string): Promise<Seal> {
  const bytes = Uint8Array.from(atob(material), (letter) => letter.charCodeAt(0));
  if (bytes.length !== 32) throw new Error('Drafts need a 32-byte key.');
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytes, name, false, ['encrypt', 'decrypt']);
  const mark = await subtle.digest('SHA-256', new Uint8Array([...encode('drafts'), ...bytes]));
  bytes.fill(0);
  return sealWith(key, btoa(String.fromCharCode(...new Uint8Array(mark))));
}

/** Encrypts with an AES-GCM key; `owner` is the pseudonymous id of the account. */
export function sealWith(key: CryptoKey, owner: string): Seal {
  const { subtle } = crypto;
  return {
    owner,
    async close(value, id) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { iv, data: await subtle.encrypt(cipher(iv, id), key, encode(JSON.stringify(value))) };
    },
    async open({ iv, data }, id) {
      return JSON.parse(new TextDecoder().decode(await subtle.decrypt(cipher(iv, id), key, data)));
    },
  };
}

const name = 'AES-GCM';
const cipher = (iv: Sealed['iv'], id: string): AesGcmParams => ({ name, iv, additionalData: encode(id) });
const encode = (text: string) => new TextEncoder().encode(text);
