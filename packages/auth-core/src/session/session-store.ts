import { proxy, ref, snapshot } from 'valtio/vanilla';
import { createSubject } from '../guard/holdings';
import type { SessionEvent } from './session-event';
import { emptyState, type SessionState, type SessionStatus, type SessionUser } from './session-state';
import { type SessionChange, transition } from './transition';

/** The state of one session and its listeners. */
export interface SessionStore {
  readonly state: SessionState;
  snapshot(): SessionState;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Applies a change and notifies the listeners in the same tick; returns false if nothing changes. */
  apply(change: SessionChange, origin?: SessionEvent['origin']): boolean;
  clear(): void;
}

/** The initial values of a session store. */
export interface SessionStoreOptions {
  defaults: SessionUser;
  virtual: boolean;
  status: SessionStatus;
  onProblem: (problem: unknown) => void;
}

/** Holds a session's state in a valtio proxy. It does not depend on tokens, servers or windows. */
export function createSessionStore({ defaults, virtual, status, onProblem }: SessionStoreOptions): SessionStore {
  const state: Mutable<SessionState> = proxy({ ...emptyState(defaults, virtual), status });
  const listeners = new Set<(event: SessionEvent) => void>();
  const read = (): SessionState => snapshot(state);

  return {
    state,
    snapshot: read,
    subscribe(listener) {
      // The same listener may subscribe twice; each subscription is separate.
      const subscription = (event: SessionEvent) => listener(event);
      listeners.add(subscription);
      return () => void listeners.delete(subscription);
    },
    apply(change, origin = 'here') {
      const previous = read();
      const next = transition(previous, change, defaults);
      if (!next) return false;
      write(state, previous, next);
      const event: SessionEvent = { kind: change.kind, state: read(), previous, origin };
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (problem) {
          onProblem(problem);
        }
      }
      return true;
    },
    clear: () => listeners.clear(),
  };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Sets the fields that differ, always to fresh objects: valtio wraps the given object. */
function write(state: Mutable<SessionState>, previous: SessionState, next: SessionState): void {
  const { user, access } = next;
  // The subject comes first, since it may throw. A copy by valtio would lose its index.
  if (access !== previous.access) state.access = ref(createSubject(access));
  state.status = next.status;
  state.epoch = next.epoch;
  if (user !== previous.user) state.user = { username: user.username, avatar: user.avatar };
}
