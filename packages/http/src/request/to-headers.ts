import type { StepCall } from '../call/call-step';
import { Mistake } from '../errors/mistake';

/** Converts the headers of an attempt for sending. The transport sets the content type of a form with files. Throws a Mistake for an invalid header. */
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
