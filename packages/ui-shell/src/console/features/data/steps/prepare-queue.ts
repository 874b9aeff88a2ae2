import type { ConsoleParts } from '../../../kernel/console-parts';
import { waitingOf } from './waiting-of';

/** Loads the queue as soon as a page can take steps: offline it could not load, and steps could not be stored. */
export const prepareQueue = (parts: ConsoleParts): void => parts.once(prepare, parts);

function prepare(parts: ConsoleParts): void {
  const load = () =>
    Promise.all([import('./queue/queue-of'), import('./queue/waiting-badge')]).then(
      ([{ queueOf }]) => queueOf(parts),
      (problem: unknown) => {
        waitingOf(parts).state.isReady = true;
        parts.errorLog.report(problem);
      },
    );
  void load();
  window.addEventListener('online', load, { signal: parts.ended });
}
