import type { RuleMessages } from '../messages/rule-messages';
import type { Describe, JsonSchema } from './description';
import { format } from './format';
import type { Schema } from './schema';
import { type WithCheck, withCheck } from './with-check';

/** Makes a rule of one predicate. Its parts are read when it is called, so that they may follow it in their file and depend on its options. */
/* @__NO_SIDE_EFFECTS__ */
export const formatRule = <Output = string, Options extends readonly unknown[] = []>(
  parts: (...options: Options) => readonly [RuleMessages, (value: unknown) => boolean, (JsonSchema | Describe)?],
): WithCheck<(...options: Options) => Schema<Output>> =>
  withCheck((...options) => {
    const [messages, test, json] = parts(...options);
    return format<Output>(messages, test, {}, json);
  });
