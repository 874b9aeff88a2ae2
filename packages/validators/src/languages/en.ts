import type { IssueCode } from '../messages/issue-code.ts';
import { ruleMessages } from './core.ts';
import { toCatalogue } from './to-catalogue.ts';

/** The English catalogue. Override one message with `{ ...en, required: '...' }`. @public */
export const en: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'en');
