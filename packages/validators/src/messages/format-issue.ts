import type { Issue } from '../form/issue.ts';
import type { Messages } from './messages.ts';

/** Makes words of an issue. A code that the catalogue does not know reads as its `invalid`; a param that is missing stays in braces. */
export function formatIssue(issue: Pick<Issue, 'code' | 'params'>, messages: Messages): string {
  const known = Object.hasOwn(messages, issue.code) ? messages[issue.code] : undefined;
  const message = known ?? messages.invalid;
  if (typeof message === 'function') return message(issue.params);
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(issue.params, name) ? toText(issue.params[name], placeholder) : placeholder,
  );
}

function toText(value: unknown, otherwise: string): string {
  try {
    return Array.isArray(value) ? value.map(String).join(', ') : String(value);
  } catch {
    return otherwise;
  }
}
