import type { Call, Reply } from '../client/call.ts';
import { CipherError } from '../errors/cipher-error.ts';
import { isCipherError } from '../errors/is-http-error.ts';
import { answerMessage } from '../failure/answer-message.ts';
import type { MessageOptions } from '../failure/message-options.ts';

/** The failure of a cipher as the failure of a call: with method, url, answer and the message to show. */
export function toCallFailure(error: unknown, call: Call, options: MessageOptions, reply?: Reply): unknown {
  if (!isCipherError(error)) return error;
  const { method, url } = call;
  const facts = {
    method,
    url,
    code: 0,
    userMessage: answerMessage(options, { code: 'cipher', status: 0 }),
    cause: error,
  };
  return new CipherError(error.step, error.why, reply ? { ...facts, status: reply.status, body: reply.body } : facts);
}
