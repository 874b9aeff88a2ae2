import { barePath } from '../routes/path-pattern';

/** Rules for paths of this app. @public */
export interface SafeRedirectOptions {
  /** The app's own origin, such as `location.origin`. */
  readonly origin: string;
  /** Whether the route table knows a path; catch-alls do not count (`RouteIndex.isKnown`). */
  readonly isKnownPath: (path: string) => boolean;
  /** The destination if a target is refused. Default `/`. */
  readonly fallback?: string;
  /** Paths that are never a destination. Default `neverRedirectTo`. */
  readonly excluded?: readonly string[];
}

/** The login page, its callback and the error pages: useless destinations after a login. */
export const neverRedirectTo: readonly string[] = ['/login', '/callback', '/403', '/404', '/error/403', '/error/404'];

const longest = 4096;
const control = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/]/u;

/** Returns a redirect target from outside as a path of this app (path, query and hash), or the fallback; it never throws. `raw` is the percent-encoded value of the address (see `readRedirect`). The checks are in docs/sessions-and-rights.md, Navigation. @public */
export function safeRedirect(raw: string | null | undefined, options: SafeRedirectOptions): string {
  const { origin, isKnownPath, fallback = '/', excluded: never = neverRedirectTo } = options;
  const url = typeof raw === 'string' && raw.length <= longest ? parseInside(raw, origin) : undefined;
  const readable = url && readablePath(url.pathname);
  if (!url || readable === undefined) return fallback;
  const isRefused = never.some((page) => page.toLowerCase() === readable.toLowerCase());
  return isRefused || !isKnownPath(barePath(url.pathname)) ? fallback : url.pathname + url.search + url.hash;
}

/** Returns the still encoded value of the `redirect` parameter of a query (`?redirect=%2Forder`), or null. `URLSearchParams` would decode it. @public */
export function readRedirect(search: string, parameter = 'redirect'): string | null {
  const pairs = search
    .replace(/^[^?]*\?/, '')
    .replace(/#.*$/s, '')
    .split('&');
  const match = pairs.find((pair) => pair.startsWith(`${parameter}=`));
  return match === undefined ? null : match.slice(parameter.length + 1);
}

function parseInside(raw: string, origin: string): URL | undefined {
  try {
    const target = decodeURIComponent(raw);
    if (!target.startsWith('/') || target.startsWith('//') || control.test(target)) return undefined;
    const url = new URL(target, origin);
    return url.origin === new URL(origin).origin && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path without escapes and without a slash at the end. Undefined if another parser could take it for a host or another path: an empty segment, a malformed escape, an escaped slash, back-slash or control character. */
function readablePath(pathname: string): string | undefined {
  if (pathname.includes('//')) return undefined;
  try {
    const segments = barePath(pathname).split('/').map(decodeURIComponent);
    return segments.some((segment) => invisible.test(segment)) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}
