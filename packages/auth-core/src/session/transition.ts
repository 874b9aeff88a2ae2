import { anonymous, type Subject } from '../guard/subject';
import type { SessionEventKind } from './session-event';
import type { SessionState, SessionStatus, SessionUser } from './session-state';

/** A requested change of a session. */
export type SessionChange =
  | { kind: 'signing-in' | 'signed-in' | 'token-refreshed' | 'signed-out' | 'expired' }
  | { kind: 'sign-in-failed'; back: SessionStatus }
  | { kind: 'profile-loaded'; user: SessionUser; access: Subject }
  | { kind: 'access-changed'; access: Subject };

/** The allowed changes with their status before and after; all others are ignored. A failed login returns to its previous status. */
export const moves: Readonly<Record<SessionStatus, Partial<Record<SessionEventKind, SessionStatus>>>> = {
  unknown: {
    'signing-in': 'signingIn',
    'signed-in': 'unknown',
    'profile-loaded': 'signedIn',
    'token-refreshed': 'unknown',
    'signed-out': 'signedOut',
    expired: 'expired',
  },
  signedOut: {
    'signing-in': 'signingIn',
    'signed-in': 'unknown',
  },
  signingIn: {
    'signing-in': 'signingIn',
    'sign-in-failed': 'signedOut',
    'signed-in': 'unknown',
    'profile-loaded': 'signingIn',
    'token-refreshed': 'signingIn',
    'signed-out': 'signedOut',
    expired: 'expired',
  },
  signedIn: {
    'signing-in': 'signingIn',
    'signed-in': 'unknown',
    'profile-loaded': 'signedIn',
    'access-changed': 'signedIn',
    'token-refreshed': 'signedIn',
    'signed-out': 'signedOut',
    expired: 'expired',
  },
  expired: {
    'signing-in': 'signingIn',
    'signed-in': 'unknown',
    'signed-out': 'signedOut',
  },
};

/** Returns the state after a change, or undefined if nothing changes. A login, a logout and an expiry increase the epoch and remove all data of the previous user. */
export function transition(
  state: SessionState,
  change: SessionChange,
  defaults: SessionUser,
): SessionState | undefined {
  const move = moves[state.status][change.kind];
  if (move === undefined) return undefined;
  const status = landing(state, move, change);
  switch (change.kind) {
    case 'signed-in':
    case 'signed-out':
    case 'expired':
      return { ...state, status, user: defaults, access: anonymous, epoch: state.epoch + 1 };
    case 'profile-loaded':
      return { ...state, status, user: change.user, access: change.access };
    case 'access-changed':
      return { ...state, status, access: change.access };
    default:
      return { ...state, status };
  }
}

function landing(state: SessionState, move: SessionStatus, change: SessionChange): SessionStatus {
  if (change.kind === 'sign-in-failed') return change.back;
  // With virtual roles a user is never signed out: the virtual user is only loaded again.
  return state.virtual && (move === 'signedOut' || move === 'expired') ? 'unknown' : move;
}
