import { messages } from '../errors/messages';
import { refusalOf } from '../errors/refusal';
import { statusMessages } from '../errors/status-messages';
import { ownField } from '../lib/own-field';
import { languageOf, type MessageOptions } from './message-options';

/** What a failing response says of itself. */
export interface MessageFacts {
  code: number | string;
  /** The HTTP status. */
  status: number;
  /** The server's own words for the status, which are English. */
  statusText?: string | undefined;
}

/**
 * The message to show for a response: the application's for its code, else the catalogue's, else one that names the
 * HTTP status. The status text is not shown in Chinese, nor in a language with a sentence for other statuses. Unknown
 * codes are named.
 */
export function responseMessage(options: MessageOptions, { code, status, statusText }: MessageFacts): string {
  const language = languageOf(options);
  const own = options.messages?.[language];
  const builtIn = messages[language] ?? messages.en;
  const say = (key: number | string) => ownField(own, key) ?? ownField(builtIn, key);
  const known = say(code) ?? (refusalOf(Number(code)) === 'unauthorized' ? say(401) : undefined);
  if (known !== undefined) return String(known);
  const statuses = statusMessages[language] ?? statusMessages.en ?? {};
  const sayOf = (kind: 'refused' | 'broken' | 'unknown') => own?.[kind] ?? statuses[kind];
  if (code !== status) return name(sayOf('unknown'), code);
  const general = sayOf(status >= 500 ? 'broken' : status >= 400 ? 'refused' : 'unknown');
  // The server's own words are English.
  const said = language === 'zh' || own?.refused !== undefined ? '' : statusText?.trim();
  return statuses[status] ?? (said || name(general, code));
}

const name = (sentence = '', code: number | string) => sentence.replace('{code}', String(code).slice(0, 40));
