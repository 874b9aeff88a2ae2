/** Whether calls to a server share a connection, as over HTTP/2; known of the page's own server alone. Over HTTP/1.1 a browser opens six to a server, for all windows. */
export function isMultiplexed(baseUrl: string): boolean {
  const [page] = performance.getEntriesByType('navigation') as readonly { nextHopProtocol?: string }[];
  const { origin } = new URL(baseUrl, window.location.href);
  return origin === window.location.origin && /^h[23]/.test(page?.nextHopProtocol ?? '');
}
