import { whenIdle } from '../../lib/when-idle';

/** A write that can wait a moment for an idle browser, yet not a second. */
export interface SoonWrite {
  /** Wants a write; further wishes until then are the same one. */
  ask: () => void;
  /** Writes at once if a write was wanted. */
  now: () => void;
  cancel: () => void;
}

/** How long a write waits in ms, and then as long again at most for an idle moment: together under a second, however fast is typed. */
const restMs = 400;

/** Gathers the keys of a moment into one write. */
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
