import type { Progress } from '../../../../feedback/create-progress';

/** In ms; faster loads show no bar. */
const soonMs = 150;

/** A progress bar that starts only if loading takes longer than 150 ms. */
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
