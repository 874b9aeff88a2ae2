import { subscribe } from 'valtio/vanilla';
import { whenIdle } from '../../../../lib/when-idle';
import type { ConsoleEvent } from '../../../kernel/console-event';
import type { Navigation } from '../../../kernel/ports/navigation';

/** Reports the pages and Web Vitals of this window. Returns a function that stops it. */
export function followWindow(
  navigation: Pick<Navigation, 'state'>,
  tell: (event: ConsoleEvent) => void,
  report: (problem: unknown) => void,
): () => void {
  const stops = [followNavigation(navigation, tell), followVitals(tell, report)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reports every shown page. */
function followNavigation({ state }: Pick<Navigation, 'state'>, tell: (event: ConsoleEvent) => void): () => void {
  let last = '';
  const look = () => {
    const { view } = state;
    if (view.kind !== 'page' && view.kind !== 'standalone') return;
    const { path } = view.entry;
    const route = view.kind === 'page' ? view.match.route.path : path;
    if (last === path) return;
    last = path;
    tell({ kind: 'navigation', route, path });
  };
  look();
  return subscribe(state, look, true);
}

/** Reports the Web Vitals with a library that loads when idle. */
function followVitals(tell: (event: ConsoleEvent) => void, onProblem: (problem: unknown) => void): () => void {
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
