import { formatIssue } from '../messages/format-issue';
import type { PartialMessages } from '../messages/messages';
import type { ArkContext, Check, ValibotDataset, ZodPayload } from './library-types';
import { createRun, LATER } from './run';
import type { Schema } from './schema';

/** @public */
export interface ToCheckOptions {
  /** Messages for the issues, such as `zh`. By default a message is the issue's code. */
  messages?: PartialMessages;
}

/** Converts a rule or schema to one check for another library: `v.pipe(v.string(), toCheck(mobile()))`, `z.string().check(toCheck(mobile()))` and `type('string').narrow(toCheck(mobile()))`. A schema with an asynchronous check throws a `TypeError` there. @public */
/* @__NO_SIDE_EFFECTS__ */
export function toCheck<Value>(schema: Schema<Value, unknown>, { messages }: ToCheckOptions = {}): Check<Value> {
  const ask = (value: unknown) => {
    const run = createRun();
    if (schema['~run'](value, run) === LATER) throw new TypeError('toCheck(): the schema has an asynchronous check.');
    return run.issues.map((finding) => ({
      ...finding,
      message: messages ? formatIssue(finding, messages) : finding.code,
    }));
  };
  function check(input: unknown, context?: ArkContext): boolean {
    if (context) {
      const issues = ask(input);
      for (const { message, path } of issues) context.reject({ message, relativePath: path });
      return issues.length === 0;
    }
    const { value, issues } = input as ZodPayload;
    for (const { code, params, message, path } of ask(value))
      issues.push({ code: 'custom', input: value, message, path, params: { ...params, code }, continue: true });
    return true;
  }
  const action = {
    kind: 'validation',
    type: 'waybill',
    reference: (): Check<Value> => whole,
    expects: null,
    async: false,
    '~run': (dataset: { typed: boolean; value: unknown; issues?: unknown }) => {
      const failures = dataset.typed ? ask(dataset.value) : [];
      if (failures.length === 0) return dataset as ValibotDataset<Value>;
      const issues = failures.map(({ code, params, message, path }) => ({
        kind: 'validation',
        type: code,
        input: dataset.value,
        expected: null,
        received: typeof dataset.value,
        message,
        requirement: params,
        ...(path.length > 0 && {
          path: path.map((key) => ({ type: 'unknown', origin: 'value', input: dataset.value, key, value: undefined })),
        }),
      }));
      return { ...dataset, issues: [...((dataset.issues as unknown[]) ?? []), ...issues] } as ValibotDataset<Value>;
    },
  };
  const whole = Object.assign(check, action) as Check<Value>;
  return whole;
}
