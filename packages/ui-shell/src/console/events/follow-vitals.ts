import { whenIdle } from '../../lib/when-idle';
import type { VitalsEvent } from '../kernel/console-event';

/** Tells the Web Vitals of this window, by a library that is loaded when idle. Returns what ends it. */
export function followVitals(tell: (event: VitalsEvent) => void, onProblem: (problem: unknown) => void): () => void {
  let stopped = false;
  const callOff = whenIdle(async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
        listen(({ name, value, rating }) => {
          if (!stopped) tell({ kind: 'vitals', name, value, rating });
        });
      }
    } catch (problem) {
      onProblem(problem);
    }
  });
  return () => {
    stopped = true;
    callOff();
  };
}
