import type { Toast } from '../../../../feedback/create-toasts';
import type { Feedback } from '../../../kernel/console-parts';

/** The newest message on screen whose action takes something back. */
export const lastUndo = ({ toasts }: Pick<Feedback, 'toasts'>): Toast | undefined =>
  toasts.state.list.filter(({ action }) => action?.undoes).at(-1);

/** Takes back what the newest such message reports. */
export function undoLast(parts: Pick<Feedback, 'toasts'>): void {
  const toast = lastUndo(parts);
  if (!toast) return;
  toast.action?.run();
  parts.toasts.dismiss(toast.id);
}
