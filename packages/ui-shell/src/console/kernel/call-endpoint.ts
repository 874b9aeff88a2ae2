import { type AuthErrorCode, SessionError } from '@waybill/auth-core';
import type { HttpClient, HttpRequest } from '@waybill/http';
import type { Call } from './call';
import { UnexpectedResponseError } from './read-response';
import { sendCall, UnmappedResponseError } from './send-call';

export interface EndpointCall
  extends Pick<HttpRequest, 'signal' | 'silent' | 'anonymous' | 'encrypt' | 'refresh' | 'retry' | 'token'> {
  /** What the console sends. */
  payload?: object;
  /** As what a response counts that the call cannot read. Default: an ordinary error. */
  unreadable?: AuthErrorCode;
}

/** Makes one of the console's requests and resolves to what the console reads of its response. Rejects with the client's error, or where the response cannot be read. */
export async function callEndpoint(
  http: Pick<HttpClient, 'raw'>,
  endpoint: Call,
  call: EndpointCall = {},
): Promise<unknown> {
  const { payload, unreadable, ...options } = call;
  try {
    return await sendCall({ http, entityTags: untagged }, endpoint, payload, options);
  } catch (problem) {
    const isUnreadable = problem instanceof UnmappedResponseError || problem instanceof UnexpectedResponseError;
    if (!unreadable || !isUnreadable) throw problem;
    throw new SessionError(unreadable, problem.message, { cause: problem.cause });
  }
}

/** What the console reads of itself is never saved over. */
const untagged = { pass: () => {} };
