import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Call } from '../client/call.ts';

/**
 * Carries a call by `fetch`, the only transport of a browser that can be told not to follow a redirect to another origin. An API on the page's own
 * origin may redirect within it; one elsewhere may not redirect at all, since a browser tells nobody where to.
 */
export async function fetchTransport(call: Call, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { data, headers, method = '', signal, withCredentials } = config;
  const { onDownloadProgress } = call.request;
  const url = new URL(axios.getUri(config), document.baseURI);
  const bounds: RequestInit = url.origin === location.origin ? { mode: 'same-origin' } : { redirect: 'error' };
  if (data === undefined || data instanceof FormData) headers.delete('content-type');
  const request = new Request(url, {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    body: data,
    signal: signal as AbortSignal,
    credentials: withCredentials ? 'include' : 'same-origin',
    ...(!call.foreign && bounds),
  });
  const { response, bytes } = await load(request, onDownloadProgress).catch(failed);
  return {
    data: call.binary ? bytes : new TextDecoder().decode(bytes),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  };
}

async function load(request: Request, hear: Call['request']['onDownloadProgress']) {
  const response = await fetch(request);
  if (!hear) return { response, bytes: await response.arrayBuffer() };
  const { readWithProgress } = await import('./read-with-progress.ts');
  return { response, bytes: await readWithProgress(response, hear) };
}

async function failed(error: unknown): Promise<never> {
  // A page that is being left ends its fetches with an error, which says nothing about the network: such a page never gets to the next task.
  await new Promise((go) => setTimeout(go));
  throw error instanceof TypeError ? new Error('Network Error') : error;
}
