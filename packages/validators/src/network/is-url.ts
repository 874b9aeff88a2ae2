import { isDomain } from './is-domain.ts';
import { isIpv4 } from './is-ipv4.ts';
import { isIpv6 } from './is-ipv6.ts';

/** User with password, host, port, rest; and nowhere what a browser would strip, escape or turn round. */
const PARTS =
  /^(?!.*[\s\p{C}\\<>"])(?:https?|ftp):\/\/(?:[^/?#@:[\]]+(?::[^/?#@:[\]]*)?@)?(?:\[([^\]%]*)\]|([^/?#@:]*))(?::(\d*))?(?![^/?#])/iu;

/**
 * Whether a string is an absolute URL of at most 2,084 characters that browsers open unchanged: http, https or ftp, `//`, optional
 * user, host, optional port from 0 to 65535, path. The host is an IP, a name with a top-level domain, or one word of letters such as
 * `localhost`. Stricter than the WHATWG parser, which repairs what it is given; each difference is in the README.
 */
export function isUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2084) return false;
  const [, ipv6, host = '', port] = PARTS.exec(value) ?? [];
  return !(Number(port) > 65535) && (isIpv6(ipv6) || isIpv4(host) || isDomain(host));
}
