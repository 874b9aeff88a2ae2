import type { RouteMatch } from '@waybill/auth-core';
import { useCallback, useMemo, useRef } from 'react';
import type { ShellLocation, ShellRouter } from '../../nav/shell-router';
import { parseAddress, toAddress } from '../features/navigation/router/window-location';
import { reloadView } from '../features/navigation/tabs/reload-view';
import { useConsole } from '../kernel/console-context';
import type { RouteEntry } from '../kernel/route-entry';
import { useNavigationState } from './use-navigation-state';

/** The router as menus, tabs and breadcrumb need it; going to the present address reloads the page. */
export function useConsoleRouter(location: ShellLocation): ShellRouter {
  const parts = useConsole();
  const { history } = parts;
  const navigate = useCallback<ShellRouter['navigate']>(
    (to, { replace = false } = {}) => {
      if (toAddress(parseAddress(to)) === toAddress(history.current)) {
        void reloadView(parts);
        return;
      }
      if (replace) history.replace(to);
      else history.push(to);
    },
    [parts, history],
  );
  return useMemo(() => ({ location, href: history.href, navigate }), [location, history, navigate]);
}

interface ShownPage {
  location: ShellLocation;
  chain: RouteMatch<RouteEntry>['chain'];
}

const nothing: ShownPage = { location: { path: '/', search: '', hash: '' }, chain: [] };

/** Returns the current page with its ancestors; behind a standalone page the previous one stays. */
export function useShownPage(): ShownPage {
  const { view } = useNavigationState();
  const last = useRef(nothing);
  if (view.kind === 'page' && last.current.location !== view.entry)
    last.current = { location: view.entry, chain: view.match.chain };
  return last.current;
}
