import type { ApiHttpOptions } from '../console/kernel/api/api';
import type { Envelope } from './to-script';

type EnvelopeOptions = Pick<ApiHttpOptions, 'dataField' | 'codeField' | 'successCodes'>;

/** The envelope of an API; without a field for the data there is none. */
export function appEnvelope({
  dataField = 'data',
  codeField = 'code',
  successCodes = [200],
}: EnvelopeOptions): Envelope {
  if (dataField === '') return (data) => data;
  return (data) => {
    const body = {};
    if (codeField !== '') put(body, codeField.split('.'), successCodes[0]);
    put(body, dataField.split('.'), data);
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
