import { CipherError } from '../errors/cipher-error';

/** Loads jsencrypt, at its first use and not before. A failed load is tried again at the next use. */
export async function loadEngine() {
  try {
    return (await import('jsencrypt')).JSEncrypt;
  } catch (cause) {
    throw new CipherError('load engine', 'jsencrypt could not be loaded.', { cause });
  }
}
