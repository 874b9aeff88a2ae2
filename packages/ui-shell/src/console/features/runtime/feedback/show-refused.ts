import type { HttpError } from '@waybill/http';
import type { Feedback } from '../../../kernel/console-parts';
import { consoleMessages } from '../../../kernel/messages';

/** Shows and notes a failed call: the server's sentence, after `prefix`, and the id of the request. Returns the message. */
export function showRefused(
  { toasts, errorLog }: Pick<Feedback, 'toasts' | 'errorLog'>,
  error: HttpError,
  prefix = '',
) {
  const { requestId, userMessage } = error;
  const detail = requestId && { ...consoleMessages.requestId, values: { id: requestId } };
  errorLog.report(error);
  return toasts.error(prefix + userMessage, detail ? { detail } : {});
}
