import type { Outgoing } from '../call/call';

/** The headers of an attempt as they go over the wire. A form with files gets its content type from what carries it. */
export function toHeaders({ headers, data }: Outgoing): Headers {
  const all = new Headers({ Accept: 'application/json, text/plain, */*' });
  for (const name in headers) if (headers[name] != null) all.set(name, headers[name]);
  if (data === undefined || data instanceof FormData) all.delete('Content-Type');
  return all;
}
