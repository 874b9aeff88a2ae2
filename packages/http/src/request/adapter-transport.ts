import type { AxiosAdapter } from 'axios';
import type { Call, Reply } from '../call/call';
import { Mistake } from '../errors/mistake';
import type { Adapter, AdapterResponse } from './adapter';
import { onward } from './onward';
import { toAddress } from './to-address';
import { toHeaders } from './to-headers';
import type { TransportOptions } from './transport-options';

type AdapterOptions = TransportOptions & { adapter: Adapter };

/** Carries a call by the adapter of the client's options. */
export async function adapterTransport(call: Call, options: AdapterOptions, signal: AbortSignal): Promise<Reply> {
  signal.throwIfAborted();
  const response = await (options.adapter.standalone ? carryAlone : carryByAxios)(call, options, signal);
  if (!call.foreign) refuseForeignResponse(response.request, toAddress(call.url, options.baseUrl).origin);
  return toReply(response);
}

function carryAlone(call: Call, options: AdapterOptions, signal: AbortSignal): Promise<AdapterResponse> {
  const { outgoing, method, url, query, binary, request } = call;
  const { adapter, baseUrl = '' } = options;
  const headers = toHeaders(outgoing);
  return adapter({
    method,
    url,
    baseURL: baseUrl,
    ...(query && { params: query }),
    headers: { get: (name) => headers.get(name), toJSON: () => Object.fromEntries(headers) },
    data: outgoing.data,
    signal,
    responseType: binary ? 'arraybuffer' : 'text',
    ...(request.onUploadProgress && { onUploadProgress: onward(call, 'onUploadProgress') }),
  });
}

async function carryByAxios(call: Call, options: AdapterOptions, signal: AbortSignal): Promise<AdapterResponse> {
  const { request, outgoing, method, url, query, binary, foreign } = call;
  toHeaders(outgoing);
  const { default: axios } = await import('axios').catch((cause) => {
    throw new Mistake('peer', 'axios', cause);
  });
  const wire = axios.create({
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
    paramsSerializer: { serialize: String },
    adapter: options.adapter as AxiosAdapter,
  });
  return wire
    .request({
      method,
      url,
      ...(query && { params: query }),
      ...(!foreign && { beforeRedirect: refuseForeign }),
      headers: outgoing.headers,
      data: outgoing.data,
      signal,
      responseType: binary ? 'arraybuffer' : 'text',
      ...(request.onUploadProgress && { onUploadProgress: onward(call, 'onUploadProgress') }),
      ...(request.onDownloadProgress && { onDownloadProgress: onward(call, 'onDownloadProgress') }),
    })
    .catch((error: unknown) => {
      // An axios error holds the request with its token and payload, which have no place in an error log.
      if (!axios.isAxiosError(error)) throw error;
      throw Object.assign(new Error(error.message), { code: error.code });
    });
}

/** Node's transport follows redirects by itself and asks here before each. */
function refuseForeign({ href }: { href?: string }, _response: unknown, from?: { url?: string }): void {
  const { origin } = new URL(href ?? '');
  if (origin !== new URL(from?.url ?? '').origin) throw new Error(`it was redirected to another origin, ${origin}`);
}

/** XMLHttpRequest follows redirects without asking and tells afterwards where it has come to; what it brings from elsewhere is no response. */
function refuseForeignResponse(request: unknown, expected: string): void {
  if (typeof XMLHttpRequest === 'undefined' || !(request instanceof XMLHttpRequest)) return;
  const { origin } = new URL(request.responseURL);
  if (origin !== expected) throw new Error(`it was redirected to another origin, ${origin}`);
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
