import { type HttpError, isHttpError } from '@waybill/http';
import type { Toasts } from '../../../../feedback/create-toasts';
import type { ErrorLog } from '../../../../shell/error-log/create-error-log';
import type { ForcedMoves } from '../../../kernel/ports/forced-moves';
import { showRefused } from './show-refused';

/** Explains refused calls and forced navigations; at most one explanation of a navigation is open. */
export function createForcedMoves(feedback: { toasts: Toasts; errorLog: ErrorLog }): ForcedMoves {
  const { toasts } = feedback;
  let refused: { error: HttpError; toast: number } | undefined;
  let standing: number | undefined;

  const refuse = (error: HttpError) => {
    // A call that failed aloud is shown already.
    if (refused?.error !== error) refused = { error, toast: showRefused(feedback, error) };
    return refused.toast;
  };
  const settle = () => {
    if (standing !== undefined) toasts.dismiss(standing);
    standing = undefined;
  };
  return {
    refuse,
    force(reason, move) {
      if (!move()) return;
      settle();
      standing = isHttpError(reason) ? refuse(reason) : toasts.warning(reason);
      toasts.hold(standing);
    },
    settle,
  };
}
