import type { IssueParams } from '../messages/issue';
import type { RuleMessages } from '../messages/rule-messages';
import { createSchema } from './create-schema';
import type { Describe, JsonSchema } from './description';
import { PARTIAL } from './json-schema';
import { refuseType } from './run';
import type { Schema } from './schema';

/**
 * Makes a schema of one predicate, with its code and its texts: `format({ code: 'waybill', zh: '…', en: '…' }, isWaybill)`. `undefined` and `null`
 * give `required`. Without a description JSON Schema says `x-partial`. @public
 */
/* @__NO_SIDE_EFFECTS__ */
export function format<Output = string>(
  messages: RuleMessages,
  test: (value: unknown) => boolean,
  params: IssueParams = {},
  json: JsonSchema | Describe = PARTIAL,
): Schema<Output> {
  return createSchema((value, run) => {
    if (test(value)) return value as Output;
    return refuseType(value, messages, run, params);
  }, json);
}
