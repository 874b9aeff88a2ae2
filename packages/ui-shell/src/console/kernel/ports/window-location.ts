import type { AddBackStep } from '../../../lib/use-back-step';
import type { ShellLocation } from '../../../nav/shell-router';

/** An entry of the window's history as the console sees it; `key` differs for each entry, `index` counts within this window. */
export interface HistoryEntry extends ShellLocation {
  key: string;
  state: unknown;
}

/** The window's address as the console sees it: `/order/orderList?page=2`, wherever in the window's own it stands. */
export interface WindowLocation {
  readonly current: HistoryEntry;
  /** Adds an entry; the listener is told at once. */
  push: (to: string, state?: unknown) => void;
  /** Takes the place of the present entry. */
  replace: (to: string, state?: unknown) => void;
  go: (delta: number) => void;
  href: (to: string) => string;
  listen: (listener: (entry: HistoryEntry) => void) => () => void;
  addBackStep: AddBackStep;
}
