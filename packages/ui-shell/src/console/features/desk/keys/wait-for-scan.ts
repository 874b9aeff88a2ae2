import { longestGap, scanPause } from '../scan/scan-burst';

/** How often a busy page is waited for. */
const mostRounds = 3;

/** As many keys without a pause are no hand's, which rolls two or three. */
const most = 4;

export interface WaitForScanOptions {
  /** Does what a hand has pressed, key by key. */
  press: (event: KeyboardEvent) => void;
  /** Whether it came in the place of a sign: what has Ctrl, Alt or ⌘ beside it no scanner types. */
  isSign: (event: KeyboardEvent) => boolean;
  /** The clock of `event.timeStamp`, in ms. */
  now: () => number;
}

/** Keys that wait until it is clear that no scanner types them. */
export interface WaitingKeys {
  /** Takes a press in. False where it was done, or dropped with a scan; true where it waits. */
  add: (event: KeyboardEvent) => boolean;
  end: () => void;
}

/**
 * Has signs wait for as long as a scanner pauses at most, which nobody notices. More of them without a pause are a scan: none of them is a key, nor is
 * the Enter or Tab that ends them.
 */
export function waitForScan({ press, isSign, now }: WaitForScanOptions): WaitingKeys {
  let waiting: KeyboardEvent[] = [];
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout>;

  const flush = () => {
    clearTimeout(timer);
    for (const event of waiting.splice(0)) press(event);
  };
  const wait = (from: number, rounds = mostRounds) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // On a busy page, keys that were pressed meanwhile may arrive later.
      if (rounds > 0 && now() - from > 2 * scanPause) wait(now(), rounds - 1);
      else flush();
    }, scanPause);
  };
  return {
    add: (event) => {
      // A scanner that has begun may stumble.
      const isQuick = event.timeStamp - last < (count > most ? longestGap : scanPause);
      last = event.timeStamp;
      if (!isQuick) {
        count = 0;
        flush();
      }
      count += 1;
      if (count > most) {
        waiting = [];
        clearTimeout(timer);
        return false;
      }
      if (event.repeat || !isSign(event)) {
        flush();
        press(event);
        return false;
      }
      waiting.push(event);
      wait(last);
      return true;
    },
    end: () => clearTimeout(timer),
  };
}
