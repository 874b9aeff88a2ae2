import type { Issue, IssueParams } from '../messages/issue';
import { createSchema } from './create-schema';
import type { JsonSchema } from './description';
import { PARTIAL } from './json-schema';
import { refuseType } from './run';
import type { Schema } from './schema';

/** Creates a schema from one predicate, with the code of its issue: `format('waybillNumber', isWaybillNumber)`. `undefined` and `null` give `required`. Without a description, its JSON Schema has `x-partial`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function format<Output = string>(
  code: Issue['code'],
  test: (value: unknown) => boolean,
  json: JsonSchema | (() => JsonSchema) = PARTIAL,
  params: IssueParams = {},
): Schema<Output> {
  return createSchema((value, run) => {
    if (test(value)) return value as Output;
    return refuseType(value, code, run, params);
  }, json);
}
