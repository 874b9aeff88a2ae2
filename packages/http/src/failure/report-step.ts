import type { Call } from '../client/call.ts';
import { callHook } from '../client/call-hook.ts';
import type { ClientCore } from '../client/client-core.ts';
import { isEcho } from '../client/session-state.ts';
import type { Step } from '../client/step.ts';
import type { HttpError } from '../errors/http-error.ts';
import {
  isCancelledError,
  isForbiddenError,
  isHttpError,
  isTokenRefreshError,
  isUnauthorizedError,
} from '../errors/is-http-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { noAnswerMessage } from './no-answer-message.ts';

/** Tells the application's hooks of failures, each matter once, and makes sure that every failure is an `HttpError`. */
export function createReportStep({ options, session }: ClientCore): Step {
  return {
    name: 'report',
    async run(call, next) {
      try {
        return await next();
      } catch (error) {
        const failure = isHttpError(error) ? error : toHttpError(call, error);
        if (!isCancelledError(failure) && !call.internal) report(call, failure);
        throw failure;
      }
    },
  };

  function report(call: Call, failure: HttpError): void {
    const { code } = failure;
    const ends = isUnauthorizedError(failure) || isTokenRefreshError(failure);
    const grouped = !call.request.anonymous && (ends || code === 402);
    const before = grouped && isEcho(call, session.reported) ? session.reported : undefined;
    if (before && (before.ended || !ends)) return;
    if (grouped) session.reported = { epoch: call.epoch, order: session.started, ended: ends };
    if (!before && !call.request.silent) callHook(options.onError, failure, failure.userMessage);
    if (call.request.anonymous) return;
    if (ends) callHook(options.onUnauthorized, failure);
    if (isForbiddenError(failure)) callHook(options.onForbidden, failure);
  }

  function toHttpError(call: Call, error: unknown): HttpError {
    const why = error instanceof Error ? error.message : String(error);
    return new NetworkError({ ...call, userMessage: noAnswerMessage(options), cause: error }, why);
  }
}
