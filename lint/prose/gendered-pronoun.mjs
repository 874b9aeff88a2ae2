import { sentenceRule } from './sentence-rule.mjs';

/** Reports pronouns with a gender. */
export const genderedPronoun = sentenceRule('Write "the user" or "they".', (sentence) =>
  sentence.search(/(?<![\w'’])(he|his|him|himself|she|her|hers|herself)(?![\w'’])/i),
);
