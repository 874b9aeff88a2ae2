import type { Call, Reply } from '../call/call';
import type { ResponseFacts } from '../call/response-facts';
import { numberOf, type Refusal, refusalOf } from '../errors/refusal';
import { ResponseError } from '../errors/response-error';
import { type MessageOptions, noResponseMessage } from '../failure/message-options';
import type { MessageFacts } from '../failure/response-message';
import { shorten } from '../failure/shorten';
import { fieldAt } from '../lib/own-field';
import type { EnvelopeOptions } from './envelope-options';

/** In characters: a server may send a stack trace where a sentence belongs. */
const longestMessage = 500;

type FailureOptions = EnvelopeOptions & MessageOptions;

/** The failure that a response without success is, by the client's rules and in its language. */
export async function judgeFailure(
  options: FailureOptions,
  call: Call,
  { statusText, requestId }: Reply,
  given: ResponseFacts,
): Promise<ResponseError> {
  const { body, status, headers, code } = given;
  const isProblem = options.errors === 'problem' || headers['content-type']?.includes('/problem+json');
  const loaded = isProblem && (await import('../problem/judge-problem').catch(() => undefined));
  const problem = loaded ? loaded.judgeProblem(body) : undefined;
  const facts = { ...given, code: problem?.code ?? code };
  const stated = fieldAt(body, options.messageField ?? (problem ? '' : 'message')) || problem?.sentence;
  const userMessage =
    typeof stated === 'string' && stated.trim()
      ? shorten(stated, longestMessage)
      : await inOurWords(options, { code, status, statusText });
  const refusal = toRefusal(options, call, facts);
  return new ResponseError({ ...call, ...facts, requestId, userMessage, refusal, issues: problem?.issues });
}

function toRefusal(options: FailureOptions, { request, replayed }: Call, facts: ResponseFacts): Refusal | undefined {
  const says = (refusal: Refusal, rule?: (response: ResponseFacts) => boolean) =>
    rule ? rule(facts) : refusalOf(numberOf(facts.code, facts.status)) === refusal;
  const isUnauthorized = says('unauthorized', options.isUnauthorized);
  const mayRefresh = !replayed && !request.anonymous && request.refresh !== false;
  if (says('expired', options.isExpired) && (mayRefresh || !isUnauthorized)) return 'expired';
  if (isUnauthorized) return 'unauthorized';
  return says('forbidden', options.isForbidden) ? 'forbidden' : undefined;
}

/** The catalogue is loaded at the first failing response that brings no words of its own. */
async function inOurWords(options: MessageOptions, facts: MessageFacts): Promise<string> {
  if (facts.code === 0) return noResponseMessage(options);
  const loaded = await import('../failure/response-message').catch(() => undefined);
  return loaded?.responseMessage(options, facts) ?? noResponseMessage(options);
}
