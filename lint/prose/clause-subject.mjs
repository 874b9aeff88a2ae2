import { sentenceRule } from './sentence-rule.mjs';

const clause =
  /^[\s*_]*(What(ever)?|Who(ever)?|That (which|what)|Those (that|which|who)|(One|Each|All) (that|which|who)|Where (one|none|nothing))\b/;

/** Reports a clause as the subject of a statement: "What failed …"; questions may begin so. */
export const clauseSubject = sentenceRule('Name the subject instead of a clause.', (sentence) =>
  sentence.trimEnd().endsWith('?') ? -1 : sentence.search(clause),
);
