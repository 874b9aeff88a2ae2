import { type ReactNode, type RefObject, useState } from 'react';
import { useSteady } from '../../lib/use-steady';
import { CachedPage } from './cached-page';
import type { PageFailure } from './page-boundary';
import { noPageActions, type PageActions } from './page-scope';
import { lifeOf, type PageView } from './page-view';
import { type Place, PlaceKeeper } from './place-keeper';

/** @public */
export interface CachedPagesProps<View extends PageView> {
  /** The pages that are to be mounted, in any order: `cachedTabs(list)`. A page leaves the document in the commit in which it is not among them. */
  views: readonly View[];
  /** Key of the page in view. */
  activeKey: string | null;
  /** Draws a page. Keep the function stable: a page renders again only when its location or this function changes. */
  renderPage: (view: View) => ReactNode;
  /** What pages may do to their tab through `useTab`: a `TabsStore`. Default: nothing. */
  actions?: PageActions;
  /** The element around that scrolls; its position is kept per page. Default: none. */
  scroller?: RefObject<HTMLElement | null>;
  /** Where these positions are kept, for whoever reads them too. Default: a map of its own. */
  places?: Map<string, Place>;
  /** Shown while a page's code is loading. Keep the element the same between renders, as `renderPage`. Default: nothing. */
  fallback?: ReactNode;
  /** Told when a page breaks. */
  onPageError?: (failure: PageFailure) => void;
  /** Told before a broken page is built again because somebody asked for it. */
  onPageRetry?: (failure: PageFailure) => void;
}

/** Keeps pages mounted while another one is in view: their state, focus and scroll positions stay, their effects rest. @public */
export function CachedPages<View extends PageView>({
  views,
  activeKey,
  renderPage,
  actions = noPageActions,
  scroller,
  places: given,
  fallback,
  onPageError,
  onPageRetry,
}: CachedPagesProps<View>) {
  const [own] = useState(() => new Map<string, Place>());
  const [order, setOrder] = useState<readonly string[]>([]);
  const mounted = stableOrder(
    order,
    views.map(({ key }) => key),
  );
  if (mounted !== order) setOrder(mounted);
  // A hidden page whose props change is worked on by React, and hidden once more.
  const handleError = useSteady(onPageError);
  const handleRetry = useSteady(onPageRetry);
  const active = views.find(({ key }) => key === activeKey);
  return (
    <PlaceKeeper view={active} mounted={views.map(lifeOf)} scroller={scroller} places={given ?? own}>
      {mounted.map((key) => {
        const view = views.find((each) => each.key === key);
        return view ? (
          <CachedPage
            key={lifeOf(view)}
            view={view}
            active={view === active}
            renderPage={renderPage}
            actions={actions}
            fallback={fallback}
            onPageError={handleError}
            onPageRetry={handleRetry}
          />
        ) : null;
      })}
    </PlaceKeeper>
  );
}

/**
 * The wanted keys in the order in which they first appeared; `present` itself when nothing changed.
 * Pages are never moved in the document, because a moved frame loads again and a moved scroller forgets its position.
 */
function stableOrder(present: readonly string[], wanted: readonly string[]): readonly string[] {
  const open = new Set(wanted);
  const known = new Set(present);
  const next = [...present.filter((key) => open.has(key)), ...wanted.filter((key) => !known.has(key))];
  return next.length === present.length && next.every((key, index) => key === present[index]) ? present : next;
}
