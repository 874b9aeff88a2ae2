/** What a lock tells the task that now runs inside it. @public */
export interface RefreshTurn {
  /**
   * True when another window is known to have replaced this very token a moment ago. Its storage write may not be visible
   * in this window yet, so the task awaits it instead of refreshing again.
   */
  replaced: boolean;
}

/** How long a window may hold a lock, and wait for one. @public */
export interface RefreshLockLimits {
  /** Ends the wait for a turn. */
  signal: AbortSignal;
  /** Milliseconds that a turn may take; a window that has held the lock for longer counts as gone. */
  turnTime: number;
  /** The lock calls it while it waits and still works; without a call for longer than a turn, the window goes without the lock. */
  onAlive?: () => void;
}

/** The port that keeps several windows of one session from refreshing at once; `createRefreshLock` fills it. @public */
export interface RefreshLock {
  /** Fetches what the lock consists of, ahead of the first turn. Default: nothing to fetch. */
  prepare?(): void;
  /** Runs the task while no other window is in its own for the same token. `token` is the expired one. Rejects when the signal aborts, and where the browser refuses the lock. */
  run<T>(token: string, task: (turn: RefreshTurn) => Promise<T>, limits: RefreshLockLimits): Promise<T>;
}
