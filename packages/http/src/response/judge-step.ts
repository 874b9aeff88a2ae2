import type { Call } from '../call/call';
import type { ResponseFacts } from '../call/response-facts';
import type { Step, StepContext } from '../call/step';
import { numberOf, type Refusal, refusalOf } from '../errors/refusal';
import { ResponseError } from '../errors/response-error';
import type { MessageOptions } from '../failure/message-options';
import { noResponseMessage } from '../failure/message-options';
import type { MessageFacts } from '../failure/response-message';
import { fieldAt, ownField } from '../lib/own-field';
import type { EnvelopeOptions } from './envelope-options';

/** Decides between success and failure, and unwraps the data. */
export function createJudgeStep({ options }: StepContext<EnvelopeOptions & MessageOptions>): Step {
  const allProblems = options.errors === 'problem';
  const { codeField = allProblems ? '' : 'code', messageField, dataField = 'data' } = options;
  const success = new Set<unknown>(options.successCodes ?? [200, 0, '200', '0']);

  return {
    name: 'judge',
    async run(call, next) {
      const reply = await next();
      const { body, status, statusText, headers, requestId } = reply;
      const stated = fieldAt(body, codeField) ?? undefined;
      const code = stated === undefined ? status : toCode(stated);
      const facts = { status, code, body, headers };
      const isGood = stated === undefined ? status >= 200 && status < 300 : success.has(stated);
      if (!(options.isSuccess?.(facts) ?? isGood)) {
        const isProblem = allProblems || headers['content-type']?.includes('/problem+json');
        const problem = isProblem ? (await import('../problem/judge-problem')).judgeProblem(body) : undefined;
        facts.code = problem?.code ?? code;
        const said = fieldAt(body, messageField ?? (problem ? '' : 'message')) || problem?.sentence;
        const userMessage =
          (typeof said === 'string' && said.trim() && said) || (await inOurWords({ code, status, statusText }));
        const refusal = toRefusal(call, facts);
        throw new ResponseError({ ...call, ...facts, requestId, userMessage, refusal, issues: problem?.issues });
      }
      reply.code = (stated ?? status) as number | string;
      const data = ownField(body, dataField);
      reply.data = data === undefined ? body : data;
      return reply;
    },
  };

  function toRefusal({ request, replayed }: Call, facts: ResponseFacts): Refusal | undefined {
    const says = (refusal: Refusal, rule?: (response: ResponseFacts) => boolean) =>
      rule ? rule(facts) : refusalOf(numberOf(facts.code, facts.status)) === refusal;
    const isUnauthorized = says('unauthorized', options.isUnauthorized);
    const mayRefresh = !replayed && !request.anonymous && request.refresh !== false;
    if (says('expired', options.isExpired) && (mayRefresh || !isUnauthorized)) return 'expired';
    if (isUnauthorized) return 'unauthorized';
    return says('forbidden', options.isForbidden) ? 'forbidden' : undefined;
  }

  /** The catalogue is loaded at the first failing response that brings no words of its own. */
  async function inOurWords(facts: MessageFacts): Promise<string> {
    if (facts.code === 0) return noResponseMessage(options);
    const loaded = await import('../failure/response-message').catch(() => undefined);
    return loaded?.responseMessage(options, facts) ?? noResponseMessage(options);
  }
}

/** A code in digits is its number: '402' is 402; what is neither text nor number is 0. */
function toCode(stated: unknown): number | string {
  if (typeof stated === 'string') return /^\d{1,15}$/.test(stated) ? Number(stated) : stated;
  return typeof stated === 'number' ? stated : 0;
}
