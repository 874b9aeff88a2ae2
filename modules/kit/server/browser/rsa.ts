import { Buffer } from './buffer';

interface PrivateKey {
  modulus: bigint;
  exponent: bigint;
}

interface KeyPair {
  publicKey: { export(): string };
  privateKey: PrivateKey;
}

type Done = (error: unknown, pair?: KeyPair) => void;

/** Makes an RSA key pair by the browser's own means; the public key is exported as PEM. */
export function generateKeyPair(_: 'rsa', { modulusLength }: { modulusLength: number }, done: Done): void {
  makeKeyPair(modulusLength).then((pair) => done(null, pair), done);
}

async function makeKeyPair(modulusLength: number): Promise<KeyPair> {
  const publicExponent = Uint8Array.of(1, 0, 1);
  const kind = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength, publicExponent };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(kind, true, ['encrypt', 'decrypt']);
  const spki = Buffer.from(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))).toString('base64');
  const { n = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const pem = ['-----BEGIN PUBLIC KEY-----', ...(spki.match(/.{1,64}/g) ?? []), '-----END PUBLIC KEY-----', ''];
  return {
    publicKey: { export: () => pem.join('\n') },
    privateKey: { modulus: toNumber(Buffer.from(n, 'base64url')), exponent: toNumber(Buffer.from(d, 'base64url')) },
  };
}

/** Raw RSA decryption, which browsers lack; the result has the length of the block. */
export function privateDecrypt({ key: { modulus, exponent } }: { key: PrivateKey }, block: Uint8Array): Buffer {
  let result = 1n;
  let power = toNumber(block) % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * power) % modulus;
    power = (power * power) % modulus;
  }
  return Buffer.from(result.toString(16).padStart(block.length * 2, '0'), 'hex');
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
