import { CipherError, type CipherStep } from '../errors/cipher-error.ts';
import { type BigNumber, createBigNumber } from './big-number.ts';
import { loadEngine } from './load-engine.ts';

/** An RSA key as jsencrypt has parsed it. */
export interface RsaKey {
  /** Bytes of a block. */
  readonly length: number;
  readonly n: BigNumber;
  readonly e: number;
  /** The private exponent; undefined in a public key. */
  readonly d: BigNumber | undefined;
  /** The parts for the Chinese remainder theorem; undefined where the key has none. */
  readonly crt: { p: BigNumber; q: BigNumber; dp: BigNumber; dq: BigNumber; coefficient: BigNumber } | undefined;
}

type Fields = Partial<Record<'n' | 'd' | 'p' | 'q' | 'dmp1' | 'dmq1' | 'coeff', BigNumber | null>> & { e?: number };

/** Parses a key from PEM or bare base64 with jsencrypt. Throws a `CipherError` where it is none, or not of the wanted kind. */
export async function parseRsaKey(text: string, kind: 'public' | 'private'): Promise<RsaKey> {
  const step: CipherStep = kind === 'public' ? 'parse public key' : 'parse private key';
  const JSEncrypt = await loadEngine();
  const fields = readFields(() => {
    const engine = new JSEncrypt();
    engine.setKey(text);
    return engine.getKey();
  }, step);
  const { n, e, d, p, q, dmp1, dmq1, coeff } = fields;
  if (!n || !e || n.bitLength() < 512 || e < 3 || e % 2 === 0) {
    throw new CipherError(step, 'it is no RSA key in PEM or base64.');
  }
  if (kind === 'private' && !d) throw new CipherError(step, 'it is a public key.');
  const crt = p && q && dmp1 && dmq1 && coeff ? { p, q, dp: dmp1, dq: dmq1, coefficient: coeff } : undefined;
  return { length: Math.ceil(n.bitLength() / 8), n, e, d: d ?? undefined, crt };
}

function readFields(parse: () => unknown, step: CipherStep): Fields {
  try {
    return parse() as Fields;
  } catch (cause) {
    throw new CipherError(step, 'it is no RSA key in PEM or base64.', { cause });
  }
}

/** Bytes as a number of the key's own arithmetic. */
export function toNumber(key: RsaKey, bytes: Uint8Array): BigNumber {
  return createBigNumber(key.n, toHex(bytes));
}

/** A number as bytes, filled up with zeros in front. */
export function toBytes(number: BigNumber, length: number): Uint8Array {
  const hex = number.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}
