import type { Finding } from './finding';
import type { Message } from './messages';
import type { Language } from './rule-messages';
import { invalid } from './run-messages';

/** In whose words issues are told. @public */
export interface Wording {
  /** The language of the texts that the rules bring along, so that only those of the rules in use are bundled. Default none. */
  language?: Language;
  /** Messages by code, before those of the rules: a whole catalogue such as `zh`, or a few of your own. Default none. */
  messages?: Readonly<Record<string, Message>>;
}

export function toMessage(
  { code, params, texts }: Pick<Finding, 'code' | 'params' | 'texts'>,
  { language, messages }: Wording,
): string {
  const own = messages && Object.hasOwn(messages, code) ? messages[code] : language && texts?.[language];
  const message = own ?? messages?.invalid ?? invalid[language ?? 'en'];
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
