import { proxy } from 'valtio';

/** The opened pages, in that order. */
export const openPages = proxy<{ paths: string[] }>({ paths: ['/index'] });

/** Opens a page that is not yet open. */
export function visit(path: string): void {
  if (!openPages.paths.includes(path)) openPages.paths.push(path);
}
