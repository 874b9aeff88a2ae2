import type { ConsoleEvent } from '../../../kernel/console-event';

/** Passes events to the app's listener. A throwing listener is reported once, and events caused by the listener are dropped. */
export function createEventPort(
  listener: (event: ConsoleEvent) => void,
  onProblem: (problem: unknown) => void,
): (event: ConsoleEvent) => void {
  let isTelling = false;
  let hasThrown = false;
  return (event) => {
    if (isTelling) return;
    isTelling = true;
    try {
      listener(event);
    } catch (problem) {
      if (!hasThrown) onProblem(problem);
      hasThrown = true;
    } finally {
      isTelling = false;
    }
  };
}
