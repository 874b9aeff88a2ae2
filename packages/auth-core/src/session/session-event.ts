import type { SessionState } from './session-state';

/** What happened to a session. @public */
export type SessionEventKind =
  | 'signing-in'
  | 'sign-in-failed'
  | 'signed-in'
  | 'profile-loaded'
  | 'access-changed'
  | 'token-refreshed'
  | 'signed-out'
  | 'expired';

/** One change of a session, after the fact. @public */
export interface SessionEvent {
  readonly kind: SessionEventKind;
  readonly state: SessionState;
  readonly previous: SessionState;
  /** Whether this window or another one caused it. */
  readonly origin: 'here' | 'elsewhere';
}
