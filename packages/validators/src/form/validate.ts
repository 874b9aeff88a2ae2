import type { Issue } from '../messages/issue';
import { toIssue } from '../messages/to-issue';
import type { Wording } from '../messages/to-message';
import { start } from './run';
import type { Outcome, Schema, StopAt } from './schema';

/** @public */
export type Validation<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** @public */
export interface ValidateOptions extends Wording {
  /** How far to go on after an issue: `'first'` ends at once, `'field'` reports one for each field. Default `'never'`: report all. */
  stopAt?: StopAt;
}

/** Validates a value and returns the result at once. Throws a `TypeError` when the schema asks an asynchronous question. @public */
export function validate<Output>(
  schema: Schema<Output, unknown>,
  value: unknown,
  options?: ValidateOptions,
): Validation<Output> {
  const outcome = start(schema, value, options?.stopAt);
  if (outcome instanceof Promise) {
    outcome.catch(() => undefined);
    throw new TypeError('validate(): the schema has an asynchronous check; call validateAsync() instead.');
  }
  return toValidation(outcome, options);
}

/** Validates a value with a schema that may ask asynchronous questions. Rejects only if one of your own functions outside `check` throws. @public */
export async function validateAsync<Output>(
  schema: Schema<Output, unknown>,
  value: unknown,
  options?: ValidateOptions,
): Promise<Validation<Output>> {
  return toValidation(await start(schema, value, options?.stopAt), options);
}

function toValidation<Output>(outcome: Outcome<Output>, wording?: Wording): Validation<Output> {
  return outcome.issues.length === 0
    ? { ok: true, value: outcome.value as Output }
    : { ok: false, issues: outcome.issues.map((finding) => toIssue(finding, wording)) };
}
