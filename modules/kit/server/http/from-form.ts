import type { JsonSchema } from '@waybill/validators';
import type { Payload } from './payload';

/** Converts form fields, which are texts, to the types of a schema; leaves other values unchanged, so that the schema rejects them. */
export function fromForm({ properties = {} }: JsonSchema, fields: Payload): Payload {
  const schemas = properties as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(schemas, name) ? toType(schemas[name]?.type, value) : value,
    ]),
  );
}

/** Converts a text to a JSON Schema type; leaves it a text if it does not match. */
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
