import type { Issue } from './issue';
import type { PartialMessages } from './messages';

/** Formats an issue as text. A code without a message uses `invalid` of the same messages, else the bare code; a missing param stays in braces. @public */
export function formatIssue({ code, params }: Pick<Issue, 'code' | 'params'>, messages: PartialMessages): string {
  const message = (Object.hasOwn(messages, code) ? messages[code] : messages.invalid) ?? code;
  if (typeof message === 'function') return message(params);
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? toText(params[name], placeholder) : placeholder,
  );
}

function toText(value: unknown, otherwise: string): string {
  try {
    return Array.isArray(value) ? value.map(String).join(', ') : String(value);
  } catch {
    return otherwise;
  }
}
