import { toFinding } from '../messages/finding';
import type { IssueParams } from '../messages/issue';
import { messages as required } from '../messages/required-messages';
import type { RuleMessages } from '../messages/rule-messages';
import { accept, createSchema, refuse } from './create-schema';
import type { Schema } from './schema';

/**
 * Makes a schema of one predicate, with its code and its texts: `format({ code: 'waybill', zh: '…', en: '…' }, isWaybill)`.
 * Nothing at all (`undefined`, `null`) is answered with `required`. The predicate must not throw. @public
 */
export function format<Output = string>(
  messages: RuleMessages,
  test: (value: unknown) => boolean,
  params: IssueParams = {},
): Schema<Output> {
  return createSchema((value) => {
    if (test(value)) return accept(value as Output);
    const missing = value === undefined || value === null;
    return refuse(missing ? toFinding(required) : toFinding(messages, params));
  });
}
