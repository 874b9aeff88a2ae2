import { sentenceRule } from './sentence-rule.mjs';

/** Reports sentences of more than 30 words. */
export const longSentence = sentenceRule('Split this sentence: it has more than 30 words.', (sentence) =>
  (sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).length > 30 ? 0 : -1,
);
