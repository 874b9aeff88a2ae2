import { useEffect, useEffectEvent, useState } from 'react';

export interface Countdown {
  /** Whole seconds left, from `seconds` down to 0. */
  left: number;
  state: 'running' | 'stopped' | 'done';
  stop: () => void;
}

/** Counts whole seconds down and then calls `onDone` once; nothing is called after `stop()` or after unmounting. */
export function useCountdown(seconds: number, onDone: () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(seconds <= 0);
  const handleDone = useEffectEvent(onDone);

  useEffect(() => {
    if (stopped) return;
    if (left === 0) {
      handleDone();
      return;
    }
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left, stopped]);

  const state = stopped ? 'stopped' : left === 0 ? 'done' : 'running';
  return { left, state, stop: () => setStopped(true) };
}
