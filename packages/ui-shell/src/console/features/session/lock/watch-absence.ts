import type { LockMark } from './lock-mark';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** How often the other windows are told that somebody is here, in ms. */
const tellEveryMs = 5000;

/**
 * Calls `onAbsent` once nobody has typed, pointed or scrolled for `limit()` ms, in no window of the session; with a limit of 0 never. A computer that
 * slept counts as one that nobody used. Returns what looks again, as after another limit.
 */
export function watchAbsence(
  mark: Pick<LockMark, 'lastInput' | 'write'>,
  limit: () => number,
  onAbsent: () => void,
  ended: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  let told = 0;

  const check = () => {
    clearTimeout(timer);
    const most = limit();
    if (most === 0) return;
    const now = Date.now();
    const elsewhere = mark.lastInput();
    // A clock that was set back leaves times that are yet to come.
    last = Math.min(last, now);
    const rest = Math.max(last, elsewhere > now ? 0 : elsewhere) + most - now;
    if (rest > 0) timer = setTimeout(check, rest);
    else onAbsent();
  };
  const note = () => {
    const now = Date.now();
    const most = limit();
    if (most > 0 && now - last >= most) check();
    last = now;
    // It may be locked by now.
    if (limit() === 0 || now - told < tellEveryMs) return;
    told = now;
    mark.write(now);
  };
  const options = { capture: true, passive: true, signal: ended };
  for (const input of inputs) window.addEventListener(input, note, options);
  document.addEventListener('visibilitychange', check, options);
  ended.addEventListener('abort', () => clearTimeout(timer));
  check();
  return check;
}
