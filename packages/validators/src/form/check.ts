import { toFinding } from '../messages/finding';
import type { Issue, IssueParams } from '../messages/issue';
import { createSchema } from './create-schema';
import { goOnLater } from './parts-later';
import { answerLater } from './run';
import type { Outcome, Rule } from './schema';

/** @public */
export interface CheckOptions {
  /** The issue's code. Default `'invalid'`, for example `'usernameTaken'` with a message of your own. */
  code?: Issue['code'];
  /** The path of the faulty part. Default the value itself, for example `['arrival']` in a check of two fields. */
  path?: readonly PropertyKey[];
  /** Params for the message. Default `{}`. */
  params?: IssueParams;
}

/** Runs a custom check, which may return a promise; for a check across fields, add it to the `pipe` of an `object`. A check that throws or rejects gives the issue `unchecked` with `params.reason`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function check<Value>(
  test: (value: Value) => boolean | PromiseLike<boolean>,
  options: CheckOptions = {},
): Rule<Value, Value> {
  const { code = 'invalid', path, params } = options;
  return createSchema<Value>(
    (input, run) => {
      const value = input as Value;
      const refusal = () => toFinding(code, params, path);
      const unanswered = (reason: unknown) => toFinding('unchecked', { reason }, path);
      const answer = (...issues: Outcome<Value>['issues']): Outcome<Value> => ({ typed: true, value, issues });
      try {
        const holds = test(value);
        if (typeof holds !== 'boolean') {
          run.shared.goOn = goOnLater;
          return answerLater(
            run,
            Promise.resolve(holds).then(
              (late) => (late ? answer() : answer(refusal())),
              (reason: unknown) => answer(unanswered(reason)),
            ),
          );
        }
        if (!holds) run.issues.push(refusal());
      } catch (reason) {
        run.issues.push(unanswered(reason));
      }
      return value;
    },
    ['check'],
  );
}
