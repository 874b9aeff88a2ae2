import type { HttpClient, HttpMethod, HttpRequest, HttpResponse } from '@waybill/http';

/** What an app may say of a request that the console makes. @public */
export type EndpointRequest = Partial<
  Pick<HttpRequest, 'url' | 'method' | 'params' | 'headers' | 'body' | 'form' | 'responseType' | 'timeout'>
>;

/** Status and headers of a response, for what an API says outside of its body: an `ETag`, the number of all records. @public */
export type ResponseFrame = Omit<HttpResponse, 'data'>;

/** What an app says of a call whose API is not as the shipped one. @public */
export interface CallMapping<Payload = never> {
  /** Makes the request of what the console sends. Default: that is the body, of GET the query. Example `({ id, ...body }) => ({ url: '/books/' + id, body })`. */
  readonly toRequest?: ((payload: Payload) => EndpointRequest) | undefined;
  /**
   * Makes what the console reads of the response's data, and of its headers; what it throws is a failure of the call. Default: as it is. Example
   * `(list, { headers }) => ({ list, total: Number(headers['x-total-count']) })`.
   */
  readonly fromResponse?: ((data: never, response: ResponseFrame) => unknown) | undefined;
}

/** A call with what an app says of it. @public */
export interface MappedCall extends CallMapping {
  path: string;
  method: HttpMethod;
}

/** How a mapped call is sent. */
export type MappedCallOptions = Omit<HttpRequest, keyof EndpointRequest> & Pick<HttpRequest, 'headers'>;

/** The response's data is not what the app's own `fromResponse` expects. */
export class UnmappedResponseError extends Error {
  override readonly name = 'UnmappedResponseError';
}

/** Makes a call as an app has mapped it. Rejects with the client's error, or with an `UnmappedResponseError` where `fromResponse` throws. */
export async function sendMapped(
  http: Pick<HttpClient, 'request' | 'raw'>,
  { path, method, toRequest, fromResponse }: MappedCall,
  payload: unknown,
  options: MappedCallOptions = {},
): Promise<unknown> {
  const plain = payload === undefined ? {} : { [method === 'GET' ? 'params' : 'body']: payload };
  const own = toRequest ? toRequest(payload as never) : plain;
  const headers = own.headers && { headers: { ...options.headers, ...own.headers } };
  const request = { ...options, method, url: path, ...own, ...headers } as HttpRequest;
  if (!fromResponse) return http.request(request);
  const { data, ...response } = await http.raw(request);
  try {
    return await fromResponse(data as never, response);
  } catch (cause) {
    const sentence = `fromResponse cannot read what ${response.method} ${response.url} returned: ${saidBy(cause)}`;
    throw new UnmappedResponseError(sentence, { cause });
  }
}

/** What somebody else's code throws may be anything, also an object that cannot be written. */
const saidBy = (cause: unknown): string =>
  cause instanceof Error || typeof cause !== 'object' ? String(cause) : 'it threw an object that is no error';
