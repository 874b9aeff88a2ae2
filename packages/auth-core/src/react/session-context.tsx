import { createContext, type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';

/** The session of the tree below a `SessionProvider`. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session itself; it never re-renders. Throws outside a `SessionProvider`. @public */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('No session here: put <SessionProvider session={createSession(...)}> above this component.');
  return session;
}

/** @public */
export interface SessionProviderProps {
  /** Created by `createSession`, outside React; its creator disposes it. */
  session: Session;
  children: ReactNode;
}

/** Provides a session to its children. @public */
export function SessionProvider({ session, children }: SessionProviderProps) {
  // React 18 renders a context only by `Provider`.
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** Returns the state of the session; a component re-renders only for the fields it reads. Throws outside a `SessionProvider`. @public */
export function useSession(): SessionState {
  return useSnapshot(useSessionActions().state);
}
