import type { Call, Reply } from '../call/call';
import { toAddress } from './to-address';
import type { TransportOptions } from './transport-options';

/**
 * Carries a call by `fetch`, the only transport of a browser that can be told not to follow a redirect to another origin. An API on the page's own
 * origin may redirect within it; one elsewhere may not redirect at all, since a browser tells nobody where to.
 */
export async function fetchTransport(
  call: Call,
  { baseUrl, withCredentials, fetch = (request) => globalThis.fetch(request) }: TransportOptions,
  signal: AbortSignal,
): Promise<Reply> {
  const { method, outgoing } = call;
  const url = toAddress(call.url, baseUrl, call.query);
  const bounds: RequestInit = url.origin === location.origin ? { mode: 'same-origin' } : { redirect: 'error' };
  const request = new Request(url, {
    method,
    headers: toHeaders(outgoing),
    body: outgoing.data as BodyInit,
    signal,
    keepalive: call.request.keepalive ?? false,
    credentials: withCredentials ? 'include' : 'same-origin',
    ...(!call.foreign && bounds),
  });
  const { response, bytes } = await load(fetch(request), call.request.onDownloadProgress).catch(failed);
  return {
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    payload: call.binary ? bytes : new TextDecoder().decode(bytes),
  };
}

function toHeaders({ headers, data }: Call['outgoing']): Headers {
  const all = new Headers({ Accept: 'application/json, text/plain, */*' });
  for (const [name, value] of Object.entries(headers)) if (value != null) all.set(name, value);
  if (data === undefined || data instanceof FormData) all.delete('Content-Type');
  return all;
}

async function load(coming: Promise<Response>, hear: Call['request']['onDownloadProgress']) {
  const response = await coming;
  if (!hear) return { response, bytes: await response.arrayBuffer() };
  const { readWithProgress } = await import('./read-with-progress');
  return { response, bytes: await readWithProgress(response, hear) };
}

async function failed(error: unknown): Promise<never> {
  // A page that is being left ends its fetches with an error, which says nothing about the network: such a page never gets to the next task.
  await new Promise((go) => setTimeout(go));
  throw error instanceof TypeError ? new Error('Network Error') : error;
}
