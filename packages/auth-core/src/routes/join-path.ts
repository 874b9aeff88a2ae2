const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address leads out of the app: a scheme (`https:`, `mailto:`, but also `javascript:`) or `//host`. */
export const isExternalPath = (path: string): boolean => outside.test(path);

/** The absolute path of `path` below `parent`; an absolute path stays. Ends without a slash, except for `/` itself. */
export function joinPath(parent: string, path: string): string {
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  const tidy = joined.includes('//') ? joined.replace(/\/{2,}/g, '/') : joined;
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy || '/';
}
