import { useSyncExternalStore } from 'react';
import { decide } from '../guard/decide';
import type { Guard } from '../guard/guard';
import type { Verdict } from '../guard/verdict';
import { useSessionActions } from './session-context';

/** What a guard says to the user, with the reason, now and after every change of rights. @public */
export function useVerdict(guard: Guard | undefined): Verdict {
  const session = useSessionActions();
  const access = () => session.snapshot().access;
  return decide(guard, useSyncExternalStore(session.subscribe, access, access));
}
