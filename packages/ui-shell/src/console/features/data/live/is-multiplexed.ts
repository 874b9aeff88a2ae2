/**
 * Whether calls share a connection, as with HTTP/2: over HTTP/1.1 a browser opens six per server, for all windows. Known for the page's own server
 * only.
 */
export function isMultiplexed(baseUrl: string): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly { nextHopProtocol?: string }[];
  const { origin } = new URL(baseUrl, window.location.href);
  return origin === window.location.origin && /^h[23]/.test(page?.nextHopProtocol ?? '');
}
