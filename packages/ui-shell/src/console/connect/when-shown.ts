import type { Progress } from '../../feedback/create-progress';

/** A progress bar that starts only while the setting wants one. */
export const whenShown = (progress: Progress, isShown: () => boolean): Progress => ({
  ...progress,
  start: () => {
    if (isShown()) progress.start();
  },
});
