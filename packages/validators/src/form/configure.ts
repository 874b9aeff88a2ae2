import { formatIssue } from '../messages/format-issue.ts';
import type { Messages } from '../messages/messages.ts';
import { createSchema } from './create-schema.ts';
import type { Schema, StopAt } from './schema.ts';

export interface ConfigureOptions {
  /** The catalogue that gives each issue its `message`. Default none: the message is then the bare code. Example: `zh`. */
  messages?: Messages;
  /** How far to go on after an issue. Default `'never'`, which reports everything; for example `'field'`, one issue for each. */
  stopAt?: StopAt;
}

/** The same schema for a form library to call: its `~standard` answers with words of a catalogue and stops where it is told. */
export function configure<Output>(schema: Schema<Output>, options: ConfigureOptions): Schema<Output> {
  const { messages, stopAt = 'never' } = options;
  return createSchema(schema['~run'], {
    run: { stopAt, parents: [] },
    ...(messages && { toMessage: (issue) => formatIssue(issue, messages) }),
  });
}
