import type { Issue } from './issue.ts';
import type { Outcome, Pending, Run, Schema } from './schema.ts';
import type { StandardIssue, StandardResult } from './standard-schema.ts';

const REPORT_ALL: Run = { stopAt: 'never', parents: [] };

export function createSchema<Output>(
  run: (value: unknown, run: Run) => Pending<Output>,
  settings: { run?: Run; toMessage?: (issue: Issue) => string } = {},
): Schema<Output> {
  const { run: how = REPORT_ALL, toMessage = (issue) => issue.code } = settings;
  const toStandard = (outcome: Outcome<Output>): StandardResult<Output> =>
    outcome.issues.length === 0
      ? { value: outcome.value as Output }
      : { issues: outcome.issues.map((issue): StandardIssue => ({ ...issue, message: toMessage(issue) })) };
  return {
    '~run': run,
    '~standard': {
      version: 1,
      vendor: 'waybill',
      validate(value) {
        const pending = run(value, how);
        return pending instanceof Promise ? pending.then(toStandard) : toStandard(pending);
      },
    },
  };
}

export function accept<Output>(value: Output): Outcome<Output> {
  return { typed: true, value, issues: [] };
}

export function refuse(...issues: Issue[]): Outcome<never> {
  return { typed: false, value: undefined, issues };
}
