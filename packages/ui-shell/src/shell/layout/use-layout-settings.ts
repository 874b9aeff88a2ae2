import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ThemeStore } from '../../theme/create-theme-store';
import type { LayoutSettings } from './shell-layout';

/** Only the settings of the layout, so that a change of theme or of a header tool does not render it. @public */
export function useLayoutSettings(store: ThemeStore): LayoutSettings {
  const { layout, columnStyle, fixedHeader, showTabs, collapse, title, logo } = useSnapshot(store.settings);
  return useMemo(
    () => ({ layout, columnStyle, fixedHeader, showTabs, collapse, title, logo }),
    [layout, columnStyle, fixedHeader, showTabs, collapse, title, logo],
  );
}
