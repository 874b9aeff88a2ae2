/** Whether calls to a server share a connection, as with HTTP/2. Always false for a server other than the page's, whose protocol is unknown. With HTTP/1.1 all windows share six connections. */
export function isMultiplexed(baseUrl: string): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly { nextHopProtocol?: string }[];
  const { origin } = new URL(baseUrl, window.location.href);
  return origin === window.location.origin && /^h[23]/.test(page?.nextHopProtocol ?? '');
}
