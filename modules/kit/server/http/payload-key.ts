import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** The key pair for encrypted sign-in payloads; created at every start, never stored. */
export interface PayloadKey {
  /** PEM, SubjectPublicKeyInfo. */
  publicKey: string;
  /** Text of a base64 string of PKCS#1 v1.5 blocks; undefined for anything that is not one. */
  decrypt(base64: string): string | undefined;
}

/** Creates an RSA key pair. At 1024 bits blocks contain 117 bytes and fill 128, the figures of the specification. */
export async function createPayloadKey(bits: 1024 | 2048): Promise<PayloadKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const blockBytes = bits / 8;
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    decrypt(base64) {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length === 0 || bytes.length % blockBytes !== 0) return undefined;
      const parts: Buffer[] = [];
      for (let start = 0; start < bytes.length; start += blockBytes) {
        const part = decryptBlock(bytes.subarray(start, start + blockBytes));
        if (!part) return undefined;
        parts.push(part);
      }
      return decodeUtf8(Buffer.concat(parts));
    },
  };

  // Node 20 refuses privateDecrypt with PKCS#1 padding (CVE-2023-46809), so the raw operation is used and the padding
  // taken off here. Every failure gives the same answer, and the sandbox guards no secret worth an oracle.
  function decryptBlock(block: Buffer): Buffer | undefined {
    try {
      const padded = privateDecrypt({ key: pair.privateKey, padding: constants.RSA_NO_PADDING }, block);
      return stripPadding(padded);
    } catch {
      return undefined;
    }
  }
}

function stripPadding(padded: Buffer): Buffer | undefined {
  const end = padded.indexOf(0, 2);
  const wellFormed = padded[0] === 0 && padded[1] === 2 && end >= 10;
  return wellFormed ? padded.subarray(end + 1) : undefined;
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
