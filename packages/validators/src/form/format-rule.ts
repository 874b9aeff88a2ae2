import type { RuleMessages } from '../messages/rule-messages';
import type { Describe, JsonSchema } from './description';
import { format } from './format';
import type { Schema } from './schema';
import { type WithCheck, withCheck } from './with-check';

/** Makes a rule without options of one predicate. Its parts are read at its first call, so that they may follow it in their file. */
/* @__NO_SIDE_EFFECTS__ */
export const formatRule = <Output = string>(
  parts: () => readonly [RuleMessages, test: (value: unknown) => boolean, json?: JsonSchema | Describe],
): WithCheck<() => Schema<Output>> =>
  withCheck(() => {
    const [messages, test, json] = parts();
    return format<Output>(messages, test, {}, json);
  });
