import { useMemo } from 'react';
import type { ShellRouter } from '../../nav/shell-router';
import { useConsole } from '../console-context';
import { parseAddress, toAddress } from '../router/hash-location';
import { reloadView } from './reload-view';
import { useShownPage } from './use-shown-page';

/** The router as menus, tabs and breadcrumb need it; going to the present address reloads the page. */
export function useConsoleRouter(): ShellRouter {
  const { history, tabs, progress } = useConsole();
  const { location } = useShownPage();
  return useMemo(
    () => ({
      location,
      href: history.href,
      navigate: (to, { replace = false } = {}) => {
        if (toAddress(parseAddress(to)) === toAddress(history.current)) {
          void reloadView({ tabs, progress });
          return;
        }
        if (replace) history.replace(to);
        else history.push(to);
      },
    }),
    [history, tabs, progress, location],
  );
}
