import type { Progress } from '../../../../feedback/create-progress';

/** What comes within so many ms is not announced by a bar. */
const soonMs = 150;

/** A progress bar for what may be there at once: it starts only if the end has not come within 150 ms. */
export function lateProgress({
  start,
  finish,
}: Pick<Progress, 'start' | 'finish'>): Pick<Progress, 'start' | 'finish'> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      waiting ??= setTimeout(start, soonMs);
    },
    finish: () => {
      clearTimeout(waiting);
      waiting = undefined;
      finish();
    },
  };
}
