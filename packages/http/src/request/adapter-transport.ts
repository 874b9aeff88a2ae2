import type { Call, Reply } from '../call/call';
import type { Adapter, AdapterRequest, AdapterResponse } from './adapter';
import { monotonic } from './monotonic';
import { toHeaders } from './to-headers';
import type { TransportOptions } from './transport-options';

type AdapterOptions = TransportOptions & { adapter: Adapter };

/** Sends a call through the adapter of the client's options. The request is complete enough for axios's own adapters. */
export async function adapterTransport(call: Call, options: AdapterOptions, signal: AbortSignal): Promise<Reply> {
  signal.throwIfAborted();
  const response = await options.adapter(toAdapterRequest(call, options, signal)).catch((error: unknown) => {
    // An axios error contains the request with its token and payload, which must not reach an error log.
    if (!Object(error).isAxiosError) throw error;
    const { message, code } = error as Error & { code?: string };
    throw Object.assign(new Error(message), { code });
  });
  if (!call.foreign) refuseForeignResponse(response.request, call.address);
  return toReply(response);
}

function toAdapterRequest(call: Call, options: AdapterOptions, signal: AbortSignal): AdapterRequest {
  const { request, outgoing, method, url, address, query, binary, foreign } = call;
  const headers = toHeaders(outgoing);
  const needsOfAxios = {
    paramsSerializer: { serialize: String },
    ...(!foreign && { beforeRedirect: ({ href = '' }) => refuseForeign(href, address) }),
  };
  return {
    ...needsOfAxios,
    method,
    url,
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    ...(query && { params: query }),
    headers: Object.assign(headers, { toJSON: () => Object.fromEntries(headers) }),
    data: outgoing.data,
    signal,
    responseType: binary ? 'arraybuffer' : 'text',
    ...(request.onUploadProgress && { onUploadProgress: monotonic(call, 'onUploadProgress') }),
    ...(request.onDownloadProgress && { onDownloadProgress: monotonic(call, 'onDownloadProgress') }),
  };
}

/** Node's transport follows redirects by itself and calls this before each. */
function refuseForeign(to: string, address: string): void {
  const { origin } = new URL(to);
  if (origin !== new URL(address).origin) throw new Error(`it was redirected to another origin, ${origin}`);
}

/** XMLHttpRequest follows redirects itself and reports only the last address; a response from another origin is discarded. */
function refuseForeignResponse(request: unknown, address: string): void {
  if (typeof XMLHttpRequest !== 'undefined' && request instanceof XMLHttpRequest)
    refuseForeign(request.responseURL, address);
}

function toReply({ status, statusText, headers, data }: AdapterResponse): Reply {
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status,
    statusText,
    headers: Object.fromEntries(lowerCase),
    payload: data,
  };
}
