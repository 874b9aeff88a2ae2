import { atMost } from '../../../../lib/at-most';
import type { ConsoleView } from '../../../kernel/ports/console-view';

/** After that, in ms, a view is shown with what has arrived, and grey lines where a page is missing. */
const preloadTimeoutMs = 1000;

/**
 * Fetches the code that a view is drawn with: a first screen that suspends even once is held back by React for 300 ms more. Never rejects; code
 * that does not come is reported by the page that wants it.
 */
export const prepareView =
  (load: (page: string) => Promise<unknown>) =>
  (view: ConsoleView): Promise<unknown> =>
    atMost(preloadTimeoutMs, Promise.allSettled(pagesOf(view).map(load)));

function pagesOf(view: ConsoleView): string[] {
  if (view.kind === 'standalone') return [view.page];
  return view.kind === 'page' ? ['shell', view.match.route.entry.page ?? '404'] : [];
}
