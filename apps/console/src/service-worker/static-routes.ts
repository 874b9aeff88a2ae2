/** A rule of the Static Routing API, as far as it is used here (https://w3c.github.io/ServiceWorker/#dictdef-routerrule). */
export interface RouterRule {
  condition: { requestDestination: '' } | { urlPattern: { pathname: string } };
  source: FileSource;
}

/** The network with the HTTP cache before it, or one of the worker's caches. */
export type FileSource = 'network' | { cacheName: string };

/**
 * What a browser answers by itself, without a worker's code in between: calls of the API, with which the worker does nothing, go to the network, and
 * files that were fetched ahead come from where they are kept.
 */
export const staticRoutes = (files: readonly URL[], source: FileSource): RouterRule[] => [
  { condition: { requestDestination: '' }, source: 'network' },
  ...files.map(({ pathname }): RouterRule => ({ condition: { urlPattern: { pathname: literal(pathname) } }, source })),
];

/** Whether the HTTP cache keeps a response without ever asking for it again (https://www.rfc-editor.org/rfc/rfc8246). */
export const isImmutable = ({ headers }: Response): boolean => /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** A path that stands for itself where a pattern is asked for (https://urlpattern.spec.whatwg.org/#escape-a-pattern-string). */
const literal = (path: string): string => path.replace(/[+*?:{}()\\]/g, '\\$&');
