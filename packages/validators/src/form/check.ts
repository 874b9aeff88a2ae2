import { type Finding, toFinding } from '../messages/finding';
import type { Issue, IssueParams } from '../messages/issue';
import type { Texts } from '../messages/rule-messages';
import { unchecked } from '../messages/run-messages';
import { createSchema } from './create-schema';
import type { Outcome, Rule } from './schema';

/** @public */
export interface CheckOptions {
  /** The issue's code. Default `'invalid'`, for example `'usernameTaken'` with a message of your own. */
  code?: Issue['code'];
  /** Which part of the value is at fault. Default the value itself, for example `['arrival']` in a check of two fields. */
  path?: readonly PropertyKey[];
  /** What the message may name. Default `{}`. */
  params?: IssueParams;
  /** What to show, in both languages. Default that of `invalid`, or what the messages have for the code. */
  texts?: Texts;
}

/**
 * Asks a question of your own, which may be answered by a promise; across fields when it stands in the `pipe` of an `object`.
 * A question that throws or rejects gives the issue `unchecked` with `params.reason`, so that a broken line never reads as a wrong value. @public
 */
export function check<Value>(
  test: (value: Value) => boolean | PromiseLike<boolean>,
  options: CheckOptions = {},
): Rule<Value, Value> {
  const { code = 'invalid', path = [], params = {}, texts } = options;
  return createSchema<Value>((input) => {
    const value = input as Value;
    const answer = (...issues: Finding[]): Outcome<Value> => ({ typed: true, value, issues });
    const toOutcome = (holds: boolean) => (holds ? answer() : answer({ code, path, params, texts }));
    const toUnchecked = (reason: unknown) => answer(toFinding(unchecked, { reason }, path));
    try {
      const holds = test(value);
      return typeof holds === 'boolean' ? toOutcome(holds) : Promise.resolve(holds).then(toOutcome).catch(toUnchecked);
    } catch (reason) {
      return toUnchecked(reason);
    }
  });
}
