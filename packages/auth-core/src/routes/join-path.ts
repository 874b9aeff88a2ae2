const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Whether an address leaves the app: a scheme (`https:`, `mailto:`, but also `javascript:`) or `//host`. @public */
export const isExternalPath = (path: string): boolean =>
  path.startsWith('//') || (path.includes(':') && scheme.test(path));

/** Returns the absolute path of `path` below `parent`; an absolute path stays. Ends without a slash, except for `/` itself. @public */
export function joinPath(parent: string, path: string): string {
  if (path !== '' && !path.startsWith('/') && !parent.endsWith('/') && isTidy(path)) return `${parent}/${path}`;
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  const tidy = joined.replace(/\/{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
}

const isTidy = (path: string): boolean => !path.endsWith('/') && !path.includes('//');
