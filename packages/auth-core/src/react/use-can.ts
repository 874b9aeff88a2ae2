import { useSyncExternalStore } from 'react';
import { can } from '../guard/decide';
import type { Guard } from '../guard/guard';
import { useSessionActions } from './session-context';

/** Whether the user passes a guard, now and after every change of rights; a component re-renders only when the result turns. @public */
export function useCan(guard: Guard | undefined): boolean {
  const session = useSessionActions();
  const answer = () => can(guard, session.snapshot().access);
  return useSyncExternalStore(session.subscribe, answer, answer);
}
