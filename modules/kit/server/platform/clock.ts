/** The clock of a sandbox, which tests can advance. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Advances the clock. */
  pass: (milliseconds: number) => void;
  /** Shows the real time again. */
  reset: () => void;
}

/** Creates a clock that shows the time of another one, the machine's unless given. */
export function createClock(time: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => time() + ahead,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}
