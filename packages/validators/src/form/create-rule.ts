import type { Issue, IssueParams } from '../messages/issue';
import { createSchema } from './create-schema';
import type { JsonSchema } from './description';
import { refuse } from './run';
import type { Rule } from './schema';

/** Creates a rule of one synchronous test. A failed test does not change the type of the value, so that the other rules run too. */
/* @__NO_SIDE_EFFECTS__ */
export function createRule<Input>(
  code: Issue['code'],
  test: (value: Input) => boolean,
  params: IssueParams,
  json: JsonSchema | (() => JsonSchema),
): Rule<Input, Input> {
  return createSchema<Input>((value, run) => {
    if (!holds(test, value as Input)) refuse(run, code, params);
    return value as Input;
  }, json);
}

/** A rule may run alone, on a value of any type: it refuses a value that it cannot read. */
function holds<Input>(test: (value: Input) => boolean, value: Input): boolean {
  try {
    return test(value);
  } catch {
    return false;
  }
}
