import type { SessionState } from './session-state';

/** The kinds of session changes. @public */
export type SessionEventKind =
  | 'signing-in'
  | 'sign-in-failed'
  | 'signed-in'
  | 'profile-loaded'
  | 'access-changed'
  | 'token-refreshed'
  | 'signed-out'
  | 'expired';

/** One completed change of a session. @public */
export interface SessionEvent {
  readonly kind: SessionEventKind;
  readonly state: SessionState;
  readonly previous: SessionState;
  /** Whether this window or another one caused it. */
  readonly origin: 'here' | 'elsewhere';
}
