import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isSafeHref } from './safe-href';

/** Whether a string is a safe link that leaves the application: http, https, mailto, tel, or `//host`. @public */
export function isExternalLink(value: unknown): boolean {
  return isSafeHref(value) && /^(?:\w+:|\/\/)/.test(value as string);
}

/** Accepts what `isExternalLink` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const externalLink = (): Schema<string> =>
  format('externalLink', isExternalLink, { type: 'string', format: 'external-link', maxLength: 8000, ...PARTIAL });

export const examples = (): Examples => [
  { good: ['https://example.com', '//example.com', 'mailto:li@example.com'], bad: ['/orders', 'javascript:alert(1)'] },
];
