import type { HttpError } from '@waybill/http';
import type { Feedback } from '../../kernel/console-parts';
import { consoleMessages } from '../../kernel/messages';

/** Shows and notes a call that failed: the server's sentence, with the name by which its log knows the call. Returns the message. */
export function showRefused({ toasts, errorLog }: Pick<Feedback, 'toasts' | 'errorLog'>, error: HttpError): number {
  const { requestId, userMessage } = error;
  const detail = requestId && { ...consoleMessages.requestId, values: { id: requestId } };
  errorLog.report(error);
  return toasts.error(userMessage, detail ? { detail } : {});
}
