import { SessionError } from '@waybill/auth-core';
import { type HttpError, isHttpError, isResponseError } from '@waybill/http';
import type { Refusal } from '../../../../forms/refusal';
import type { ReadRefusal } from '../../../../forms/refusal-context';
import { translate } from '../../../../locales/translate';
import type { Appearance, Feedback, Server } from '../../../kernel/console-parts';
import { failureText } from '../../runtime/feedback/auth-messages';
import { readFieldErrors, toSentences } from './refusal';

export type RefusalParts = Pick<Appearance & Feedback & Server, 'i18n' | 'errorLog' | 'fieldErrors'>;

/** Why a call or a login was not taken: what the server says, at the fields that it names; undefined of any other failure. */
export function readRefusal(parts: RefusalParts, failure: unknown): Refusal | undefined {
  if (isHttpError(failure)) return { message: failure.userMessage, fields: fieldsOf(parts, failure) };
  if (!(failure instanceof SessionError)) return undefined;
  return { message: translate(parts.i18n, failureText(failure)), fields: {} };
}

/** For the forms of a console. */
export const refusalReader =
  (parts: RefusalParts): ReadRefusal =>
  (thrown) =>
    readRefusal(parts, thrown);

function fieldsOf({ fieldErrors, errorLog }: RefusalParts, refused: HttpError): Record<string, string> {
  if (!fieldErrors) return { ...issuesOf(refused), ...readFieldErrors(refused.body) };
  try {
    return toSentences(fieldErrors(refused));
  } catch (problem) {
    errorLog.report(problem);
    return {};
  }
}

/** What problem details say of single fields, the first sentence of each. */
function issuesOf(refused: HttpError): Record<string, string> {
  const issues = isResponseError(refused) ? refused.issues : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]).reverse());
}
