import { createRule } from '../form/create-rule';
import { within } from '../form/json-schema';
import type { Rule } from '../form/schema';
import type { Issue, IssueParams } from '../messages/issue';
import { isLengthBetween } from './is-length-between';

/** Creates a rule for the length of a string, both bounds included. */
/* @__NO_SIDE_EFFECTS__ */
export function lengthRule(code: Issue['code'], params: IssueParams, min: number, max: number): Rule<string, string> {
  const json = { type: 'string', ...within('Length', min, max) };
  return createRule<string>(code, (value) => isLengthBetween(value, min, max), params, json);
}
