import type { Wording } from '../messages/to-message';
import { createRun, createSchema } from './create-schema';
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
export function configure<Output>(schema: Schema<Output>, options: ConfigureOptions): Schema<Output> {
  return createSchema(schema['~run'], createRun(options.stopAt), options);
}
