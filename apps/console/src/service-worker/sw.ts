import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { type FileSource, isImmutable, type RouterRule, staticRoutes } from './static-routes';

declare const self: ServiceWorkerGlobalScope;

interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: RouterRule[]) => Promise<void>;
}

/** What is fetched ahead; the build puts it here. */
const ahead = self.__WB_MANIFEST;
/** What of it has no revision: it is named by its content, and kept under its own address. */
const files = ahead.flatMap((entry) =>
  typeof entry === 'string' || entry.revision !== null ? [] : [new URL(entry.url, self.location.href)],
);

// A new version waits until a person takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('install', (event: InstallEvent) => {
  // Chromium since 123; every other browser asks the worker, which answers the same.
  if (event.addRoutes) event.waitUntil(fileSource().then((source) => event.addRoutes?.(staticRoutes(files, source))));
});

/** Where files never change, the HTTP cache has them too, and V8 keeps their code for the next start: 18 ms before the first view. */
async function fileSource(): Promise<FileSource> {
  const [first] = files;
  return first && isImmutable(await fetch(first)) ? 'network' : { cacheName: cacheNames.precache };
}

precacheAndRoute(ahead);
cleanupOutdatedCaches();

// The page comes from the server anyway: its request need not wait until the worker has started.
enableNavigationPreload();

// Named by their content: what a page has asked for once never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/assets\/.+-[\w-]{8}\.(js|css)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'waybill-pages',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// The page carries a nonce of its own in every response and can do nothing without the server: it is fetched, and where that fails a page says so that
// touches neither session nor address.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/offline.html' })] }),
);
