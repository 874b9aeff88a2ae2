import { useSnapshot } from 'valtio';
import type { TabsState, TabsStore } from './create-tabs-store';

/** The current tabs of a store; renders in the tick of a change, so that a closed page disappears at once. @public */
export const useTabs = (store: TabsStore): TabsState => useSnapshot(store.state, { sync: true });
