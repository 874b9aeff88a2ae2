import { CipherError, type CipherStep } from '../errors/cipher-error';
import { type BigNumber, toBigInt } from './big-number';
import { nextTask } from './create-time-slicer';

/** A public key in jsencrypt's arithmetic. */
export interface RsaPublicKey {
  /** Bytes of a block. */
  readonly length: number;
  readonly n: BigNumber;
  readonly e: number;
}

/** A private key in the platform's big integers. */
export interface RsaPrivateKey {
  /** Bytes of a block. */
  readonly length: number;
  readonly n: bigint;
  readonly d: bigint;
  /** The parts for the Chinese remainder theorem; undefined if the key has no such parts. */
  readonly crt: { p: bigint; q: bigint; dp: bigint; dq: bigint; coefficient: bigint } | undefined;
}

/** Parses a public key from PEM or bare base64 with jsencrypt. Throws a `CipherError` for any other text. */
export async function parsePublicKey(text: string): Promise<RsaPublicKey> {
  const { n, e, length } = await parseKey(text, 'parse public key');
  return { n, e, length };
}

/** Parses a private key from PEM or bare base64 with jsencrypt. Throws a `CipherError` for any other text, a public key included. */
export async function parsePrivateKey(text: string): Promise<RsaPrivateKey> {
  const { n, d, p, q, dmp1, dmq1, coeff, length } = await parseKey(text, 'parse private key');
  if (!d) throw new CipherError('parse private key', 'it is a public key.');
  const crt = p && q && dmp1 && dmq1 && coeff && toParts(p, q, dmp1, dmq1, coeff);
  const key = { length, n: toBigInt(n), d: toBigInt(d) };
  return { ...key, crt: crt && crt.p * crt.q === key.n ? crt : undefined };
}

function toParts(p: BigNumber, q: BigNumber, dp: BigNumber, dq: BigNumber, coefficient: BigNumber) {
  return { p: toBigInt(p), q: toBigInt(q), dp: toBigInt(dp), dq: toBigInt(dq), coefficient: toBigInt(coefficient) };
}

type Fields = Partial<Record<'n' | 'd' | 'p' | 'q' | 'dmp1' | 'dmq1' | 'coeff', BigNumber | null>> & { e?: number };

/** Parses the text with jsencrypt. It pauses before and after, because a first call also loads the code. */
async function parseKey(text: string, step: CipherStep) {
  const JSEncrypt = await loadEngine();
  await nextTask();
  const fields = readFields(() => {
    const engine = new JSEncrypt();
    engine.setKey(text);
    return engine.getKey();
  }, step);
  const { n, e } = fields;
  if (!n || !e || n.bitLength() < 512 || e < 3 || e % 2 === 0) {
    throw new CipherError(step, 'it is no RSA key in PEM or base64.');
  }
  // jsencrypt returns 1 for a longer exponent, whatever the message.
  if (e > 0xffffffff) throw new CipherError(step, 'its public exponent is longer than 32 bits.');
  await nextTask();
  return { ...fields, n, e, length: Math.ceil(n.bitLength() / 8) };
}

function readFields(parse: () => unknown, step: CipherStep): Fields {
  try {
    return parse() as Fields;
  } catch (cause) {
    throw new CipherError(step, 'it is no RSA key in PEM or base64.', { cause });
  }
}

/** Loads jsencrypt at its first use. A failed load is tried again at the next use. */
export async function loadEngine() {
  try {
    return (await import('jsencrypt')).JSEncrypt;
  } catch (cause) {
    throw new CipherError('load engine', 'jsencrypt could not be loaded. Install it: npm install jsencrypt', { cause });
  }
}
