import type { IssueCode } from '../messages/issue-code.ts';
import { ruleMessages } from './core.ts';
import { toCatalogue } from './to-catalogue.ts';

/** The Chinese catalogue. Override one message with `{ ...zh, required: '...' }`. @public */
export const zh: Readonly<Record<IssueCode, string>> = /* @__PURE__ */ toCatalogue(ruleMessages, 'zh');
