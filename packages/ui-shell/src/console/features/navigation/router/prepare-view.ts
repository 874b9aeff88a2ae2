import { atMost } from '../../../../lib/at-most';
import type { ConsoleView } from '../../../kernel/ports/console-view';

/** In ms; after that a view is shown with the loaded parts and a skeleton for a missing page. */
const preloadTimeoutMs = 1000;

/**
 * Loads the code of a view in advance, because React delays a first screen that suspends by another 300 ms. Never
 * rejects; the page reports code that fails to load.
 */
export const prepareView =
  (load: (page: string) => Promise<unknown>) =>
  (view: ConsoleView): Promise<unknown> =>
    atMost(preloadTimeoutMs, Promise.allSettled(pagesOf(view).map(load)));

function pagesOf(view: ConsoleView): string[] {
  if (view.kind === 'standalone') return [view.page];
  return view.kind === 'page' ? ['shell', view.match.route.entry.page ?? '404'] : [];
}
