import { sentenceRule } from './sentence-rule.mjs';

/** Reports pronouns without a clear antecedent. */
export const vaguePronoun = sentenceRule('Name the user, the caller or the thing.', (sentence) =>
  sentence.search(/\b(who(m)?ever|nobody|none|those of|that of|(one|any|each|none) of (those|them|these))\b/i),
);
