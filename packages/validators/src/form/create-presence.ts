import { toFinding } from '../messages/finding';
import type { RuleMessages } from '../messages/rule-messages';
import { accept, createSchema, refuse } from './create-schema';
import type { Schema } from './schema';

/** Makes a rule that decides whether there is anything to ask about. */
export function createPresence(messages: RuleMessages, absent: (value: unknown) => boolean): Schema<unknown> {
  return createSchema((value) => (absent(value) ? refuse(toFinding(messages)) : accept(value)));
}
