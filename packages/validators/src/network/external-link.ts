import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { withCheck } from '../form/with-check';
import { isSafeHref } from './safe-href';

/** Whether a string is a safe link that leaves the application: http, https, mailto, tel, or `//host`. @public */
export function isExternalLink(value: unknown): boolean {
  return isSafeHref(value) && /^(?:\w+:|\/\/)/.test(value as string);
}

/** Accepts what `isExternalLink` does. @public */
export const externalLink = /* @__PURE__ */ withCheck(
  (): Schema<string> =>
    format(messages, isExternalLink, {}, { type: 'string', format: 'external-link', maxLength: 8000, ...PARTIAL }),
);

export const messages = { code: 'externalLink', zh: '请输入外部链接', en: 'Enter an external link' } as const;

export const examples = (): Examples => [
  { good: ['https://example.com', '//example.com', 'mailto:li@example.com'], bad: ['/orders', 'javascript:alert(1)'] },
];
