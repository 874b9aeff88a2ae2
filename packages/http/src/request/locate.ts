import type { Call } from '../call/call';
import { toAddress } from './to-address';

/**
 * Where a call goes: its whole address, and whether that leaves the base address's origin, judged on what a browser would resolve. What cannot be resolved
 * leaves it, has no address and cannot be sent.
 */
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
