import type { Wording } from '../messages/to-message';
import { createSchema } from './create-schema';
import type { Schema, StopAt } from './schema';

/** @public */
export interface ConfigureOptions extends Wording {
  /** How far to go on after an issue. Default `'never'`, which reports everything; for example `'field'`, one issue for each. */
  stopAt?: StopAt;
}

/**
 * The same schema for a form library to call: its `~standard` tells issues in words and stops where it is told. Without a language and
 * without messages an issue's `message` is its bare code. @public
 */
/* @__NO_SIDE_EFFECTS__ */
export function configure<Output, Input>(
  schema: Schema<Output, Input>,
  options: ConfigureOptions,
): Schema<Output, Input> {
  return createSchema(schema['~run'], schema['~describe'], options);
}
