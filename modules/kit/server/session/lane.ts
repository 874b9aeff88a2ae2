export interface LaneOptions {
  /** How much work runs at the same time. */
  atOnce: number;
  /** How much may wait for its turn. */
  waiting: number;
}

/** Runs work in turns, so that processors stay free for other calls. */
export interface Lane {
  /** Whether further callers should be rejected. */
  isFull(): boolean;
  /** Runs the work in its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates a lane; first come, first served. */
export function createLane({ atOnce, waiting }: LaneOptions): Lane {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    isFull: () => running >= atOnce && queue.length >= waiting,
    async run(work) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
