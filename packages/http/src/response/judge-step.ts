import type { Step, StepContext } from '../call/step';
import { find } from '../conventions/find';
import { ownField } from '../lib/own-field';
import type { FailureOptions } from './judge-failure';

/** Decides between success and failure, and unwraps the data. The first failure loads the code that names it. */
export function createJudgeStep({ options }: StepContext<FailureOptions>): Step {
  const { success, data: { field = '', total } = {}, messages } = options.conventions ?? {};

  return {
    name: 'judge',
    async run(call, next) {
      const reply = await next();
      const { body, status, headers } = reply;
      const response = { status, code: status as number | string, body, headers };
      const stated = find(messages?.code, response) ?? undefined;
      if (stated !== undefined) response.code = toCode(stated);
      const isGood =
        typeof success === 'function'
          ? success(response)
          : success && stated !== undefined
            ? success.includes(stated as number)
            : status >= 200 && status < 300;
      if (!isGood) throw await (await import('./judge-failure')).judgeFailure(options, call, reply, response);
      // Without a rule for successes, a field of the record may have the name of the code.
      reply.code = (success && (stated as number)) ?? status;
      const data = ownField(body, field);
      reply.data = data === undefined ? body : data;
      const count = Number(find(total, response) ?? undefined);
      if (count >= 0) reply.total = count;
      return reply;
    },
  };
}

/** Converts a code of digits to a number: '402' is 402; a value that is neither text nor number is 0. */
function toCode(stated: unknown): number | string {
  if (typeof stated === 'string') return /^\d{1,15}$/.test(stated) ? Number(stated) : stated;
  return typeof stated === 'number' ? stated : 0;
}
