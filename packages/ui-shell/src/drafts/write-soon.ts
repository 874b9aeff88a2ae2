/** A write that can wait a moment for an idle browser, yet not a second. */
export interface SoonWrite {
  /** Wants a write; further wishes until then are the same one. */
  ask: () => void;
  /** Writes at once if a write was wanted. */
  now: () => void;
  cancel: () => void;
}

/** How long a write waits in ms, and then at most for an idle moment: together under a second, however fast is typed. */
const restMs = 400;
const idleMs = 400;

/** Gathers the keys of a moment into one write. */
export function writeSoon(write: () => void): SoonWrite {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;

  const cancel = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
    timer = undefined;
    idle = undefined;
  };
  const run = () => {
    cancel();
    write();
  };
  return {
    ask() {
      timer ??= setTimeout(() => {
        if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: idleMs });
        else run();
      }, restMs);
    },
    now() {
      if (timer !== undefined) run();
    },
    cancel,
  };
}
