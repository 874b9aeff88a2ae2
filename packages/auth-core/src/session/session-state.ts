import { nobody, type Subject } from '../guard/subject';

/**
 * Where a session stands. `unknown`: there is a token (or virtual roles are on) but no profile yet; `signedOut`: no
 * token; `signingIn`: a login call is under way; `signedIn`: token and profile are there; `expired`: the server refused
 * the token, all is reset. @public
 */
export type SessionStatus = 'unknown' | 'signedOut' | 'signingIn' | 'signedIn' | 'expired';

/** The user as the shell shows him. @public */
export interface SessionUser {
  readonly username: string;
  /** Address of a picture, or empty. */
  readonly avatar: string;
}

/** What a session publishes. It never holds the token. @public */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser;
  readonly access: Subject;
  /** Counts logins and logouts, also those of other windows; a response asked for under another epoch does not count. */
  readonly epoch: number;
  /** Login interception is off: everyone has full access, and the shell says so. */
  readonly virtual: boolean;
}

/** The state of a session that nobody has signed in to. */
export function emptyState(user: SessionUser, virtual: boolean): SessionState {
  return { status: 'signedOut', user: { ...user }, access: nobody, epoch: 0, virtual };
}
