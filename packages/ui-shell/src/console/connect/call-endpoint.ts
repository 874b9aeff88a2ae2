import { type AuthErrorCode, SessionError } from '@waybill/auth-core';
import type { HttpClient, HttpMethod, HttpRequest } from '@waybill/http';
import type { Endpoint } from '../kernel/endpoints';

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
  const { method, path, toRequest, fromResponse } = endpoint as MappedEndpoint;
  const plain = method === 'get' ? { params: payload as HttpRequest['params'] } : { body: payload };
  const data = await http.request({
    ...options,
    method: method.toUpperCase() as HttpMethod,
    url: path,
    ...(toRequest ? toRequest(payload) : payload !== undefined && plain),
  } as HttpRequest);
  try {
    return fromResponse ? fromResponse(data) : data;
  } catch (cause) {
    const sentence = `fromResponse cannot read what ${method.toUpperCase()} ${path} returned: ${String(cause)}`;
    throw unreadable ? new SessionError(unreadable, sentence, { cause }) : new Error(sentence, { cause });
  }
}

/** What the mappers of an app take is theirs to say: the console hands them what it has. */
type MappedEndpoint = Omit<Endpoint, 'toRequest' | 'fromResponse'> & {
  toRequest?: (payload: unknown) => Partial<HttpRequest>;
  fromResponse?: (data: unknown) => unknown;
};
