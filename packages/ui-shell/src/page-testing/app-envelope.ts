import type { Conventions } from '@waybill/http';
import type { Envelope } from './to-script';

/** The envelope of an API's conventions with the first code of success; no envelope without a data field. */
export function appEnvelope({ data: { field } = {}, success, messages }: Conventions = {}): Envelope {
  if (!field) return (data) => data;
  return (data) => {
    const body: Record<string, unknown> = { [field]: data };
    if (typeof success === 'object' && typeof messages?.code === 'string')
      put(body, messages.code.split('.'), success[0]);
    return body;
  };
}

function put(into: Record<string, unknown>, [name = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) {
    into[name] = value;
    return;
  }
  const next = Object(into[name]) as Record<string, unknown>;
  into[name] = next;
  put(next, below, value);
}
