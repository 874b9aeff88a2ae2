import type { ConsoleConfig } from '../console/kernel/console-config';
import type { Envelope } from './to-script';

type EnvelopeSettings = Pick<ConsoleConfig['request'], 'dataField' | 'codeField' | 'successCodes'>;

/** The envelope that the settings of an app say; without a field for the data there is none. */
export function appEnvelope({ dataField, codeField, successCodes }: EnvelopeSettings): Envelope {
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
