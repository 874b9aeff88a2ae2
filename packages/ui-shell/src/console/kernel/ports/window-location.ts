import type { AddBackStep } from '../../../lib/use-back-step';
import type { ShellLocation } from '../../../nav/shell-router';

/** An entry of the window's history as the console sees it; `key` differs for each entry, `index` counts within this window. */
export interface HistoryEntry extends ShellLocation {
  key: string;
  state: unknown;
}

/** The console's address, such as `/order/orderList?page=2`, independent of its position in the window's address. */
export interface WindowLocation {
  readonly current: HistoryEntry;
  /** Adds an entry and calls the listener synchronously. */
  push: (to: string, state?: unknown) => void;
  /** Replaces the current entry. */
  replace: (to: string, state?: unknown) => void;
  go: (delta: number) => void;
  href: (to: string) => string;
  listen: (listener: (entry: HistoryEntry) => void) => () => void;
  addBackStep: AddBackStep;
}
