import type { ConsoleEvent } from '../../../kernel/console-event';

/** Hands events to the app's listener. One that throws is reported once, and what it does never leads to further events. */
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
