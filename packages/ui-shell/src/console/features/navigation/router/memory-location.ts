import type { HistoryEntry, WindowLocation } from '../../../kernel/ports/window-location';
import { parseAddress } from './window-location';

/** An in-memory history for a console without an address in the window; it begins at `start`. */
export function createMemoryLocation(start = '/'): WindowLocation {
  const listeners = new Set<(entry: HistoryEntry) => void>();
  let counter = 0;
  const toEntry = (to: string, state: unknown = undefined): HistoryEntry => ({
    ...parseAddress(to),
    key: `memory-${counter++}`,
    state,
  });
  let entries = [toEntry(start)];
  let place = 0;
  const current = () => entries[place] as HistoryEntry;
  const go = (to: number) => {
    if (to < 0 || to >= entries.length) return;
    place = to;
    for (const listener of [...listeners]) listener(current());
  };
  return {
    get current() {
      return current();
    },
    push(to, state) {
      entries = [...entries.slice(0, place + 1), toEntry(to, state)];
      go(place + 1);
    },
    replace(to, state) {
      entries = entries.map((entry, at) => (at === place ? toEntry(to, state) : entry));
      go(place);
    },
    go: (delta) => go(place + delta),
    // A new window always starts at the beginning.
    href: () => '',
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    addBackStep: () => () => {},
  };
}
