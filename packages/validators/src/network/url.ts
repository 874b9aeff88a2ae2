import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isIpv4 } from './ipv4';
import { isIpv6 } from './ipv6';
import { isDomain } from './is-domain';

/**
 * Whether a string is an absolute http, https or ftp URL of at most 2,084 characters that browsers open unchanged. The
 * host is an IP, a name with a top-level domain, or a word such as `localhost`. Stricter than the WHATWG parser; see
 * docs/validators-compared.md. @public
 */
export function isUrl(value: unknown): boolean {
  // User with password, host, port, rest; without any character that a browser would strip, escape or replace.
  const parts =
    /^(?!.*[\s\p{C}\\<>"])(?:https?|ftp):\/\/(?:[^/?#@:[\]]+(?::[^/?#@:[\]]*)?@)?(?:\[([^\]%]*)\]|([^/?#@:]*))(?::(\d*))?(?![^/?#])/iu;
  if (typeof value !== 'string' || value.length > 2084) return false;
  const [, ipv6, host = '', port] = parts.exec(value) ?? [];
  return !(Number(port) > 65535) && (isIpv6(ipv6) || isIpv4(host) || isDomain(host));
}

/** Accepts what `isUrl` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const url = (): Schema<string> =>
  format(
    'url',
    isUrl,
    matching('web-address', /^(?:[hH][tT]{2}[pP][sS\u017f]?|[fF][tT][pP]):\/\//, { maxLength: 2084, ...PARTIAL }),
  );

export const examples = (): Examples => [
  {
    good: ['https://example.com/a', 'http://localhost:3000/', 'https://例子.中国/订单?id=1'],
    bad: ['example.com', 'http://ｅxample.com/', 'javascript:alert(1)'],
  },
];
