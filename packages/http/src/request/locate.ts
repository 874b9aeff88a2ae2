import type { Call } from '../call/call';
import { toAddress } from './to-address';

/** The whole address of a call as a browser resolves it, and whether it leaves the origin of the base address. An address that cannot be resolved is foreign and empty. */
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
