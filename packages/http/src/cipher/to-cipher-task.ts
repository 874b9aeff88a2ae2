import type { Call } from '../call/call';
import type { CipherTask } from './cipher';

/** What the cipher is told of a call. */
export function toCipherTask({ controller, request }: Call): CipherTask {
  const { onCipherProgress } = request;
  return { signal: controller.signal, ...(onCipherProgress && { onProgress: onCipherProgress }) };
}
