import { TextlintKernelDescriptor } from '@textlint/kernel';
import { clauseSubject } from './clause-subject.mjs';
import { commentsPlugin } from './comments-plugin.mjs';
import { genderedPronoun } from './gendered-pronoun.mjs';
import { longSentence } from './long-sentence.mjs';
import { vaguePronoun } from './vague-pronoun.mjs';
import { vagueVerb } from './vague-verb.mjs';

const rules = {
  'clause-subject': clauseSubject,
  'gendered-pronoun': genderedPronoun,
  'long-sentence': longSentence,
  'vague-pronoun': vaguePronoun,
  'vague-verb': vagueVerb,
};

/** The rules of the style guide for documents and doc comments. */
export const plainEnglish = new TextlintKernelDescriptor({
  rules: Object.entries(rules).map(([ruleId, rule]) => ({ ruleId, rule, options: { severity: 'warning' } })),
  filterRules: [],
  plugins: [{ pluginId: 'comments', plugin: commentsPlugin }],
});
