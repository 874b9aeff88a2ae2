import { type IssueCode, ruleMessages } from './cn';
import { toCatalogue } from './to-catalogue';

/** The Chinese texts of this entry's codes, to be spread into a catalogue of the main entry. @public */
export const cnZh: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'zh');

/** The English texts of this entry's codes. @public */
export const cnEn: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'en');
