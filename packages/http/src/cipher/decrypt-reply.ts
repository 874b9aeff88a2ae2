import type { Call, Reply } from '../client/call.ts';
import type { HttpClientOptions } from '../client/http-client-options.ts';
import { CipherError } from '../errors/cipher-error.ts';
import { ownField } from '../response/own-field.ts';
import { toCallFailure } from './to-call-failure.ts';
import { toCipherTask } from './to-cipher-task.ts';

/** Decrypts a reply whose body, or whose envelope's data, is a text; any other was sent plain. */
export async function decryptReply(call: Call, reply: Reply, options: HttpClientOptions): Promise<void> {
  const { cipher, dataField = 'data' } = options;
  const { body, status } = reply;
  const encrypted = typeof body === 'string' ? body : ownField(body, dataField);
  if (typeof encrypted !== 'string' || encrypted.trim() === '' || status < 200 || status >= 300) return;
  try {
    if (!cipher) throw new CipherError('decode base64', 'the client has no cipher; pass createRsaCipher(...).');
    const value = parseJson(await cipher.decrypt(encrypted, toCipherTask(call)));
    reply.body = encrypted === body ? value : { ...Object(body), [dataField]: value };
  } catch (error) {
    throw toCallFailure(error, call, options, reply);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CipherError('parse JSON', `the answer decrypts to ${text.length} characters that are not JSON.`);
  }
}
