import english from '../../locales/en.json';
import type { Refusal } from '../errors/refusal';
import { ownField } from '../lib/own-field';
import { catalogueOf, type MessageOptions } from './message-options';

/** The facts of a failing response that select its message. */
export interface MessageFacts {
  code: number | string;
  /** The HTTP status. */
  status: number;
  /** The server's status text, which is English. */
  statusText?: string | undefined;
  refusal?: Refusal | undefined;
}

/** Returns the message for a response: the application's for its code, else the English one, else one that names the HTTP status. The status text is shown only in English. */
export async function responseMessage(
  options: MessageOptions,
  { code, status, statusText, refusal }: MessageFacts,
): Promise<string> {
  const catalogue = catalogueOf(options);
  const rest = await catalogue?.rest?.().catch(() => undefined);
  const say = (key: number | string) => ownField(catalogue, key) ?? ownField(rest, key) ?? ownField(english, key);
  // Without a session rule for it, 402 has its HTTP meaning: payment required.
  const isPayment = code === 402 && !refusal;
  const message =
    ownField(catalogue, code) ??
    (isPayment ? undefined : say(code)) ??
    (refusal === 'unauthorized' ? say(401) : undefined);
  if (message !== undefined) return String(message);
  const isTranslated = catalogue?.refused ?? rest?.refused;
  if (code === status && statusText?.trim() && !isTranslated) return statusText.trim();
  const kind = code !== status || status < 400 ? 'unknown' : status < 500 ? 'refused' : 'broken';
  return String(say(kind)).replace('{code}', String(code).slice(0, 40));
}
