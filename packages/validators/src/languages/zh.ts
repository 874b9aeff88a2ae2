import type { IssueCode } from '../messages/issue-code';
import { ruleMessages } from './core';
import { toCatalogue } from './to-catalogue';

/** The Chinese catalogue. Override one message with `{ ...zh, required: '...' }`. @public */
export const zh: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'zh');
