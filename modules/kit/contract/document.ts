import type { PageCall } from './call';

/** A page for people that lists every call. */
export const callsPageCall = { method: 'GET', url: '/calls', content: 'text/html' } as const satisfies PageCall;

/** The contract of all modules as an OpenAPI 3.1 document. */
export const documentCall = {
  method: 'GET',
  url: '/openapi.json',
  content: 'application/json',
} as const satisfies PageCall;
