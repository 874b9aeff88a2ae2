import { hasTopLevel } from './has-top-level.ts';
import { isHostName } from './is-host-name.ts';
import { isIpv4 } from './is-ipv4.ts';
import { isIpv6 } from './is-ipv6.ts';

export interface UrlOptions {
  /** Accepted schemes in lower case, without the colon. Default `['http', 'https', 'ftp']`. */
  schemes?: readonly string[];
  /** Also accept an address without a scheme, as `example.com/a` or `//example.com/a`. Default false. */
  bare?: boolean;
  /** Ask for a host with a top-level domain or an IP, so that `http://localhost` is refused. Default false. */
  topLevel?: boolean;
}

/** The longest URL in UTF-16 units: no standard has a limit; this is the one that browsers and sitemaps have settled on. */
const LONGEST = 2084;

/** What a browser would strip, escape or turn round. */
const UNFIT = /[\s\p{Cc}\p{Cs}\\<>"]/u;

/** Scheme, user with password, host, port, rest. */
const PARTS =
  /^(?:(?:([a-z][a-z\d+.-]*):)?\/\/)?(?:([^/?#@:]*(?::[^/?#@:]*)?)@)?(\[[^\]%]*\]|[^/?#@:]*)(?::(\d*))?(?:[/?#].*)?$/i;

/** A last label that the WHATWG parser takes for a number, and so the whole host for an IPv4 address. */
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Whether a string is an absolute URL that browsers open unchanged: scheme, `//`, optional user, host name or IP, optional port from
 * 1 to 65535, path. Stricter than the WHATWG parser, which repairs what it is given; each difference is in the README.
 */
export function isUrl(value: unknown, options?: UrlOptions): boolean {
  if (typeof value !== 'string' || value.length > LONGEST || UNFIT.test(value)) return false;
  const [, scheme, user, host = '', port = ''] = PARTS.exec(value) ?? [];
  const schemes = options?.schemes ?? ['http', 'https', 'ftp'];
  return (
    (scheme ? schemes.includes(scheme.toLowerCase()) : options?.bare === true) &&
    user !== '' &&
    user !== ':' &&
    (port === '' || (Number(port) > 0 && Number(port) < 65536)) &&
    (isIpv4(host) ||
      (host[0] === '[' && isIpv6(host.slice(1, -1))) ||
      (isHostName(host) && !NUMERIC_END.test(host) && (!options?.topLevel || hasTopLevel(host))))
  );
}
