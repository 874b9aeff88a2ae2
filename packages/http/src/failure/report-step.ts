import type { Call } from '../call/call';
import { callHook } from '../call/call-hook';
import { isEcho } from '../call/session-state';
import type { Step, StepContext } from '../call/step';
import type { HttpError } from '../errors/http-error';
import {
  isCancelledError,
  isExpiredError,
  isForbiddenError,
  isHttpError,
  isTokenRefreshError,
  isUnauthorizedError,
} from '../errors/is-http-error';
import { Mistake } from '../errors/mistake';
import type { MessageOptions } from './message-options';
import type { ErrorHook, RefusalHooks } from './report-options';
import { toNetworkError } from './to-network-error';

/** Reports failures to the application's hooks, each cause once, and converts every failure to an `HttpError`; a `MisuseError` passes unreported. */
export function createReportStep({ options, session }: StepContext<MessageOptions & ErrorHook & RefusalHooks>): Step {
  return {
    name: 'report',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        if (error instanceof Mistake) throw error;
        const failure = isHttpError(error) ? error : toNetworkError(call, error, options);
        if (!isCancelledError(failure) && !call.internal) report(call, failure);
        throw failure;
      }
    },
  };

  function report(call: Call, failure: HttpError): void {
    const ends = isUnauthorizedError(failure) || isTokenRefreshError(failure);
    const grouped = !call.request.anonymous && (ends || isExpiredError(failure));
    const before = grouped && isEcho(call, session.reported) ? session.reported : undefined;
    if (before && (before.ended || !ends)) return;
    if (grouped) session.reported = { epoch: call.epoch, order: session.started, ended: ends };
    if (!before && !call.request.silent) callHook(options.onError, failure, failure.userMessage);
    if (call.request.anonymous) return;
    if (ends) callHook(options.onUnauthorized, failure);
    if (isForbiddenError(failure)) callHook(options.onForbidden, failure);
  }
}
