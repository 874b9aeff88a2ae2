import { idOf, type PendingStep, showSteps } from './pending-steps';

interface Shown {
  readonly steps: readonly PendingStep[];
  readonly shown: object;
}

/** Creates a `showSteps` that gives the same record again as long as the steps over it are the same: so only a row whose record changes is drawn anew. */
export function createShowing(): typeof showSteps {
  const known = new WeakMap<object, Shown>();
  return (steps, of, record) => {
    const id = idOf(record);
    const own = steps.filter((step) => step.kind === of.kind && step.over.has(id));
    const before = known.get(record);
    if (before?.steps.length === own.length && own.every((step, at) => step === before.steps[at]))
      return before.shown as typeof record;
    const shown = showSteps(own, of, record);
    known.set(record, { steps: own, shown });
    return shown;
  };
}
