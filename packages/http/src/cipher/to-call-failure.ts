import type { Call, Reply } from '../call/call';
import { CipherError } from '../errors/cipher-error';
import { isCipherError } from '../errors/is-http-error';
import type { MessageOptions } from '../failure/message-options';
import { responseMessage } from '../failure/response-message';

/** Converts the failure of a cipher to the failure of a call: with method, url, response and the message to show. */
export async function toCallFailure(
  error: unknown,
  call: Call,
  options: MessageOptions,
  reply?: Reply,
): Promise<unknown> {
  if (!isCipherError(error)) return error;
  const { method, url } = call;
  const facts = {
    method,
    url,
    code: 0,
    userMessage: await responseMessage(options, { code: 'cipher', status: 0 }),
    cause: error,
  };
  return new CipherError(error.step, error.why, reply ? { ...facts, status: reply.status, body: reply.body } : facts);
}
