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
 * The message to show for a response: the application's for its code, else the catalogue's, else one for the HTTP status that names it. In Chinese the
 * status text is never shown, nor in a language that has a sentence for all other statuses. A code that nobody knows is named.
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
