import { authMessages, type Greeting, greeting, SessionError } from '@waybill/auth-core';
import { hourIn } from '../../../../lib/hour-in';
import { defineMessages, type ShellMessage } from '../../../../locales/define-messages';
import { pageLoadMessages } from '../../../../start/messages';
import { PageLoadError } from '../lazy-loading/page-load-error';

const { zh, en } = authMessages;

const pair = <Name extends string>(
  inChinese: Readonly<Record<Name, string>>,
  inEnglish: Readonly<Record<Name, string>>,
) =>
  Object.fromEntries(
    (Object.keys(inChinese) as Name[]).map((name) => [name, { zh: inChinese[name], en: inEnglish[name] }]),
  ) as Record<Name, { zh: string; en: string }>;

/** Messages of the permission core, under ids of this console's catalogue, so that an app can override them like all others. */
export const authErrors = defineMessages('auth', pair(zh.errors, en.errors));
export const authGreetings: Record<Greeting, ShellMessage> = defineMessages(
  'greeting',
  pair(zh.greetings, en.greetings),
);
export const authNotes = defineMessages(
  'auth',
  pair({ virtualRoles: zh.virtualRoles }, { virtualRoles: en.virtualRoles }),
);

/** The greeting for the hour in a time zone, by default the browser's. */
export const greetingNow = (timeZone: string | undefined, now = new Date()): ShellMessage =>
  authGreetings[greeting(hourIn(timeZone, now))];

/** The text of a failure for users: the catalogue's text for session errors, else the error's message. */
export function failureText(error: unknown) {
  if (error instanceof SessionError) {
    return { ...authErrors[error.code], values: { field: error.field ?? '' } };
  }
  if (error instanceof PageLoadError) return pageLoadMessages.failed;
  return error instanceof Error ? error.message : String(error);
}
