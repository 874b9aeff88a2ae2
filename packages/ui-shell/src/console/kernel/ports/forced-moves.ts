import type { HttpError } from '@waybill/http';
import type { ToastText } from '../../../feedback/create-toasts';

/** Port: moves that the user did not ask for, and why. Forms keep their drafts by themselves. */
export interface ForcedMoves {
  /** Shows and notes a call that failed; returns the message. */
  refuse: (error: HttpError) => number;
  /** Runs a forced move; unless that returns false, its reason stands where the user arrives until it is closed or settled. */
  force: (reason: HttpError | ToastText, move: () => boolean) => void;
  /** Removes the reason: somebody has signed in. */
  settle: () => void;
}
