import { type Schema, validate } from '@waybill/validators';

/** Reads a stored value, such as the subject of a draft; undefined if it violates its schema. */
export function readStored<Output>(schema: Schema<Output>, value: unknown): Output | undefined {
  const outcome = validate(schema, value);
  return outcome.ok ? outcome.value : undefined;
}
