import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { IPV4 } from './ipv4';

/** Eight groups, or fewer around one `::`; the last two may be an IPv4 address. */
export const IPV6 = /* @__PURE__ */ toExpression();

function toExpression(): RegExp {
  const group = '[\\da-fA-F]{1,4}';
  const next = `${group}:`;
  const bytes = IPV4.source.slice(1, -1);
  // With `::` there are at most seven groups, an IPv4 address counts as two of them.
  const eight = `:*(?:${next}+){6}(?:${next}+${group}|\\d+\\.)`;
  return new RegExp(
    `^(?:(?:${next}){6}(?:${next}${group}|${bytes})|(?!${eight})(?:(?:${next})*${group})?::(?:(?:${next})*(?:${group}|${bytes}))?)(?:%[\\w.-]{1,15})?$`,
  );
}

/** Whether a string is an IPv6 address in a text form of RFC 4291: at most 45 characters, possibly with an IPv4 tail. An RFC 4007 zone such as `%eth0` may follow: `%` and up to 15 characters of an interface name. @public */
export function isIpv6(value: unknown): boolean {
  return typeof value === 'string' && IPV6.test(value);
}

/** Accepts what `isIpv6` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const ipv6 = (): Schema<string> => format('ipv6', isIpv6, matching('ipv6-address', IPV6));

export const examples = (): Examples => [
  { good: ['::1', 'fe80::1%eth0', '2001:db8::192.0.2.33'], bad: ['1::2::3', '127.0.0.1'] },
];
