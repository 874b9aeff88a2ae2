import type { RouteMatch } from '@waybill/auth-core';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { ShellLocation } from '../../nav/shell-router';
import { useConsole } from '../kernel/console-context';
import type { ConsoleView } from '../kernel/ports/console-view';
import type { RouteEntry } from '../kernel/route-entry';

export interface ShownPage {
  location: ShellLocation;
  chain: RouteMatch<RouteEntry>['chain'];
}

const nothing: ShownPage = { location: { path: '/', search: '', hash: '' }, chain: [] };

/** The page in view, with the way down to it; behind a standalone page it is still the one that was in view before. */
export function useShownPage(): ShownPage {
  const { navigation } = useConsole();
  const { view } = useSnapshot(navigation.state) as { view: ConsoleView };
  const last = useRef(nothing);
  if (view.kind === 'page' && last.current.location !== view.entry)
    last.current = { location: view.entry, chain: view.match.chain };
  return last.current;
}
