import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How a frame fares. `late`: it did not load; `silent`: it loaded and said no hello; `policy`: the console's own policy refused it. */
export type FrameState = 'coming' | 'slow' | 'there' | 'late' | 'silent' | 'policy';

/** In ms from the start, and from the load on. @beta */
export interface FrameTimes {
  slow: number;
  late: number;
  silent: number;
}

export const frameTimes: FrameTimes = { slow: 6_000, late: 30_000, silent: 10_000 };

/** Follows a frame: its load, its hello, and what browsers say of a policy that refuses it. */
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
    // Before its address is set a frame has loaded nothing.
    if (!frame.current?.hasAttribute('src')) return;
    setLoaded(true);
    if (!greets) setState((now) => (now === 'policy' ? now : 'there'));
  }, [frame, greets]);
  const handleHello = useCallback(() => setState('there'), []);
  return { state, handleLoad, handleHello };
}
