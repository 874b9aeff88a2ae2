import type { Finding } from '../messages/finding';
import { toIssue } from '../messages/to-issue';
import type { Wording } from '../messages/to-message';
import type { Outcome, Pending, Run, Schema, StopAt } from './schema';
import type { StandardResult } from './standard-schema';

export function createSchema<Output>(
  run: (value: unknown, run: Run) => Pending<Output>,
  how = createRun(),
  wording?: Wording,
): Schema<Output> {
  const toStandard = (outcome: Outcome<Output>): StandardResult<Output> =>
    outcome.issues.length === 0
      ? { value: outcome.value as Output }
      : { issues: outcome.issues.map((finding) => ({ message: finding.code, ...toIssue(finding, wording) })) };
  return {
    '~run': run,
    '~standard': {
      version: 1,
      vendor: 'waybill',
      validate: (value) => after(run(value, how), toStandard),
    },
  };
}

export function createRun(stopAt: StopAt = 'never'): Run {
  return { stopAt, parents: [] };
}

export function accept<Output>(value: Output): Outcome<Output> {
  return { typed: true, value, issues: [] };
}

export function refuse(issue: Finding): Outcome<never> {
  return { typed: false, value: undefined, issues: [issue] };
}

/** Goes on with what is there, at once if it is no promise. */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
