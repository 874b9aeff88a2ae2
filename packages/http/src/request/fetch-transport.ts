import type { Call, Reply } from '../call/call';
import type { ConventionOptions } from '../conventions/conventions';
import { Mistake } from '../errors/mistake';
import { decodeText } from '../lib/decode-text';
import { toHeaders } from './to-headers';
import type { TransportOptions } from './transport-options';

/** The address of the current page or worker; undefined on a server. */
export const pageOf = (): Location | undefined =>
  globalThis.document || 'WorkerGlobalScope' in globalThis ? globalThis.location : undefined;

/** Sends a request by the `fetch` of the options or of the platform. The latter copies a `Request`, which takes longer than to create one. */
export const sendBy =
  ({ fetch }: TransportOptions) =>
  (url: string | URL, init: RequestInit): Promise<Response> =>
    fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);

/** Sends a call by `fetch`, or by XMLHttpRequest if it reports the progress of an upload. A call to the base address follows no redirect to another origin. */
export async function fetchTransport(
  call: Call,
  options: TransportOptions & ConventionOptions,
  signal: AbortSignal,
): Promise<Reply> {
  const { method, address: url, outgoing, binary, foreign } = call;
  const { keepalive = false } = call.request;
  const send = sendBy(options);
  const page = pageOf();
  if (!page && !options.fetch && url.startsWith('http://own.invalid')) throw new Mistake('base');
  const init: RequestInit = {
    method,
    headers: toHeaders(outgoing),
    body: outgoing.data as BodyInit,
    signal,
    keepalive,
    credentials: options.withCredentials ? 'include' : 'same-origin',
    ...(!foreign && boundsOf(page, url)),
  };
  try {
    const reportsUpload = call.request.onUploadProgress && 'XMLHttpRequest' in globalThis;
    let response = await (reportsUpload
      ? (await import('./fetch-by-xhr')).fetchByXhr(url, init, call)
      : send(url, init));
    if (init.redirect === 'manual' && response.headers.has('location'))
      response = await (await import('./follow-redirects')).followRedirects(response, { url, init, send });
    const { status, statusText } = response;
    const headers = Object.fromEntries(response.headers);
    if (call.request.onDownloadProgress) response = (await import('./with-progress')).withProgress(response, call);
    const body = call.takeBody?.(response) ?? (await response.arrayBuffer());
    const payload =
      binary || body instanceof ReadableStream
        ? body
        : decodeText(body, headers['content-type'], options.conventions?.body?.charset);
    return { status, statusText, headers, payload };
  } catch (error) {
    return failed(error);
  }
}

function boundsOf(page: Location | undefined, url: string): RequestInit {
  if (!page) return { redirect: 'manual' };
  return new URL(url).origin === page.origin ? { mode: 'same-origin' } : { redirect: 'error' };
}

async function failed(error: unknown): Promise<never> {
  // A page that unloads ends its fetches with an error, which is no network failure: such a page never reaches the next task.
  await new Promise((go) => setTimeout(go));
  if (!(error instanceof TypeError)) throw error;
  // Node.js gives the reason in the cause; a browser hides it.
  throw new Error((error.cause as Error | undefined)?.message || 'Network Error');
}
