/** The path alone: no query, no hash, no slash at the end, and always one at the start. */
export function barePath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

/** The parts between the slashes of a bare path; none for `/`. */
export const segmentsOf = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'));

/** Whether a resolved pattern takes every path there is: the place of the 404 page, never a known path. */
export const isCatchAll = (pattern: string): boolean => pattern === '/*';

/** Whether a pattern has no parameter and no rest. */
export const isStaticPattern = (pattern: string): boolean => !/(?:^|\/)(?::|\*)/.test(pattern);

/** A path segment without percent-escapes; a malformed one stays as it is. */
export function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The patterns that a pattern with optional parameters stands for, the longest first: `/a/:b?` is `/a/:b` and `/a`. */
export function expandPattern(pattern: string): string[] {
  const found = /\/:[\w-]+\?(?=\/|$)/.exec(pattern);
  if (!found) return [pattern];
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + found[0].length);
  return [...expandPattern(`${before}${found[0].slice(0, -1)}${after}`), ...expandPattern(`${before}${after}`)];
}
