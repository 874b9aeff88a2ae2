import { createContext, memo, type ReactNode, use, useMemo } from 'react';
import { type Navigator, Router, renderMatches, useMatch } from 'react-router';
import type { ShellLocation } from '../../../../nav/shell-router';

export interface TabRouterProps {
  location: ShellLocation;
  /** State that came with the navigation. */
  state: unknown;
  /** React Router's location key: the tab's. */
  tabKey: string;
  /** The route pattern that our table matched; react-router would rank its whole table at every match. */
  pattern: string;
  navigator: Navigator;
  children: ReactNode;
}

/** A separate router for each cached page, so that hidden pages keep their address and do not render when another tab navigates. */
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

// The match is memoised, so that a page does not render for its route; its content comes from a context.
function Branch({ pattern, children }: { pattern: string; children: ReactNode }) {
  const match = useMatch(pattern);
  const branch = useMemo(
    () => match && renderMatches([{ ...match, route: { path: pattern, element: <Content /> } }]),
    [match, pattern],
  );
  return <ContentContext value={children}>{branch}</ContentContext>;
}

const ContentContext = createContext<ReactNode>(null);

const Content = () => use(ContentContext);
