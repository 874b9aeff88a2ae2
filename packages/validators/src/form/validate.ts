import { formatIssue } from '../messages/format-issue';
import type { Issue } from '../messages/issue';
import type { PartialMessages } from '../messages/messages';
import { start } from './run';
import type { Schema, StopAt } from './schema';

/** @public */
export type Validation<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** @public */
export interface ValidateOptions {
  /** Messages for the issues, such as `zh`: each issue then has a `message`. No default. */
  messages?: PartialMessages;
  /** When to stop after an issue: `'first'` at once, `'field'` after one for each field. Default `'never'`: report all. */
  stopAt?: StopAt;
}

/** Validates a value and returns the result at once. Throws a `TypeError` for a schema with an asynchronous check. @public */
export function validate<Output>(
  schema: Schema<Output, unknown>,
  value: unknown,
  options?: ValidateOptions,
): Validation<Output> {
  const result = validateSoon(schema, value, options);
  if (result instanceof Promise) {
    result.catch(() => undefined);
    throw new TypeError('validate(): the schema has an asynchronous check; call validateAsync() instead.');
  }
  return result;
}

/** Validates a value with a schema that may have asynchronous checks. Rejects only if one of your own functions outside `check` throws. @public */
export async function validateAsync<Output>(
  schema: Schema<Output, unknown>,
  value: unknown,
  options?: ValidateOptions,
): Promise<Validation<Output>> {
  return validateSoon(schema, value, options);
}

function validateSoon<Output>(schema: Schema<Output, unknown>, value: unknown, options: ValidateOptions = {}) {
  const { messages, stopAt } = options;
  return start(schema, value, stopAt, ({ issues, value }): Validation<Output> => {
    if (issues.length === 0) return { ok: true, value: value as Output };
    const toWords = (issue: Issue): Issue => (messages ? { ...issue, message: formatIssue(issue, messages) } : issue);
    return { ok: false, issues: issues.map(toWords) };
  });
}
