import { isOpen, type PendingStep, type StepOverRecord } from '../pending-steps';

/** Restores a stored step: the steps before it may have been answered, or dropped, since. */
export function restoreStep(steps: readonly PendingStep[], step: PendingStep): readonly PendingStep[] {
  const before = steps.filter((each) => each.kind === step.kind && isOpen(each));
  const over = [...step.over].map(([id, state]): [string, StepOverRecord] => [
    id,
    before.some((each) => each.over.has(id)) ? state : { ...state, follows: false },
  ]);
  return [...steps, { ...step, over: new Map(over) }];
}
