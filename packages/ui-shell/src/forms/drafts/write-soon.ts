import { whenIdle } from '../../lib/when-idle';

/** A write that waits for an idle moment, less than a second. */
export interface SoonWrite {
  /** Schedules a write; calls before it runs schedule no second one. */
  ask: () => void;
  /** Runs a scheduled write at once. */
  now: () => void;
  cancel: () => void;
}

/** Delay of a write in ms, and the longest wait for an idle moment after it: under a second together. */
const restMs = 400;

/** Debounces writes. */
export function writeSoon(write: () => void): SoonWrite {
  let callOff: (() => void) | undefined;

  const cancel = () => {
    callOff?.();
    callOff = undefined;
  };
  const run = () => {
    cancel();
    write();
  };
  return {
    ask() {
      callOff ??= whenIdle(run, restMs);
    },
    now() {
      if (callOff) run();
    },
    cancel,
  };
}
