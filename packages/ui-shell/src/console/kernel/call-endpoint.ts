import { type AuthErrorCode, SessionError } from '@waybill/auth-core';
import type { HttpClient, HttpRequest } from '@waybill/http';
import type { Call } from './call';
import { UnexpectedResponseError } from './read-response';
import { sendCall, UnmappedResponseError } from './send-call';

export interface EndpointCall
  extends Pick<HttpRequest, 'signal' | 'silent' | 'anonymous' | 'encrypt' | 'refresh' | 'retry' | 'token'> {
  /** The payload of the request. */
  payload?: object;
  /** Error code for an unreadable response. Default: an ordinary error. */
  unreadable?: AuthErrorCode;
}

/** Makes one of the console's requests and resolves to its mapped response. Rejects with the client's error or for an unreadable response. */
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

/** The console's own reads are never saved, so they need no entity tags. */
const untagged = { pass: () => {} };
