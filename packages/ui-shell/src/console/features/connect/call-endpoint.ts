import { type AuthErrorCode, SessionError } from '@waybill/auth-core';
import type { HttpClient, HttpMethod, HttpRequest } from '@waybill/http';
import type { Endpoint } from '../../kernel/endpoints';
import { sendMapped, UnmappedResponseError } from '../../kernel/mapped-call';

export interface EndpointCall
  extends Pick<HttpRequest, 'signal' | 'silent' | 'anonymous' | 'encrypt' | 'refresh' | 'retry' | 'token'> {
  /** What the console sends. */
  payload?: unknown;
  /** As what a response counts that the app's mapper cannot read. Default: an ordinary error. */
  unreadable?: AuthErrorCode;
}

/** Makes one of the console's requests and resolves to what the console reads of its response. Rejects with the client's error, or where the app's own mapper throws. */
export async function callEndpoint(http: HttpClient, endpoint: Endpoint, call: EndpointCall = {}): Promise<unknown> {
  const { payload, unreadable, ...options } = call;
  const method = endpoint.method.toUpperCase() as HttpMethod;
  try {
    return await sendMapped(http, { ...endpoint, method }, payload, options);
  } catch (problem) {
    if (!unreadable || !(problem instanceof UnmappedResponseError)) throw problem;
    throw new SessionError(unreadable, problem.message, { cause: problem.cause });
  }
}
