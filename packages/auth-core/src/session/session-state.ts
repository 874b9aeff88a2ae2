import { anonymous, type Subject } from '../guard/subject';

/** The status of a session. `unknown`: there is a token (or virtual roles are on) but no profile yet. `signedOut`: no token. `signingIn`: a login call is running. `signedIn`: token and profile are there. `expired`: the server refused the token, all is reset. @public */
export type SessionStatus = 'unknown' | 'signedOut' | 'signingIn' | 'signedIn' | 'expired';

/** The user in the shell. @public */
export interface SessionUser {
  readonly username: string;
  /** Address of a picture, or empty. */
  readonly avatar: string;
}

/** The public state of a session. It never contains the token. @public */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser;
  readonly access: Subject;
  /** Counts logins and logouts, also in other windows; a response that was requested in another epoch does not count. */
  readonly epoch: number;
  /** Login interception is off: everyone has full access, and the shell shows that. */
  readonly virtual: boolean;
}

/** Returns the state of a session without a user. */
export function emptyState(user: SessionUser, virtual: boolean): SessionState {
  return { status: 'signedOut', user: { ...user }, access: anonymous, epoch: 0, virtual };
}
