import { createLazyPart, type LazyPart } from '../../lib/create-lazy-part';
import { standalonePages } from '../features/navigation/pages/standalone-pages';
import { useLazyPart } from '../features/runtime/lazy-loading/use-lazy-part';
import type { ConsoleParts } from '../kernel/console-parts';
import type { ConsoleSlots } from '../kernel/console-slots';
import { PartBoundary } from '../kernel/part-boundary';
import type { PageLoader, PageMap } from '../kernel/route-entry';

/** Loads the code that the login page does without. */
export const loadShell = () => import('./connected-shell');

/** The built-in pages and screens, each in its own chunk, with the app's own replacing them. */
export function builtInPages({ login, errorPages }: ConsoleSlots, parts: () => ConsoleParts): PageMap {
  const shipped: Record<string, PageLoader> = Object.fromEntries(
    standalonePages.map(({ path, page }) => [path.slice(1), page]),
  );
  const given = { login: login?.page, '403': errorPages?.forbidden, '404': errorPages?.notFound };
  return {
    shell: async () => {
      const { ConnectedShell, tabsOf } = await loadShell();
      // Before the first render, which shows the page of a tab.
      tabsOf(parts());
      return { default: ConnectedShell };
    },
    ...shipped,
    ...Object.fromEntries(
      Object.entries(given).flatMap(([key, page]) => (page ? [[key, orShipped(key, page, shipped[key] ?? page)]] : [])),
    ),
  };
}

/** An app's own page; if it fails, the shipped one replaces it. */
const orShipped =
  (key: string, load: PageLoader, shipped: PageLoader): PageLoader =>
  async () => {
    const { default: Own } = await load();
    const part = createLazyPart(() => shipped().then((module) => module.default));
    return {
      default: () => (
        <PartBoundary name={`page "${key}" of the app's own`} fallback={<ShippedPage part={part} />}>
          <Own />
        </PartBoundary>
      ),
    };
  };

function ShippedPage({ part }: { part: LazyPart<object> }) {
  const Page = useLazyPart(part, true);
  return Page && <Page />;
}
