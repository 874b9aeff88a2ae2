import type { StepCall } from '../call/call-step';
import { Mistake } from '../errors/mistake';

/** The headers of an attempt as they go over the wire. A form with files gets its content type from what carries it. Throws a Mistake for a header that is none. */
export function toHeaders({ headers, data }: StepCall['outgoing']): Headers {
  const all = new Headers({ Accept: 'application/json, text/plain, */*' });
  for (const name in headers) {
    try {
      if (headers[name] != null) all.set(name, headers[name]);
    } catch {
      // The platform's error may quote the value, which may be a token.
      throw new Mistake('header', name);
    }
  }
  if (data === undefined || data instanceof FormData) all.delete('Content-Type');
  return all;
}
