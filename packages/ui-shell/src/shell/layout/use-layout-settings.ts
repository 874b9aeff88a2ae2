import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ThemeStore } from '../../theme/create-theme-store';
import type { LayoutSettings } from './shell-layout';

/** The settings that the layout reads, and nothing else: a change of theme or of a header tool does not render it. @public */
export function useLayoutSettings(store: ThemeStore): LayoutSettings {
  const { layout, columnStyle, fixedHeader, showTabs, collapse, title, logo } = useSnapshot(store.settings);
  return useMemo(
    () => ({ layout, columnStyle, fixedHeader, showTabs, collapse, title, logo }),
    [layout, columnStyle, fixedHeader, showTabs, collapse, title, logo],
  );
}
