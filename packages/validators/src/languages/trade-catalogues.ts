import { toCatalogue } from './to-catalogue';
import { type IssueCode, ruleMessages } from './trade';

/** The Chinese texts of this entry's codes, to be spread into a catalogue of the main entry. @public */
export const tradeZh: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'zh');

/** The English texts of this entry's codes. @public */
export const tradeEn: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'en');
