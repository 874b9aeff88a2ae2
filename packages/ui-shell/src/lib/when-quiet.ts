import { whenIdle } from './when-idle';

/** In ms. */
const rest = 3000;

const signs = ['keydown', 'pointerdown'] as const;

/** Calls back once, after 3 s without network, input or work of the browser; the returned function cancels it. */
export function whenQuiet(run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff();
    callOff = whenIdle(() => {
      end();
      run();
    }, rest);
  };
  const traffic = new PerformanceObserver(wait);
  const end = () => {
    traffic.disconnect();
    for (const sign of signs) window.removeEventListener(sign, wait, { capture: true });
    callOff();
  };
  traffic.observe({ type: 'resource' });
  for (const sign of signs) window.addEventListener(sign, wait, { capture: true, passive: true });
  wait();
  return end;
}
