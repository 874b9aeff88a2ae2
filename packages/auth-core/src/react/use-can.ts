import { useSyncExternalStore } from 'react';
import { can, decide } from '../guard/decide';
import type { Guard } from '../guard/guard';
import type { Verdict } from '../guard/verdict';
import { useSessionActions } from './session-context';

/** Whether the user passes a guard, now and after every change of rights; a component re-renders only when the result changes. @public */
export function useCan(guard: Guard | undefined): boolean {
  const session = useSessionActions();
  const answer = () => can(guard, session.snapshot().access);
  return useSyncExternalStore(session.subscribe, answer, answer);
}

/** Returns the decision of a guard about the user, with the reason, now and after every change of rights. @public */
export function useVerdict(guard: Guard | undefined): Verdict {
  const session = useSessionActions();
  const access = () => session.snapshot().access;
  return decide(guard, useSyncExternalStore(session.subscribe, access, access));
}
