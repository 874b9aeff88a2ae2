import { useSnapshot } from 'valtio';
import type { SessionState } from '../session/session-state';
import { useSessionActions } from './session-context';

/** The state of the session; a component re-renders only for the fields it reads. Throws outside a `SessionProvider`. @public */
export function useSession(): SessionState {
  return useSnapshot(useSessionActions().state);
}
