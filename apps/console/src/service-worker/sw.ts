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

/** The precached files, inserted by the build. */
const ahead = self.__WB_MANIFEST;
/** The files without a revision, whose hashed names are their cache keys. */
const files = ahead.flatMap((entry) =>
  typeof entry === 'string' || entry.revision !== null ? [] : [new URL(entry.url, self.location.href)],
);

// A new version waits until the user activates it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('install', (event: InstallEvent) => {
  // Chromium since 123; other browsers use the worker, with the same result.
  if (event.addRoutes) event.waitUntil(fileSource().then((source) => event.addRoutes?.(staticRoutes(files, source))));
});

/** Immutable files are in the HTTP cache too, where V8 caches their code, which saves 18 ms before the first view. */
async function fileSource(): Promise<FileSource> {
  const [first] = files;
  return first && isImmutable(await fetch(first)) ? 'network' : { cacheName: cacheNames.precache };
}

precacheAndRoute(ahead);
cleanupOutdatedCaches();

// The page always comes from the server, so its request does not wait for the worker's start.
enableNavigationPreload();

// Hashed files never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/assets\/.+-[\w-]{8}\.(js|css)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'waybill-pages',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// The page has a new nonce in every response and needs the server, so it is always fetched. A failure shows an offline
// page that changes neither session nor address.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/offline.html' })] }),
);
