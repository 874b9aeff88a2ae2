import { memo, type ReactNode, useMemo } from 'react';
import { type Navigator, UNSAFE_RouteContext as RouteContext, Router, useMatch } from 'react-router-dom';
import type { ShellLocation } from '../../../../nav/shell-router';

export interface TabRouterProps {
  location: ShellLocation;
  /** State that came with the navigation. */
  state: unknown;
  /** React Router's location key: the tab's. */
  tabKey: string;
  /** The one route pattern that our own table matched; react-router would rank its whole table at every match. */
  pattern: string;
  navigator: Navigator;
  children: ReactNode;
}

/** A router of its own for one cached page, so that hidden pages keep their address, parameters and query and do not render when another tab moves. */
export const TabRouter = memo(function TabRouter({
  location,
  state,
  tabKey,
  pattern,
  navigator,
  children,
}: TabRouterProps) {
  return (
    <Router
      location={{
        pathname: location.path,
        search: location.search,
        hash: location.hash,
        key: tabKey,
        state,
      }}
      navigator={navigator}
    >
      <Branch pattern={pattern}>{children}</Branch>
    </Router>
  );
});

// What `useRoutes` does with a single route, without its code: a table to rank, error screens, and half of what the library weighs.
function Branch({ pattern, children }: { pattern: string; children: ReactNode }) {
  const match = useMatch(pattern);
  const context = useMemo(
    () => ({ outlet: null, matches: match ? [{ ...match, route: { path: pattern } }] : [], isDataRoute: false }),
    [match, pattern],
  );
  return match && <RouteContext value={context}>{children}</RouteContext>;
}
