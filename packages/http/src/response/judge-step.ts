import type { Step, StepContext } from '../call/step';
import type { MessageOptions } from '../failure/message-options';
import { fieldAt, ownField } from '../lib/own-field';
import type { EnvelopeOptions } from './envelope-options';

/** Decides between success and failure, and unwraps the data. The code that names a failure is loaded at the first one. */
export function createJudgeStep({ options }: StepContext<EnvelopeOptions & MessageOptions>): Step {
  const { codeField = options.errors === 'problem' ? '' : 'code', dataField = 'data' } = options;
  const success = new Set<unknown>(options.successCodes ?? [200, 0, '200', '0']);

  return {
    name: 'judge',
    async run(call, next) {
      const reply = await next();
      const { body, status, headers } = reply;
      const stated = fieldAt(body, codeField) ?? undefined;
      const code = stated === undefined ? status : toCode(stated);
      const facts = { status, code, body, headers };
      const isGood = stated === undefined ? status >= 200 && status < 300 : success.has(stated);
      if (!(options.isSuccess?.(facts) ?? isGood)) {
        const { judgeFailure } = await import('./judge-failure');
        throw await judgeFailure(options, call, reply, facts);
      }
      reply.code = (stated ?? status) as number | string;
      const data = ownField(body, dataField);
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
