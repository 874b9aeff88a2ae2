import type { AnySchema } from '@waybill/contract/call';
import { fromForm, toType } from './from-form';
import { toJson } from './open-api';
import type { Payload } from './payload';

/** Reads a JSON body as leniently as a form: blanks around a text do not count, a number may be a text, `null` says nothing. */
export function likeForm(schema: AnySchema): (given: Payload) => Payload {
  const form = toJson(schema, 'input');
  return (given) => {
    const said = Object.entries(given).filter(([, value]) => value !== null);
    return fromForm(form, Object.fromEntries(said.map(([name, value]) => [name, plain(value)])));
  };
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? toType('integer', item) : item))
    : value;
}
