/** The information of a lock for the task inside it. @public */
export interface RefreshTurn {
  /** True if another window has replaced this token a moment ago. Its storage write may not be visible in this window yet, so the task waits for it instead of refreshing again. */
  replaced: boolean;
}

/** The time limits for holding a lock and for waiting. @public */
export interface RefreshLockLimits {
  /** Aborts the wait for a turn. */
  signal: AbortSignal;
  /** Time limit of a turn in milliseconds; a window that has held the lock for longer counts as gone. */
  turnTime: number;
  /** The lock calls it while it waits and works; without a call for longer than a turn, the window continues without the lock. */
  onAlive?: () => void;
}

/** The port that keeps several windows of one session from refreshing at once; `createRefreshLock` implements it. @public */
export interface RefreshLock {
  /** Loads the code of the lock ahead of the first turn. Default: no code to load. */
  prepare?(): void;
  /** Runs the task while no other window runs its task for the same token. `token` is the expired one. Rejects when the signal aborts, and if the browser refuses the lock. */
  run<T>(token: string, task: (turn: RefreshTurn) => Promise<T>, limits: RefreshLockLimits): Promise<T>;
}
