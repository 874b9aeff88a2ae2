import type { ConsoleEvent } from '../kernel/console-event';
import type { Navigation } from '../kernel/ports/navigation';
import { followNavigation } from './follow-navigation';
import { followVitals } from './follow-vitals';

/** Tells of the pages and the Web Vitals of this window. Returns what ends it. */
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
