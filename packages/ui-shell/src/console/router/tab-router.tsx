import { memo, type ReactNode } from 'react';
import { type Navigator, Router, useRoutes } from 'react-router-dom';
import type { HistoryEntry } from './hash-location';

export interface TabRouterProps {
  location: HistoryEntry;
  /** The one route pattern that our own table matched; react-router would rank its whole table at every match. */
  pattern: string;
  navigator: Navigator;
  children: ReactNode;
}

/** A router of its own for one kept page, so that hidden pages keep their address, parameters and query and do not render when another tab moves. */
export const TabRouter = memo(function TabRouter({ location, pattern, navigator, children }: TabRouterProps) {
  return (
    <Router
      location={{
        pathname: location.path,
        search: location.search,
        hash: location.hash,
        key: location.key,
        state: location.state,
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
