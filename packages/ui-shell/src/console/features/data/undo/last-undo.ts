import type { Toast } from '../../../../feedback/create-toasts';
import type { Feedback } from '../../../kernel/console-parts';

/** Returns the newest message on screen with an undo action. */
export const lastUndo = ({ toasts }: Pick<Feedback, 'toasts'>): Toast | undefined =>
  toasts.state.list.filter(({ action }) => action?.undoes).at(-1);

/** Runs the newest undo action. */
export function undoLast(parts: Pick<Feedback, 'toasts'>): void {
  const toast = lastUndo(parts);
  if (!toast) return;
  toast.action?.run();
  parts.toasts.dismiss(toast.id);
}
