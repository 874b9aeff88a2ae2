import type { Call } from '../call/call';
import type { CipherTask } from './cipher';

/** Converts a call to the context of its cipher. */
export function toCipherTask({ controller, request }: Call): CipherTask {
  const { onCipherProgress } = request;
  return { signal: controller.signal, ...(onCipherProgress && { onProgress: onCipherProgress }) };
}
