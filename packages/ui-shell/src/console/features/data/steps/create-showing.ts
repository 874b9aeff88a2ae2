import { idOf, type PendingStep, showSteps } from './pending-steps';

interface Shown {
  readonly steps: readonly PendingStep[];
  readonly shown: object;
}

/** Creates a `showSteps` that returns the same record while the steps over it are the same, so that only changed rows render. */
export function createShowing(): typeof showSteps {
  const cache = new WeakMap<object, Shown>();
  return (steps, of, record) => {
    const id = idOf(record);
    const ofRecord = steps.filter((step) => step.kind === of.kind && step.over.has(id));
    const before = cache.get(record);
    if (before?.steps.length === ofRecord.length && ofRecord.every((step, at) => step === before.steps[at]))
      return before.shown as typeof record;
    const shown = showSteps(ofRecord, of, record);
    cache.set(record, { steps: ofRecord, shown });
    return shown;
  };
}
