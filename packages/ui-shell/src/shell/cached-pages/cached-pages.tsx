import { type ReactNode, type RefObject, useState } from 'react';
import { useSteady } from '../../lib/use-steady';
import { CachedPage } from './cached-page';
import type { PageFailure } from './page-boundary';
import { noPageActions, type PageActions } from './page-scope';
import { lifeOf, type PageView } from './page-view';
import { type Place, PlaceKeeper } from './place-keeper';

/** @public */
export interface CachedPagesProps<View extends PageView> {
  /** The pages to mount, in any order: `cachedTabs(list)`. A page that is no longer listed unmounts in the same commit. */
  views: readonly View[];
  /** Key of the page in view. */
  activeKey: string | null;
  /** Renders a page. Keep the function stable: a page renders again only when its location or this function changes. */
  renderPage: (view: View) => ReactNode;
  /** The actions of `useTab`: a `TabsStore`. Default: actions without effect. */
  actions?: PageActions;
  /** The surrounding scroll container; its position is stored per page. Default: `undefined`. */
  scroller?: RefObject<HTMLElement | null>;
  /** The map of these positions, to share it with other code. Default: an internal map. */
  places?: Map<string, Place>;
  /** Shown while a page's code loads. Keep the element stable between renders, like `renderPage`. Default: nothing. */
  fallback?: ReactNode;
  /** Called when a page throws. */
  onPageError?: (failure: PageFailure) => void;
  /** Called before the user's retry mounts a broken page again. */
  onPageRetry?: (failure: PageFailure) => void;
}

/** Keeps pages mounted while another page is shown: state, focus and scroll positions stay, effects are cleaned up. @public */
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
  const [localPlaces] = useState(() => new Map<string, Place>());
  const [order, setOrder] = useState<readonly string[]>([]);
  const mounted = stableOrder(
    order,
    views.map(({ key }) => key),
  );
  if (mounted !== order) setOrder(mounted);
  // Stable handlers, because React renders a hidden page whose props change.
  const handleError = useSteady(onPageError);
  const handleRetry = useSteady(onPageRetry);
  const active = views.find(({ key }) => key === activeKey);
  return (
    <PlaceKeeper view={active} mounted={views.map(lifeOf)} scroller={scroller} places={given ?? localPlaces}>
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
 * The keys in the order of their first appearance; returns `present` itself if nothing changed.
 * Pages are never moved in the document, because a moved frame loads again and a moved scroller forgets its position.
 */
function stableOrder(present: readonly string[], keys: readonly string[]): readonly string[] {
  const open = new Set(keys);
  const mounted = new Set(present);
  const next = [...present.filter((key) => open.has(key)), ...keys.filter((key) => !mounted.has(key))];
  return next.length === present.length && next.every((key, index) => key === present[index]) ? present : next;
}
