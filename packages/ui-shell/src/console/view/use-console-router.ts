import { useMemo } from 'react';
import type { ShellRouter } from '../../nav/shell-router';
import { reloadView } from '../connect/reload-view';
import { useConsole } from '../kernel/console-context';
import { parseAddress, toAddress } from '../router/window-location';
import { useShownPage } from './use-shown-page';

/** The router as menus, tabs and breadcrumb need it; going to the present address reloads the page. */
export function useConsoleRouter(): ShellRouter {
  const parts = useConsole();
  const { location } = useShownPage();
  return useMemo(() => {
    const { history } = parts;
    return {
      location,
      href: history.href,
      navigate: (to, { replace = false } = {}) => {
        if (toAddress(parseAddress(to)) === toAddress(history.current)) {
          void reloadView(parts);
          return;
        }
        if (replace) history.replace(to);
        else history.push(to);
      },
    };
  }, [parts, location]);
}
