import { subscribe } from 'valtio/vanilla';
import type { PageEvent } from '../kernel/console-event';
import type { Navigation } from '../kernel/ports/navigation';

/** Tells of every page that the window comes to show. Returns what ends it. */
export function followNavigation({ state }: Pick<Navigation, 'state'>, tell: (event: PageEvent) => void): () => void {
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
