import { formatRule } from '../form/format-rule';
import { PARTIAL } from '../form/json-schema';
import type { Examples } from '../form/schema';
import { isSafeHref } from './safe-href';

/** Whether a string is a safe link that leaves the application: http, https, mailto, tel, or `//host`. @public */
export function isExternalLink(value: unknown): boolean {
  return isSafeHref(value) && /^(?:\w+:|\/\/)/.test(value as string);
}

/** Accepts what `isExternalLink` does. @public */
export const externalLink = /* @__PURE__ */ formatRule(() => [
  messages,
  isExternalLink,
  { type: 'string', format: 'external-link', maxLength: 8000, ...PARTIAL },
]);

export const messages = { code: 'externalLink', zh: '请输入外部链接', en: 'Enter an external link' } as const;

export const examples = (): Examples => [
  { good: ['https://example.com', '//example.com', 'mailto:li@example.com'], bad: ['/orders', 'javascript:alert(1)'] },
];
