import type { Sealed } from '../../../../forms/drafts/create-seal';
import { isRecord } from '../../../../forms/drafts/draft';

/** A key in the browser's database, with its account's name encrypted under the key itself. */
export interface LocalKey {
  readonly key: CryptoKey;
  readonly account: Sealed;
}

/** Whether a stored value is a key of the console: AES-GCM of 256 bits, not extractable. */
export const isLocalKey = (value: unknown): value is LocalKey =>
  isRecord(value) && isFastKey(value.key) && isSealed(value.account);

const isFastKey = (key: unknown): boolean => {
  if (!(key instanceof CryptoKey) || key.extractable || key.type !== 'secret') return false;
  const { name, length } = key.algorithm as AesKeyAlgorithm;
  return name === 'AES-GCM' && length === 256 && key.usages.length === 2 && key.usages.every(isForSealing);
};

const isForSealing = (usage: KeyUsage) => usage === 'encrypt' || usage === 'decrypt';

const isSealed = (value: unknown): boolean =>
  isRecord(value) && value.iv instanceof Uint8Array && value.data instanceof ArrayBuffer;
