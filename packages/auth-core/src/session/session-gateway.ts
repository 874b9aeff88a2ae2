/** The second argument of every gateway call. @public */
export interface GatewayContext {
  /** Aborted as soon as the response can no longer count: logout, another login, a reset. */
  readonly signal: AbortSignal;
  /** The token in force at the time of the call, or null. */
  readonly token: string | null;
  /** The session's epoch at the time of the call. */
  readonly epoch: number;
}

/** Port: the server, as far as a session needs it. `signIn`, `signInSocial`, `register` and `refresh` resolve to the token itself or to an object that carries it under the session's `tokenField`. A rejection passes through to the caller unchanged. @public */
export interface SessionGateway<Credentials = unknown, Social = unknown, Registration = unknown> {
  /** If a login needs another factor, the response is an object whose `secondFactor` names it. The session's call then rejects with a `SessionError` `second-factor-needed` that carries it; pass it to the next `signIn`. */
  signIn?(credentials: Credentials, context: GatewayContext): Promise<unknown>;
  signInSocial?(payload: Social, context: GatewayContext): Promise<unknown>;
  register?(payload: Registration, context: GatewayContext): Promise<unknown>;
  signOut?(context: GatewayContext): Promise<unknown>;
  /** Returns a new token for `context.token`, which has expired. */
  refresh?(context: GatewayContext): Promise<unknown>;
  /** Whether a failed refresh was a final refusal of the server; other failures (no network, timeout, a broken server) are retried. Default: never. */
  isRefusal?(problem: unknown): boolean;
  /** User info: `username`, `avatar`, `roles`, `permissions`, `admin` and `flags` (features that are on) are read, each optional. Without this call the defaults stay. */
  loadProfile?(context: GatewayContext): Promise<unknown>;
}
