import { closeAll, closeLeft, closeOthers, closeRight, closeTab } from './close-tabs';
import type { TabList } from './tabs-state';

/** The closing commands of both menus. @public */
export type CloseAction = 'close' | 'closeOthers' | 'closeLeft' | 'closeRight' | 'closeAll';

/** Each closing command as a pure step for one tab. */
export const closeActions = {
  close: closeTab,
  closeOthers,
  closeLeft,
  closeRight,
  closeAll,
} satisfies Record<CloseAction, unknown>;

/** Whether the command would close anything; the menus disable it otherwise. */
export const wouldClose = (list: TabList, action: CloseAction, key: string): boolean =>
  closeActions[action](list, key).list.tabs.length < list.tabs.length;

/** The actions of the tabs bar; a `TabsStore` implements them. @public */
export interface TabBarActions {
  /** Shows a tab and navigates to its location. */
  go: (key: string) => void;
  reload: (key: string) => unknown;
  close: (key: string, action?: CloseAction) => unknown;
  /** Reopens the last closed tab and navigates to its location. */
  reopen: () => void;
  /** Pins or unpins a tab; pinned tabs are in front and survive bulk closing. */
  pin: (key: string, pinned: boolean) => void;
  /** Moves a tab to a place in the row, counted from 0. */
  move: (key: string, index: number) => void;
  maximise: (maximised: boolean) => void;
}
