import { formatIssue } from '../messages/format-issue';
import type { PartialMessages } from '../messages/messages';
import type { Schema, StopAt } from './schema';
import { toStandard } from './to-standard';

/** @public */
export interface ConfigureOptions {
  /** Messages for the issues, such as `zh` or `{ ...zh, required: '请填写' }`. By default an issue's `message` is its code. */
  messages?: PartialMessages;
  /** How far to go on after an issue. Default `'never'`, which reports everything; for example `'field'`, one issue for each. */
  stopAt?: StopAt;
}

/** Returns the schema with a configured `~standard` for form libraries: `configure(contact, { messages: zh, stopAt: 'field' })`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function configure<S extends Schema<unknown, unknown>>(schema: S, { messages, stopAt }: ConfigureOptions): S {
  return {
    ...schema,
    '~standard': toStandard(schema, stopAt, messages && ((issue) => formatIssue(issue, messages))),
  };
}
