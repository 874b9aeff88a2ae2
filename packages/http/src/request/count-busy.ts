import { callHook } from '../call/call-hook';

type Hook = (busy: boolean) => void;

/** Counts a start (1) or an end (-1) of a call for the callback, and calls it at the first start and the last end. */
export function countBusy(busy: Map<Hook, number>, hook: Hook, change: 1 | -1): void {
  const before = busy.get(hook) ?? 0;
  const after = before + change;
  if (after === 0) busy.delete(hook);
  else busy.set(hook, after);
  if (before === 0 || after === 0) callHook(hook, after > 0);
}
