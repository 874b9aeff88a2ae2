import type { Finding } from '../messages/finding';
import { start } from './run';
import type { Outcome, Schema, StopAt } from './schema';
import type { StandardProps, StandardResult } from './standard-schema';

/** Creates the `~standard` of a schema; without messages an issue's message is its code. */
export function toStandard<Output, Input>(
  schema: Schema<Output, Input>,
  stopAt?: StopAt,
  toWords: (finding: Finding) => string = (finding) => finding.code,
): StandardProps<Input, Output> {
  const toResult = ({ issues, value }: Pick<Outcome<Output>, 'value' | 'issues'>): StandardResult<Output> =>
    issues.length === 0
      ? { value: value as Output }
      : { issues: issues.map((finding) => ({ ...finding, message: toWords(finding) })) };
  return { version: 1, vendor: 'waybill', validate: (value) => start(schema, value, stopAt, toResult) };
}
