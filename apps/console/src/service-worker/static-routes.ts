/** A rule of the Static Routing API, as far as it is used here (https://w3c.github.io/ServiceWorker/#dictdef-routerrule). */
export interface RouterRule {
  condition: { requestDestination: '' } | { urlPattern: { pathname: string } };
  source: FileSource;
}

/** The network with the HTTP cache before it, or one of the worker's caches. */
export type FileSource = 'network' | { cacheName: string };

/** Routes that the browser handles without the worker's code: API calls go to the network, precached files come from their cache. */
export const staticRoutes = (files: readonly URL[], source: FileSource): RouterRule[] => [
  { condition: { requestDestination: '' }, source: 'network' },
  ...files.map(({ pathname }): RouterRule => ({ condition: { urlPattern: { pathname: literal(pathname) } }, source })),
];

/** Whether the HTTP cache keeps a response without ever asking for it again (https://www.rfc-editor.org/rfc/rfc8246). */
export const isImmutable = ({ headers }: Response): boolean => /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** Escapes a path for a URL pattern (https://urlpattern.spec.whatwg.org/#escape-a-pattern-string). */
const literal = (path: string): string => path.replace(/[+*?:{}()\\]/g, '\\$&');
