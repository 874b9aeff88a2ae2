import type { JsonSchema } from '@waybill/validators';
import type { Payload } from './payload';

/** Fields of a form, all of them texts, as the types that a schema asks for; what is none of them stays as it is, so that the schema refuses it. */
export function fromForm({ properties = {} }: JsonSchema, fields: Payload): Payload {
  const known = properties as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(known, name) ? toType(known[name]?.type, value) : value,
    ]),
  );
}

/** A text as the type of JSON Schema that is asked for; where it says none of that type it stays a text. */
function toType(type: unknown, text: string): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
      return text.split(',').map((item) => toType('integer', item));
    default:
      return text;
  }
}
