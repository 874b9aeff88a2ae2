import { toFinding } from '../messages/finding.ts';
import type { RuleMessages } from '../messages/rule-messages.ts';
import { accept, createSchema, refuse } from './create-schema.ts';
import type { Schema } from './schema.ts';

/** Makes a rule that settles whether there is anything to ask about. */
export function createPresence(messages: RuleMessages, absent: (value: unknown) => boolean): Schema<unknown> {
  return createSchema((value) => (absent(value) ? refuse(toFinding(messages)) : accept(value)));
}
