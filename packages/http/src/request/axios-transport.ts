import axios, { type AxiosResponse } from 'axios';
import type { Call, Reply } from '../call/call';
import { toAddress } from './to-address';
import type { TransportOptions } from './transport-options';

/** Carries a call over axios: in Node, by an adapter of the client's options, and what a browser uploads with progress. */
export async function axiosTransport(call: Call, options: TransportOptions, signal: AbortSignal): Promise<Reply> {
  const { request, outgoing, method, url, query, binary, foreign } = call;
  const { onUploadProgress, onDownloadProgress } = request;
  const wire = axios.create({
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
    paramsSerializer: { serialize: String },
    ...(options.adapter && { adapter: options.adapter }),
  });
  const response = await wire
    .request({
      method,
      url,
      ...(query && { params: query }),
      ...(!foreign && { beforeRedirect: refuseForeign }),
      headers: outgoing.headers,
      data: outgoing.data,
      signal,
      responseType: binary ? 'arraybuffer' : 'text',
      ...(onUploadProgress && { onUploadProgress }),
      ...(onDownloadProgress && { onDownloadProgress }),
    })
    .catch(failed);
  if (!foreign) refuseForeignResponse(response.request, toAddress(url, options.baseUrl).origin);
  return toReply(response);
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

function toReply({ status, statusText, headers, data }: AxiosResponse): Reply {
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status,
    statusText,
    headers: Object.fromEntries(lowerCase),
    payload: data,
  };
}

// An axios error holds the request with its token and payload, which have no place in an error log.
function failed(error: unknown): never {
  if (!axios.isAxiosError(error)) throw error;
  throw Object.assign(new Error(error.message), { code: error.code });
}
