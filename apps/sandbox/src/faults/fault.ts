import { CallFailure } from '../server/call-failure';
import { badField, readChoice, readNumber, readText } from '../server/fields';
import type { Payload } from '../server/payload';

const shapes = ['html', 'empty', 'array', 'half-json', 'wrong-token', 'drop'] as const;
const methods = ['GET', 'POST', 'HEAD', '*'] as const;

/** Something that is to go wrong. */
export interface Fault {
  /** Path of the call; a `*` at the end stands for anything. */
  path: string;
  method: (typeof methods)[number];
  /** How many more calls it meets; null until it is cleared. */
  times: number | null;
  /** Milliseconds the response is held back. With no other field the call is answered as ever after that. */
  delayMs: number;
  /** HTTP status of the response. */
  status?: number;
  /** The body's `code`. */
  code?: number;
  message?: string;
  /** Takes the place of `data`; any JSON. */
  data?: unknown;
  /** A body that is no envelope; `wrong-token` is one without the token, `drop` cuts the connection. */
  shape?: (typeof shapes)[number];
}

/** Reads a fault from what a caller sent; throws `CallFailure` 400 that names the wrong field. */
export function readFault(payload: unknown): Fault {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw new CallFailure(400, 'badRequest');
  }
  const fields = payload as Payload;
  const given = (field: string) => fields[field] !== undefined && fields[field] !== null;
  return {
    path: readText(fields, 'path', { pattern: /^(\/\S*|\*)$/, fallback: '*' }),
    method: readChoice(fields, 'method', methods, '*'),
    times: given('times') ? readNumber(fields, 'times', { min: 1, max: 1e6, integer: true }) : null,
    delayMs: readNumber(fields, 'delayMs', { min: 0, max: 600_000, fallback: 0 }),
    ...(given('status') ? { status: readNumber(fields, 'status', { min: 200, max: 599, integer: true }) } : {}),
    ...(given('code') ? { code: readNumber(fields, 'code', { min: 0, max: 9_999_999, integer: true }) } : {}),
    ...(given('message') ? { message: readMessage(fields.message) } : {}),
    ...(fields.data === undefined ? {} : { data: fields.data }),
    ...(given('shape') ? { shape: readChoice(fields, 'shape', shapes) } : {}),
  };
}

/** True when the fault is meant for a call. */
export function isFaultFor(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}

/** True when the fault only holds the response back. */
export function isDelayOnly(fault: Fault): boolean {
  return [fault.status, fault.code, fault.shape, fault.message, fault.data].every((field) => field === undefined);
}

// What a hostile server might say is said to the letter, NUL included: it never reaches the database.
function readMessage(value: unknown): string {
  if (typeof value !== 'string' || value.length > 10_000) throw badField('message');
  return value;
}
