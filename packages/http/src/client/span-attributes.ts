import type { StepCall } from '../call/call-step';
import { isHttpError } from '../errors/is-http-error';

/** Attributes of a call by OpenTelemetry's conventions for HTTP clients (semantic conventions 1.23 and later, stable). @public */
export interface SpanAttributes {
  'http.request.method': string;
  /** The absolute address without query, fragment and credentials, which may contain secrets. */
  'url.full'?: string;
  'server.address'?: string;
  'server.port'?: number;
  /** Absent without a response. */
  'http.response.status_code'?: number;
  /** The status of a failure, else the name of its class; absent after a success. */
  'error.type'?: string;
  /** The number of resends, by a retry or after a refresh; absent if zero. */
  'http.request.resend_count'?: number;
}

/** Returns the attributes of a finished call for a span or a log: `end` is its reply or its failure. @public */
export function toSpanAttributes(call: StepCall, end: unknown): SpanAttributes {
  const status = Number(Reflect.get(Object(end), 'status') ?? 0);
  const failed = end instanceof Error || isHttpError(end);
  return {
    'http.request.method': call.method,
    ...placeOf(call.address),
    ...(status > 0 && { 'http.response.status_code': status }),
    ...(failed && { 'error.type': status >= 400 ? String(status) : (end as Error).name }),
    ...(call.attempts > 1 && { 'http.request.resend_count': call.attempts - 1 }),
  };
}

function placeOf(address: string) {
  if (address === '') return {};
  const { protocol, hostname, port, origin, pathname } = new URL(address);
  return {
    'url.full': `${origin}${pathname}`,
    'server.address': hostname.replace(/^\[|\]$/g, ''),
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  };
}
