import type { Call } from '../call/call';
import { isResponseError } from '../errors/is-http-error';
import type { CipherOptions } from './cipher-options';

/** Forgets a call's encryption key if the server has rejected it; returns whether to replay the call, once, with a new key. */
export function replaceKey(call: Call, error: unknown, { cipher, isKeyRejected }: CipherOptions): boolean {
  if (!isResponseError(error) || !isKeyRejected?.(error)) return false;
  cipher?.forgetKey(call.keyId as string);
  if (call.replayed) return false;
  call.replayed = true;
  return true;
}
