import type { Call } from '../call/call';
import { monotonic } from './monotonic';

/** Sends an upload by XMLHttpRequest, the only browser transport that reports upload progress. Resolves to a response as `fetch` does. */
export function fetchByXhr(url: string, init: RequestInit, call: Call): Promise<Response> {
  const { signal, method = 'POST', body } = init;
  const xhr = new XMLHttpRequest();
  const hear = monotonic(call, 'onUploadProgress');
  const abort = () => xhr.abort();
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    xhr.withCredentials = init.credentials === 'include';
    for (const [name, value] of new Headers(init.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      hear(lengthComputable ? { loaded, total } : { loaded });
    xhr.onabort = () => reject(signal?.reason);
    xhr.onerror = () => reject(new TypeError('Network Error'));
    xhr.onload = () => {
      const { origin } = new URL(xhr.responseURL);
      const isAway = !call.foreign && origin !== new URL(url).origin;
      if (isAway) reject(new Error(`it was redirected to another origin, ${origin}`));
      else resolve(toResponse(xhr));
    };
    xhr.send(body as XMLHttpRequestBodyInit);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText, response } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response([204, 205, 304].includes(status) ? null : response, { status, statusText, headers });
}
