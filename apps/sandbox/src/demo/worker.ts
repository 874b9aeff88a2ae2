import sqlite from '@sqlite.org/sqlite-wasm/sqlite3.wasm';
import { type Answer, startDemo } from './answer';

declare const self: ServiceWorkerGlobalScope;

const folder = self.registration.scope;
/** Files of the build; whatever else a page of the demo asks this origin for is a call. */
const isFile = (path: string) => /^assets\/|^[\w.-]+\.(?:css|js|svg|wasm|webmanifest)$/.test(path);

let starting: Promise<Answer> | undefined;
const start = () => {
  starting ??= startDemo({ folder, sqlite: new URL(sqlite, self.location.href).href });
  // The next request repeats a failed start, for example one without a network.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
};

// A newer version reads the rows with its first request, when the present one writes no more.
self.addEventListener('install', (event) => {
  if (!self.registration.active) event.waitUntil(start());
});

let streams = new AbortController();

self.addEventListener('message', ({ data }) => {
  // The console sends this when the visitor accepts a newer version. The new worker activates once the current one has no open stream.
  if (data?.type === 'SKIP_WAITING') {
    self.registration.active?.postMessage({ type: 'END_STREAMS' });
    void self.skipWaiting();
  }
  if (data?.type !== 'END_STREAMS') return;
  streams.abort();
  streams = new AbortController();
});

function endWithStreams(response: Response): Response {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal: streams.signal }), response);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== self.location.origin) return;
  if (request.url.startsWith(folder) && isFile(new URL(request.url).pathname.slice(new URL(folder).pathname.length)))
    return;
  event.respondWith(
    start()
      .then((answer) => answer(request))
      .then(endWithStreams),
  );
});
