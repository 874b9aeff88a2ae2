import type { Call } from '../call/call';
import { CipherError } from '../errors/cipher-error';
import type { MessageOptions } from '../failure/message-options';
import type { CipherOptions } from './cipher-options';
import { toCallFailure } from './to-call-failure';
import { toCipherTask } from './to-cipher-task';

/** Replaces the plain body of a call by the encrypted one, a JSON string of base64. */
export async function encryptBody(call: Call, options: CipherOptions & MessageOptions): Promise<void> {
  const { cipher } = options;
  try {
    if (!cipher) throw new CipherError('read payload', 'the client has no cipher; pass createRsaCipher(...).');
    if (!call.plain.isJson)
      throw new CipherError('read payload', 'only JSON bodies can be encrypted, no forms or files.');
    const encrypted = await cipher.encrypt(String(call.plain.data), toCipherTask(call));
    if (!encrypted) return;
    call.outgoing.data = JSON.stringify(encrypted.base64);
    call.keyId = encrypted.keyId;
  } catch (error) {
    throw await toCallFailure(error, call, options);
  }
}
