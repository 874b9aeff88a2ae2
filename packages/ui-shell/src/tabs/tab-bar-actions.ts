import type { CloseAction } from './tab-actions';

/** What the tabs bar asks for; a `TabsStore` is one. @public */
export interface TabBarActions {
  go: (key: string) => void;
  reload: (key: string) => unknown;
  close: (key: string, action?: CloseAction) => unknown;
  /** Moves a tab to a place in the row, counted from 0. */
  move: (key: string, index: number) => void;
  maximise: (maximised: boolean) => void;
}
