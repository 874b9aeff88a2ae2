import type { ReactNode } from 'react';
import type { Session } from '../session/session';
import { SessionContext } from './session-context';

/** @public */
export interface SessionProviderProps {
  /** Made by `createSession`, outside React; whoever made it disposes it. */
  session: Session;
  children: ReactNode;
}

/** Gives a session to everything below it. @public */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
