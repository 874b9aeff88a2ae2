import { longestGap, scanPause } from '../scan/scan-burst';

/** How often a busy page is waited for. */
const mostRounds = 3;

/** More keys than this without a pause are no human typing, which rolls two or three keys. */
const most = 4;

export interface WaitForScanOptions {
  /** Handles a key that a human pressed. */
  press: (event: KeyboardEvent) => void;
  /** Whether the key is a character without Ctrl, Alt or ⌘, as a scanner types. */
  isSign: (event: KeyboardEvent) => boolean;
  /** The clock of `event.timeStamp`, in ms. */
  now: () => number;
}

/** Keys that wait until a scanner is ruled out. */
export interface WaitingKeys {
  /** Adds a press. Returns true if it waits, false if it was handled or dropped as part of a scan. */
  add: (event: KeyboardEvent) => boolean;
  end: () => void;
}

/**
 * Delays characters imperceptibly by the longest pause of a scanner. More characters without a pause are a scan, whose
 * keys, including its final Enter or Tab, run no command.
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
