import { callHook } from '../call/call-hook';

type Hook = (busy: boolean) => void;

/** Counts a call that starts (1) or has ended (-1) for the callback that hears of it, and calls it at the first and the last. */
export function countBusy(busy: Map<Hook, number>, hook: Hook, change: 1 | -1): void {
  const before = busy.get(hook) ?? 0;
  const after = before + change;
  if (after === 0) busy.delete(hook);
  else busy.set(hook, after);
  if (before === 0 || after === 0) callHook(hook, after > 0);
}
