import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { AnswerError } from '../errors/answer-error.ts';
import { messageFor } from '../failure/message-for.ts';
import { ownField } from './own-field.ts';

/** Decides between success and failure, and unwraps the data. */
export function createJudgeStep({ options }: ClientCore): Step {
  const { codeField = 'code', messageField = 'message', dataField = 'data' } = options;
  const success = new Set<unknown>(options.successCodes ?? [200, 0, '200', '0']);

  return {
    name: 'judge',
    async run(call, next) {
      const reply = await next();
      const { body, status, statusText } = reply;
      const stated = ownField(body, codeField) ?? undefined;
      const isGood = status >= 200 && status < 300;
      if (stated === undefined ? !isGood : !success.has(stated)) {
        const code = stated === undefined ? status : toCode(stated);
        const said = ownField(body, messageField);
        const text = isGood ? '' : statusText;
        const userMessage = typeof said === 'string' && said !== '' ? said : messageFor(options, code, text);
        throw new AnswerError({ ...call, status, code, body, userMessage });
      }
      reply.code = stated === undefined ? status : (stated as number | string);
      const data = stated === undefined ? undefined : ownField(body, dataField);
      reply.data = data === undefined ? body : data;
      return reply;
    },
  };
}

/** A code in digits is its number: '402' is 402; what is neither text nor number is 0. */
function toCode(stated: unknown): number | string {
  if (typeof stated === 'string') return /^\d{1,15}$/.test(stated) ? Number(stated) : stated;
  return typeof stated === 'number' ? stated : 0;
}
