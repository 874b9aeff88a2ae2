import type { Call } from '../call/call';
import { toAddress } from './to-address';

/** Resolves the address of a call as a browser does, and returns whether it leaves the origin of the base address. An invalid address is foreign and empty. */
export function locate(
  url: string,
  baseUrl = '',
  query = '',
): Pick<Call, 'address' | 'foreign'> & { unsendable?: unknown } {
  try {
    const { href, origin } = toAddress(url, baseUrl, query);
    return { address: href, foreign: origin !== toAddress(baseUrl).origin };
  } catch (unsendable) {
    return { address: '', foreign: true, unsendable };
  }
}
