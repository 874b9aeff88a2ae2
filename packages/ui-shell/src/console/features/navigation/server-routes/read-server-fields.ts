import { anonymous, decide, type Guard, isExternalPath } from '@waybill/auth-core';
import { isPrototypeName, isRecord, lengthOf, ownField, prototypeKeyOf, typeOf } from './wire';

/** The fields of one wire entry after their check; `children` is still unread. */
export interface ServerFields {
  path: string;
  external: boolean;
  name: string | undefined;
  redirect: string | undefined;
  component: string | undefined;
  guard: Guard | undefined;
  meta: Record<string, unknown>;
  children: readonly unknown[];
  childCount: number;
}

/** Why an entry cannot be used; the message is the report's sentence. */
export class UnusableEntry extends Error {
  override readonly name = 'UnusableEntry';
}

const longestPath = 2048;
const schemes = /^(?:https?:\/\/|mailto:|tel:|\/\/)[^\s\\]/i;
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\s\\#]/u;
const plainSegment = /^(?::[\w-]+\??|\*|[^:*()]*)$/;

/** Checks the fields of a wire entry. Throws `UnusableEntry` with the reason. `isTop` entries need a path, children may use their parent's. */
export function readServerFields(entry: unknown, isTop: boolean): ServerFields {
  if (!isRecord(entry)) throw new UnusableEntry(`An entry must be an object, but this one is ${typeOf(entry)}.`);
  refusePrototypeKeys(entry, 'the entry');
  const meta = ownField(entry, 'meta') ?? {};
  if (!isRecord(meta)) throw new UnusableEntry(`"meta" must be an object, but is ${typeOf(meta)}.`);
  refusePrototypeKeys(meta, 'its meta');
  const path = readPath(ownField(entry, 'path'), isTop);
  const children = ownField(entry, 'children') ?? [];
  const childCount = lengthOf(children);
  if (childCount === undefined) throw new UnusableEntry(`"children" must be a list, but is ${typeOf(children)}.`);
  return {
    path,
    external: isExternalPath(path),
    name: readText(entry, 'name'),
    redirect: readText(entry, 'redirect'),
    component: readText(entry, 'component'),
    guard: readWireGuard(ownField(meta, 'guard')),
    meta,
    children: children as unknown[],
    childCount,
  };
}

function readPath(path: unknown, isTop: boolean): string {
  if (path === undefined) throw new UnusableEntry('"path" is missing.');
  if (typeof path !== 'string') throw new UnusableEntry(`"path" must be a string, but is ${typeOf(path)}.`);
  if (path.length > longestPath) throw new UnusableEntry(`"path" is longer than ${longestPath} characters.`);
  if (isExternalPath(path)) {
    if (schemes.test(path) && !/[\p{Cc}\s\\]/u.test(path)) return path;
    throw new UnusableEntry('"path" is an address whose scheme is not http, https, mailto or tel.');
  }
  if (isTop && path === '') throw new UnusableEntry('"path" is empty.');
  // A question mark is allowed only at the end of `:name?`.
  if (forbidden.test(path) || path.split('/').some((segment) => /^(?!:).*\?/.test(segment)))
    throw new UnusableEntry('"path" holds a blank, back-slash, control character, ? or #.');
  checkSegments(path.split('/'));
  return path;
}

function checkSegments(segments: readonly string[]): void {
  segments.forEach((segment, index) => {
    if (segment === '.' || segment === '..') throw new UnusableEntry('"path" holds a . or .. segment.');
    if (isPrototypeName(segment.replace(/^:/, '').replace(/\?$/, '')))
      throw new UnusableEntry(`"path" holds the name "${segment}".`);
    const isEarlyRest = segment === '*' && index < segments.length - 1;
    if (isEarlyRest || !plainSegment.test(segment)) {
      throw new UnusableEntry('"path" holds a pattern other than :name, :name? and a last *.');
    }
  });
}

function readText(entry: Record<string, unknown>, field: 'name' | 'redirect' | 'component'): string | undefined {
  const value = ownField(entry, field);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new UnusableEntry(`"${field}" must be a string, but is ${typeOf(value)}.`);
  if (isPrototypeName(value)) throw new UnusableEntry(`"${field}" is "${value}", a name that objects inherit under.`);
  return value;
}

/** Copies a guard from the wire. A malformed guard makes the entry unusable, because the route would otherwise be public. */
function readWireGuard(guard: unknown): Guard | undefined {
  if (guard === undefined) return undefined;
  const copy = Array.isArray(guard) ? [...guard] : isRecord(guard) ? copyRule(guard) : guard;
  if (decide(copy as Guard, anonymous).reason.kind === 'malformed') {
    throw new UnusableEntry(
      '"guard" must be a list of names or { role, permission, flag, mode } with mode oneOf, allOf or except.',
    );
  }
  return copy as Guard;
}

function copyRule(guard: Record<string, unknown>): Record<string, unknown> {
  refusePrototypeKeys(guard, 'its guard');
  const fields = ['role', 'permission', 'flag', 'mode'] as const;
  const present = fields
    .map((field) => [field, ownField(guard, field)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([field, value]) => [field, Array.isArray(value) ? [...value] : value]));
}

function refusePrototypeKeys(record: Record<string, unknown>, what: string): void {
  const key = prototypeKeyOf(record);
  if (key !== undefined) throw new UnusableEntry(`The key "${key}" in ${what} reaches for a prototype.`);
}
