import { toAddress } from './to-address';

/** Whether a call leaves the base address's origin, judged on the very address that a browser would resolve. What cannot be resolved does. */
export function isForeign(url: string, baseUrl = ''): boolean {
  try {
    return toAddress(url, baseUrl).origin !== toAddress(baseUrl).origin;
  } catch {
    return true;
  }
}
