import type { LockMark } from './lock-mark';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Minimum interval between shared input times, in ms. */
const tellEveryMs = 5000;

/**
 * Calls `onAbsent` after `limit()` ms without input in any window of the session; 0 disables it. Sleep of the computer
 * counts as absence. Returns a function that checks again, as after a change of the limit.
 */
export function watchAbsence(
  mark: Pick<LockMark, 'lastInput' | 'write'>,
  limit: () => number,
  onAbsent: () => void,
  ended: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  let lastWrite = 0;

  const check = () => {
    clearTimeout(timer);
    const most = limit();
    if (most === 0) return;
    const now = Date.now();
    const elsewhere = mark.lastInput();
    // A clock that was set back leaves times in the future.
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
    if (limit() === 0 || now - lastWrite < tellEveryMs) return;
    lastWrite = now;
    mark.write(now);
  };
  const options = { capture: true, passive: true, signal: ended };
  for (const input of inputs) window.addEventListener(input, note, options);
  document.addEventListener('visibilitychange', check, options);
  ended.addEventListener('abort', () => clearTimeout(timer));
  check();
  return check;
}
