import { useSnapshot } from 'valtio';
import type { TabsState } from './tabs-state';

/** The current tabs of a store; renders in the tick of a change, so that a closed page disappears at once. @public */
export const useTabs = (store: { readonly state: TabsState }): TabsState => useSnapshot(store.state, { sync: true });
