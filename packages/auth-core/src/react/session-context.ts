import { createContext, useContext } from 'react';
import type { Session } from '../session/session';

/** The session of the tree below a `SessionProvider`. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session itself, to act on it; it never re-renders. Throws outside a `SessionProvider`. @public */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('No session here: put <SessionProvider session={createSession(...)}> above this component.');
  return session;
}
