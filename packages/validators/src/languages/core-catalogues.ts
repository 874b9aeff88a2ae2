import type { IssueCode } from '../messages/issue-code';
import { ruleMessages } from './core';
import { toCatalogue } from './to-catalogue';

/** The Chinese catalogue. Override one message with `{ ...zh, required: '...' }`. @public */
export const zh: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'zh');

/** The English catalogue. Override one message with `{ ...en, required: '...' }`. @public */
export const en: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'en');
