import type { Call, Reply } from '../call/call';
import type { ConventionOptions } from '../conventions/conventions';
import { CipherError } from '../errors/cipher-error';
import type { MessageOptions } from '../failure/message-options';
import { ownField } from '../lib/own-field';
import type { CipherOptions } from './cipher-options';
import { toCallFailure } from './to-call-failure';
import { toCipherTask } from './to-cipher-task';

/** The options that decide how a reply is decrypted; the encrypted text may be in the data field of the conventions. */
export type DecryptOptions = CipherOptions & MessageOptions & ConventionOptions;

/** Decrypts a reply whose body, or whose envelope's data, is a text; any other was sent unencrypted. */
export async function decryptReply(call: Call, reply: Reply, options: DecryptOptions): Promise<void> {
  const { cipher, conventions } = options;
  const field = conventions?.data?.field ?? '';
  const { body, status } = reply;
  const encrypted = typeof body === 'string' ? body : ownField(body, field);
  if (typeof encrypted !== 'string' || encrypted.trim() === '' || status < 200 || status >= 300) return;
  try {
    if (!cipher) throw new CipherError('decode base64', 'the client has no cipher; pass createRsaCipher(...).');
    const value = parseJson(await cipher.decrypt(encrypted, toCipherTask(call)));
    reply.body = encrypted === body ? value : { ...Object(body), [field]: value };
  } catch (error) {
    throw await toCallFailure(error, call, options, reply);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CipherError('parse JSON', `the answer decrypts to ${text.length} characters that are not JSON.`);
  }
}
