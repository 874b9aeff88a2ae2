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
  /** The storage of the token. Default: local storage under `token`. */
  tokens?: TokenStore;
  /** The user before a login and after a logout. Default: empty name, empty avatar. */
  defaults?: Partial<SessionUser>;
  /** Field of a response that carries the token. Default `token`. */
  tokenField?: string;
  /** The session uses a cookie that script cannot read: responses carry no token. The token store contains a mark, which is no secret, that a user has signed in. The server renews the cookie. Default false. */
  cookie?: boolean;
  /** Login interception is off: no login is required, everyone is this user with full access. Default off. */
  virtualRoles?: Partial<SessionUser> | false;
  /** The channel between windows, or the name of a BroadcastChannel, if the page has one. Default `waybill-session`; `null` disables it. */
  channel?: SessionChannel | string | null;
  /** Time limit for the server during logout in ms; then this side is reset anyway. Default 3000. */
  signOutWait?: number;
  /** The lock with which windows take turns at a refresh. Default: one `createRefreshLock` per place of `tokens`; `null` = each window for itself. */
  refreshLock?: RefreshLock | null;
  /** Time limit of one try of a refresh, in ms; a window that takes a fifth longer blocks no other. Default 10000. */
  refreshTimeout?: number;
  /** Called with errors that no caller awaits (a listener that threw). Default: no report. */
  onProblem?: (problem: unknown) => void;
}

/** The signed-in user with all actions that change the session. One per console; `dispose` when done. @public */
export interface Session<Credentials = unknown, Social = unknown, Registration = unknown> {
  /** Valtio proxy of the state, for `useSnapshot` and `subscribe`; read only. */
  readonly state: SessionState;
  /** Returns the current state as a frozen value; the same object until something changes. */
  snapshot(): SessionState;
  /** Calls back in the same tick, after every change; returns a function that unsubscribes. */
  subscribe(listener: (event: SessionEvent) => void): () => void;

  /** Returns the current token, or null; with `cookie` a mark without the token. Never part of the state. */
  getToken(): string | null;
  /** Reads the token store again and follows changes of other windows. Called automatically on storage events, messages and when the page is shown. */
  sync(): void;

  /** Calls the gateway and stores the token: status `unknown` until `loadProfile`. Rejects with the gateway's error or a `SessionError`. */
  signIn(credentials: Credentials): Promise<void>;
  /** Signs in again without ending the session, as after a refused token: the same user continues with the new token, and nothing is reset. Resolves to false for another user, with a new session. Rejects as `signIn` does. */
  signInAgain(credentials: Credentials): Promise<boolean>;
  signInSocial(payload: Social): Promise<void>;
  register(payload: Registration): Promise<void>;
  /** Stores a token from another source (a login in a popup, a link). */
  adoptToken(token: string): void;
  /** Loads user and rights: status `signedIn`. Parallel calls share one response. Rejects with the gateway's error or a `SessionError`. */
  loadProfile(): Promise<SessionState>;
  /** Replaces the rights held, for instance after an administrator changed them. */
  setAccess(access: Partial<Subject>): void;
  /** Notifies the server, then always resets this side and the other windows. Never rejects. */
  signOut(): Promise<void>;

  /** Replaces an expired token and stores the new one: one refresh for all callers and windows. Without a response it retries three times, after 0.5, 1.5 and 4.5 s. Rejects with the gateway's error or a `SessionError`; then call `expire`. */
  renew(expired: string | null): Promise<string>;
  /** The server refused the token (401): resets everything, status `expired`. Returns false if the epoch is no longer the current one. */
  expire(epoch?: number): boolean;
  /** Clears user, rights and token: status `signedOut`. */
  reset(): void;
  /** Stops following other windows and drops all listeners. */
  dispose(): void;
}
