import type { Issue } from '../messages/issue';
import { createSchema } from './create-schema';
import type { JsonSchema } from './description';
import { refuse } from './run';
import type { Schema } from './schema';

/** Makes a rule that decides whether there is anything to ask about. */
/* @__NO_SIDE_EFFECTS__ */
export function createPresence(
  code: Issue['code'],
  absent: (value: unknown) => boolean,
  json: JsonSchema,
): Schema<unknown> {
  return createSchema((value, run) => (absent(value) ? refuse(run, code) : value), json);
}
