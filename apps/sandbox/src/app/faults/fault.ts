import { CallFailure, readQuery } from '@waybill/kit/server';
import { integer, maxLength, number, object, oneOf, optional, pattern, pipe, range, string } from '@waybill/validators';

const shapes = ['html', 'empty', 'array', 'half-json', 'wrong-token', 'drop'] as const;
const methods = ['GET', 'POST', 'HEAD', '*'] as const;

/** Something that is to go wrong. */
export interface Fault {
  /** Path of the call; a `*` at the end matches any rest. */
  path: string;
  method: (typeof methods)[number];
  /** How many more calls it meets; null until it is cleared. */
  times: number | null;
  /** Milliseconds the response is held back. With no other field the call is answered as ever after that. */
  delayMs: number;
  /** HTTP status of the response. */
  status?: number | undefined;
  /** The body's `code`. */
  code?: number | undefined;
  message?: string | undefined;
  /** Takes the place of `data`; any JSON. */
  data?: unknown;
  /** A body without an envelope. `wrong-token` answers a body without the token, `drop` closes the connection. */
  shape?: (typeof shapes)[number] | undefined;
}

const schema = object({
  path: optional(pipe(string(), maxLength(200), pattern(/^(\/\S*|\*)$/))),
  method: optional(oneOf(methods)),
  times: optional(pipe(integer(), range(1, 1e6))),
  delayMs: optional(pipe(number(), range(0, 600_000))),
  status: optional(pipe(integer(), range(200, 599))),
  code: optional(pipe(integer(), range(0, 9_999_999))),
  // A hostile message may contain anything, NUL included; it never reaches the database.
  message: optional(pipe(string(), maxLength(10_000))),
  shape: optional(oneOf(shapes)),
});

/** Parses a fault from a request; throws `CallFailure` 400 that names the wrong field. */
export function readFault(payload: unknown): Fault {
  const isRecord = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  if (!isRecord) throw new CallFailure(400, 'badRequest');
  const given = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined);
  const { path = '*', method = '*', times = null, delayMs = 0, ...rest } = readQuery(schema, Object.fromEntries(given));
  const { data } = payload as { data?: unknown };
  return { path, method, times, delayMs, ...rest, ...(data === undefined ? {} : { data }) };
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
