import type { Call, Reply } from '../call/call';
import type { ResponseFacts } from '../call/response-facts';
import type { ConventionOptions, ResponseRule } from '../conventions/conventions';
import { find } from '../conventions/find';
import { problem } from '../conventions/problem';
import { toIssues } from '../conventions/to-issues';
import type { Refusal } from '../errors/refusal';
import { ResponseError } from '../errors/response-error';
import { type MessageOptions, noResponseMessage } from '../failure/message-options';
import { shorten } from '../lib/shorten';
import type { RefreshOptions } from '../refresh/refresh-options';

/** In characters: a server may send a stack trace instead of a sentence. */
const longestMessage = 500;

export type FailureOptions = ConventionOptions & MessageOptions & Pick<RefreshOptions, 'renew'>;

/** Creates the failure for a response without success, by the client's conventions and in its language. */
export async function judgeFailure(
  options: FailureOptions,
  call: Call,
  { statusText, requestId }: Reply,
  response: ResponseFacts,
): Promise<ResponseError> {
  const { status, headers } = response;
  const { messages } = options.conventions ?? {};
  // Problem details are an HTTP standard, which any server may use beside its own conventions.
  const isProblem = headers['content-type']?.includes('/problem+json');
  const standard = isProblem ? problem.messages : undefined;
  const stated = (name: 'code' | 'sentence' | 'fields') =>
    find(messages?.[name], response) || find(standard?.[name], response) || undefined;
  const code = response.code === status ? (stated('code') as string | undefined) : response.code;
  const facts = { ...response, code: typeof code === 'string' ? code : response.code };
  const refusal = toRefusal(options, call, facts);
  const sentence = stated('sentence');
  const isStated = typeof sentence === 'string' && sentence.trim();
  // The catalogue is loaded at the first failing response without a message.
  const loaded =
    !isStated && response.code !== 0 && (await import('../failure/response-message').catch(() => undefined));
  const catalogued =
    loaded && (await loaded.responseMessage(options, { code: response.code, status, statusText, refusal }));
  const userMessage = isStated ? shorten(sentence, longestMessage) : catalogued || noResponseMessage(options);
  return new ResponseError({ ...call, ...facts, requestId, userMessage, refusal, issues: toIssues(stated('fields')) });
}

function toRefusal(
  { conventions, renew }: FailureOptions,
  { request, replayed }: Call,
  response: ResponseFacts,
): Refusal | undefined {
  const { expired = [401], unauthorized = [401], forbidden = [403] } = conventions?.session ?? {};
  const isUnauthorized = applies(unauthorized, response);
  const mayRefresh = renew && !replayed && !request.anonymous && request.refresh !== false;
  if (applies(expired, response) && (mayRefresh || !isUnauthorized)) return 'expired';
  if (isUnauthorized) return 'unauthorized';
  return applies(forbidden, response) ? 'forbidden' : undefined;
}

function applies(rule: ResponseRule, response: ResponseFacts): boolean {
  if (typeof rule === 'function') return rule(response);
  const { code, status } = response;
  return rule.includes(code) || (Number.isNaN(Number(code)) && rule.includes(status));
}
