import type { Call } from '../call/call';
import { isResponseError } from '../errors/is-http-error';
import type { CipherOptions } from './cipher-options';

/** Forgets the key that a call was encrypted with where the server has refused it; says whether the call, once, is to be sent again with another. */
export function replaceKey(call: Call, error: unknown, { cipher, isKeyRejected }: CipherOptions): boolean {
  if (!isResponseError(error) || !isKeyRejected?.(error)) return false;
  cipher?.forgetKey(call.keyId as string);
  if (call.replayed) return false;
  call.replayed = true;
  return true;
}
