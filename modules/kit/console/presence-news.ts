import type { Present } from '../contract/people';

/** The users who have a record open, from an event of the server. */
export interface RecordPresence {
  id: number;
  people: readonly Present[];
}

/** Passes on who has records open, from the server's events to the pages that show it. */
export interface PresenceNews {
  publish: (presence: RecordPresence) => void;
  /** Subscribes until the signal aborts. */
  follow: (hear: (presence: RecordPresence) => void, signal: AbortSignal) => void;
}

export function createPresenceNews(): PresenceNews {
  const target = new EventTarget();
  return {
    publish: (detail) => void target.dispatchEvent(new CustomEvent('presence', { detail })),
    follow: (hear, signal) =>
      target.addEventListener('presence', (event) => hear((event as CustomEvent<RecordPresence>).detail), { signal }),
  };
}
