import { type RefObject, useCallback, useEffect, useState } from 'react';

/** State of a frame. `late`: it did not load; `silent`: it loaded without a hello; `policy`: the console's policy blocked it. */
export type FrameState = 'coming' | 'slow' | 'there' | 'late' | 'silent' | 'policy';

/** Timeouts in ms: one from the start, one from the load event. @beta */
export interface FrameTimes {
  slow: number;
  late: number;
  silent: number;
}

export const frameTimes: FrameTimes = { slow: 6_000, late: 30_000, silent: 10_000 };

/** Tracks the load of a frame, its hello and policy violations. */
export function useFrameState(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  greets: boolean,
  times: FrameTimes,
) {
  const [state, setState] = useState<FrameState>('coming');
  const [loaded, setLoaded] = useState(false);
  const waiting = state === 'coming' || state === 'slow';

  useEffect(() => {
    if (!waiting) return;
    const refuse = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return;
      if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) setState('policy');
    };
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, [waiting, origin]);

  useEffect(() => {
    if (!waiting) return;
    const timers = loaded
      ? [setTimeout(setState, times.silent, 'silent')]
      : [setTimeout(setState, times.slow, 'slow'), setTimeout(setState, times.late, 'late')];
    return () => timers.forEach(clearTimeout);
  }, [waiting, loaded, times]);

  const handleLoad = useCallback(() => {
    // The load of an empty frame does not count.
    if (!frame.current?.hasAttribute('src')) return;
    setLoaded(true);
    if (!greets) setState((now) => (now === 'policy' ? now : 'there'));
  }, [frame, greets]);
  const handleHello = useCallback(() => setState('there'), []);
  return { state, handleLoad, handleHello };
}
