import type { JsonSchema } from '@waybill/validators';
import type { AnySchema } from '../../contract/call';
import { fromForm } from './from-form';
import { toJson } from './open-api';
import type { Payload } from './payload';

/** Reads a JSON body as leniently as a form: trims texts, accepts numbers as text, and ignores `null` and empty choices. */
export function likeForm(schema: AnySchema): (given: Payload) => Payload {
  const form = toJson(schema, 'input');
  const fields = (form.properties ?? {}) as Record<string, JsonSchema>;
  const isText = (name: string) => Object.hasOwn(fields, name) && fields[name]?.type === 'string' && !fields[name].enum;
  return (given) => {
    const filled = Object.entries(given).filter(([name, value]) => value !== null && (value !== '' || isText(name)));
    return fromForm(
      form,
      Object.fromEntries(filled.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])),
    );
  };
}
