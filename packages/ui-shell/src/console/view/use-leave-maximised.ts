import { useEffect } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import type { TabsStore } from '../../shell/tabs/create-tabs-store';

/** Escape leaves the maximised page, unless it closed something in it. */
export function useLeaveMaximised(tabs: Pick<TabsStore, 'maximise'>, maximised: boolean): void {
  useEffect(() => {
    if (!maximised) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposingKey(event)) tabs.maximise(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [tabs, maximised]);
}
