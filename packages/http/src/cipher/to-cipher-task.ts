import type { Call } from '../client/call.ts';
import type { CipherTask } from './cipher.ts';

/** What the cipher is told of a call. */
export function toCipherTask({ controller, request }: Call): CipherTask {
  const { onCipherProgress } = request;
  return { signal: controller.signal, ...(onCipherProgress && { onProgress: onCipherProgress }) };
}
