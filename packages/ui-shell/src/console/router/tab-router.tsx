import { memo, type ReactNode } from 'react';
import { type Navigator, Router, useRoutes } from 'react-router-dom';
import type { ShellLocation } from '../../nav/shell-router';

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

function Branch({ pattern, children }: { pattern: string; children: ReactNode }) {
  return useRoutes([{ path: pattern, element: children }]);
}
