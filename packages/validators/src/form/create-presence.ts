import type { Issue } from '../messages/issue';
import { createSchema } from './create-schema';
import type { JsonSchema } from './description';
import { refuse } from './run';
import type { Schema } from './schema';

/** Creates a rule that decides whether a value is present. */
/* @__NO_SIDE_EFFECTS__ */
export function createPresence(
  code: Issue['code'],
  absent: (value: unknown) => boolean,
  json: JsonSchema,
): Schema<unknown> {
  return createSchema((value, run) => (absent(value) ? refuse(run, code) : value), json);
}
