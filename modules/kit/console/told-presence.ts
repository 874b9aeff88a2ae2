import type { Present } from '../contract/presence';

/** Who has a record open, as the server's events say it. */
export interface ToldPresence {
  id: number;
  people: readonly Present[];
}

const told = new EventTarget();

/** Passes on what an event said to the pages that show it. */
export function tellPresence(presence: ToldPresence): void {
  told.dispatchEvent(new CustomEvent('presence', { detail: presence }));
}

/** Hears of who has records open, until the signal ends it. */
export function hearPresence(hear: (presence: ToldPresence) => void, signal: AbortSignal): void {
  told.addEventListener('presence', (event) => hear((event as CustomEvent<ToldPresence>).detail), { signal });
}
