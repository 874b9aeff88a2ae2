import type { Subject } from '../guard/subject';
import type { RefreshLock } from './renewal/refresh-lock';
import type { SessionChannel } from './session-channel';
import type { SessionEvent } from './session-event';
import type { SessionGateway } from './session-gateway';
import type { SessionState, SessionUser } from './session-state';
import type { TokenStore } from './token-store';

/** Options of `createSession`. @public */
export interface SessionOptions<Credentials = unknown, Social = unknown, Registration = unknown> {
  gateway: SessionGateway<Credentials, Social, Registration>;
  /** Where the token is kept. Default: local storage under `token`. */
  tokens?: TokenStore;
  /** Shown while nobody is known, and again after logout. Default: empty name, empty avatar. */
  defaults?: Partial<SessionUser>;
  /** Field of a response that carries the token. Default `token`. */
  tokenField?: string;
  /**
   * The session lives in a cookie that script cannot read: responses carry no token, and what is kept in its place is a mark, which is no secret, that
   * somebody has signed in. Renewal is the server's affair. Default false.
   */
  cookie?: boolean;
  /** Login interception is off: no login is asked for, everyone is this user with full access. Default off. */
  virtualRoles?: Partial<SessionUser> | false;
  /** How windows tell each other: a channel, or the name of a BroadcastChannel, used where a window and one exist. Default `waybill-session`; `null` = none. */
  channel?: SessionChannel | string | null;
  /** How long logout waits for the server before it resets this side anyway, in ms. Default 3000. */
  signOutWait?: number;
  /** How windows take turns at a refresh. Default: one `createRefreshLock` per place of `tokens`; `null` = each window for itself. */
  refreshLock?: RefreshLock | null;
  /** How long one try of a refresh may take, in ms; a window that takes a fifth longer holds up no other. Default 10000. */
  refreshTimeout?: number;
  /** Told of what went wrong without anyone waiting for it (a listener that threw). Default: silence. */
  onProblem?: (problem: unknown) => void;
}

/** Who is signed in, and everything that changes it. One per console; `dispose` when done. @public */
export interface Session<Credentials = unknown, Social = unknown, Registration = unknown> {
  /** Valtio proxy of the state, for `useSnapshot` and `subscribe`; read only. */
  readonly state: SessionState;
  /** The present state as a frozen value; the same object until something changes. */
  snapshot(): SessionState;
  /** Calls back in the same tick, after every change; returns the function that stops it. */
  subscribe(listener: (event: SessionEvent) => void): () => void;

  /** The token in force, or null; with `cookie` a mark that is none. Never part of the state. */
  getToken(): string | null;
  /** Reads the token store again and follows what another window did. Called by itself on storage events, messages and when the page is shown. */
  sync(): void;

  /** Asks the gateway and stores the token: status `unknown` until `loadProfile`. Rejects with the gateway's error or a `SessionError`. */
  signIn(credentials: Credentials): Promise<void>;
  /**
   * Signs in again without ending the session, as after a refused token: the same person continues under the new one,
   * and nothing is reset. Resolves to false for somebody else, with a new session. Rejects as `signIn` does.
   */
  signInAgain(credentials: Credentials): Promise<boolean>;
  signInSocial(payload: Social): Promise<void>;
  register(payload: Registration): Promise<void>;
  /** Stores a token that was got by other means (a login in a popup, a link). */
  adoptToken(token: string): void;
  /** Loads user and rights: status `signedIn`. Parallel calls share one response. Rejects with the gateway's error or a `SessionError`. */
  loadProfile(): Promise<SessionState>;
  /** Replaces the rights held, for instance after an administrator changed them. */
  setAccess(access: Partial<Subject>): void;
  /** Tells the server, then always resets this side and the other windows. Never rejects. */
  signOut(): Promise<void>;

  /**
   * Replaces an expired token and stores the new one: one refresh for all callers and windows. Without a response it
   * tries three times more, after 0.5, 1.5 and 4.5 s. Rejects with the gateway's error or a `SessionError`; then call
   * `expire`.
   */
  renew(expired: string | null): Promise<string>;
  /** The server refused the token (401): resets everything, status `expired`. Returns false when the epoch is no longer the present one. */
  expire(epoch?: number): boolean;
  /** Forgets user, rights and token: status `signedOut`. */
  reset(): void;
  /** Stops following other windows and drops all listeners. */
  dispose(): void;
}
