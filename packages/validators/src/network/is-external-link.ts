import { isSafeHref } from './is-safe-href.ts';

/** Whether a string is a safe link that leaves the application: http, https, mailto, tel, or `//host`. */
export function isExternalLink(value: unknown): boolean {
  return isSafeHref(value) && /^(?:\w+:|\/\/)/.test(value as string);
}
