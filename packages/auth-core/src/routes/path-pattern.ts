/** Returns the path without query, hash and trailing slash, always with a leading one. */
export function barePath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

/** Returns the segments of a bare path; empty for `/`. */
export const segmentsOf = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

/** Whether a resolved pattern matches every path: the route of the 404 page, never a known path. */
export const isCatchAll = (pattern: string): boolean => pattern === '/*';

/** Whether a pattern has no parameter and no rest. */
export const isStaticPattern = (pattern: string): boolean => !/(?:^|\/)(?::|\*)/.test(pattern);

/** Decodes a path segment; a malformed one stays unchanged. */
export function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Expands a pattern with optional parameters, the longest first: `/a/:b?` becomes `/a/:b` and `/a`. */
export function expandPattern(pattern: string): string[] {
  const match = /\/:[\w-]+\?(?=\/|$)/.exec(pattern);
  if (!match) return [pattern];
  const before = pattern.slice(0, match.index);
  const after = pattern.slice(match.index + match[0].length);
  return [...expandPattern(`${before}${match[0].slice(0, -1)}${after}`), ...expandPattern(`${before}${after}`)];
}
