import { nextTask } from '../src/cipher/create-time-slicer';

/** Runs repeatedly between all other tasks; `stop` returns the longest time between two runs, in milliseconds. */
export function startTicker() {
  let last = performance.now();
  let longest = 0;
  let isRunning = true;

  function turn(): void {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }

  async function run(): Promise<void> {
    while (isRunning) {
      await nextTask();
      turn();
    }
  }

  run();
  return {
    stop(): number {
      isRunning = false;
      turn();
      return longest;
    },
  };
}
