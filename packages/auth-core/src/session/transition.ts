import { nobody, type Subject } from '../guard/subject';
import type { SessionEventKind } from './session-event';
import type { SessionState, SessionStatus, SessionUser } from './session-state';

/** A change that a session is asked to make. */
export type SessionChange =
  | { kind: 'signing-in' | 'signed-in' | 'token-refreshed' | 'signed-out' | 'expired' }
  | { kind: 'sign-in-failed'; back: SessionStatus }
  | { kind: 'profile-loaded'; user: SessionUser; access: Subject }
  | { kind: 'access-changed'; access: Subject };

/** Which change leads from which status to which; what is not named here does not happen. A login that fails goes back to where it came from. */
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

/**
 * The state after a change, or undefined where the change is none. A login, a logout and an expiry count the epoch up and leave nothing of whoever
 * was there before.
 */
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
      return { ...state, status, user: defaults, access: nobody, epoch: state.epoch + 1 };
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
  // With virtual roles nobody is ever signed out: the virtual user is merely to be loaded again.
  return state.virtual && (move === 'signedOut' || move === 'expired') ? 'unknown' : move;
}
