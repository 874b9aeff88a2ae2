import { nextTask } from '../src/cipher/pace';

/** Takes its turn again and again between all other tasks; `stop` tells the longest time, in milliseconds, between two turns. */
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
