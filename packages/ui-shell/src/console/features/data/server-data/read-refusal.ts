import { SessionError } from '@waybill/auth-core';
import { fieldErrorsOf, isHttpError } from '@waybill/http';
import type { Refusal } from '../../../../forms/refusal';
import type { ReadRefusal } from '../../../../forms/refusal-context';
import { translate } from '../../../../locales/translate';
import type { Appearance } from '../../../kernel/console-parts';
import { failureText } from '../../runtime/feedback/auth-messages';

export type RefusalParts = Pick<Appearance, 'i18n'>;

/** Returns why a call or a login was refused: the server's message with its fields; undefined for other failures. */
export function readRefusal(parts: RefusalParts, failure: unknown): Refusal | undefined {
  if (isHttpError(failure)) return { message: failure.userMessage, fields: fieldErrorsOf(failure) };
  if (!(failure instanceof SessionError)) return undefined;
  return { message: translate(parts.i18n, failureText(failure)), fields: {} };
}

/** The refusal reader for the forms of a console. */
export const refusalReader =
  (parts: RefusalParts): ReadRefusal =>
  (thrown) =>
    readRefusal(parts, thrown);
