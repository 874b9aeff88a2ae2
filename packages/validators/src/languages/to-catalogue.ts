import type { Language, RuleMessages } from '../messages/rule-messages';

export function toCatalogue<Code extends string>(
  messages: readonly RuleMessages[],
  language: Language,
): Readonly<Record<Code, string>> {
  return Object.fromEntries(messages.map((each) => [each.code, each[language]])) as Record<Code, string>;
}
