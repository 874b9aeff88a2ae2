import { createRule } from '../form/create-rule';
import { within } from '../form/json-schema';
import type { Rule } from '../form/schema';
import type { Issue, IssueParams } from '../messages/issue';
import { isCountBetween } from './is-count-between';

/** Creates a rule for the number of items of a list, both bounds included. */
/* @__NO_SIDE_EFFECTS__ */
export function countRule(
  code: Issue['code'],
  params: IssueParams,
  min: number,
  max: number,
): Rule<readonly unknown[], readonly unknown[]> {
  const json = { type: 'array', ...within('Items', min, max) };
  return createRule<readonly unknown[]>(code, (value) => isCountBetween(value, min, max), params, json);
}
