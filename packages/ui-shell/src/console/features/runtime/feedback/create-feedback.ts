import { createConfirm } from '../../../../feedback/create-confirm';
import { createLoading } from '../../../../feedback/create-loading';
import { createProgress } from '../../../../feedback/create-progress';
import { createToasts } from '../../../../feedback/create-toasts';
import { createErrorLog } from '../../../../shell/error-log/create-error-log';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { ConsoleEvent } from '../../../kernel/console-event';
import type { Feedback } from '../../../kernel/console-parts';
import type { Feature } from '../../../kernel/feature';
import { createForcedMoves } from './create-forced-moves';

export interface FeedbackOptions {
  config: ConsoleConfig;
  /** Whether the progress bar is enabled. */
  showsProgress: () => boolean;
  /** Texts to mask in the error log; null for a missing one. */
  secrets: () => (string | null)[];
  /** Called for every logged error. Default: `undefined`. */
  tell: ((event: ConsoleEvent) => void) | undefined;
}

/** Toasts, confirmations, loading, progress and the error log of a console, which records uncaught errors while mounted. */
export function createFeedback({ config, showsProgress, secrets, tell }: FeedbackOptions): Feature<Feedback> {
  const errorLog = createErrorLog({
    mode: process.env.NODE_ENV === 'production' ? 'production' : 'development',
    captureModes: config.errorLog.modes,
    secrets,
    ...(tell && { onReport: (error) => tell({ kind: 'error', ...error }) }),
  });
  const toasts = createToasts({ duration: config.messageDuration });
  const bar = createProgress(config.progress);
  return {
    parts: {
      toasts,
      confirm: createConfirm(),
      loading: createLoading(),
      progress: { ...bar, start: () => showsProgress() && bar.start() },
      errorLog,
      forced: createForcedMoves({ toasts, errorLog }),
    },
    start: () => errorLog.install(),
  };
}
