import type { HttpError } from '@waybill/http';
import type { ToastText } from '../../../feedback/create-toasts';

/** Port: forced navigations with their reasons. Forms store their drafts themselves. */
export interface ForcedMoves {
  /** Shows and notes a call that failed; returns the message. */
  refuse: (error: HttpError) => number;
  /** Runs a forced navigation; unless it returns false, its reason is shown at the target until closed or settled. */
  force: (reason: HttpError | ToastText, move: () => boolean) => void;
  /** Removes the reason after a sign-in. */
  settle: () => void;
}
