import { useSnapshot } from 'valtio';
import type { TabsState, TabsStore } from './create-tabs-store';

/** The present tabs of a store; renders in the same tick as they change, so that a closed page is gone at once. @public */
export const useTabs = (store: TabsStore): TabsState => useSnapshot(store.state, { sync: true });
