import { sentenceRule } from './sentence-rule.mjs';

/** Reports "is told", "was said", "asked for by". */
export const vagueVerb = sentenceRule('Say which call, event or message it is.', (sentence) =>
  sentence.search(
    /\b(is|are|was|were|be|been|being|gets?)\s+(\w+ly\s+|not\s+|never\s+|also\s+)?(told|said|asked)\b|\b(told|asked|said)\s+(by|of|for|to)\b/i,
  ),
);
