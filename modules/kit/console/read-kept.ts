import { type Schema, validate } from '@waybill/validators';

/** What was kept somewhere, such as what a draft is about; undefined where it is not what its schema says. */
export function readKept<Output>(schema: Schema<Output>, value: unknown): Output | undefined {
  const outcome = validate(schema, value);
  return outcome.ok ? outcome.value : undefined;
}
