/** Prefetches records. */
export interface Ahead {
  /** The pointer or focus rests on a record; undefined: it left. */
  rest: (by: 'pointer' | 'focus', id: string | number | undefined) => void;
  /** The record is being opened: its prefetch continues. */
  open: () => void;
}

export interface AheadOptions {
  /** Fetches a record; the returned function aborts the request unless it has other subscribers. */
  fetch: (id: string | number) => () => void;
  /** Whether the connection allows speculative requests. */
  isFree: () => boolean;
  /** Delay before the prefetch, in ms. Default 120. */
  restMs?: number;
}

interface Rest {
  id: string | number;
  timer: ReturnType<typeof setTimeout>;
  giveUp?: () => void;
}

/** Creates the prefetcher of one list. Pointer and focus have one record each, so at most two requests run. */
export function createAhead({ fetch, isFree, restMs = 120 }: AheadOptions): Ahead {
  const rests = new Map<'pointer' | 'focus', Rest>();
  return {
    rest: (by, id) => {
      const before = rests.get(by);
      if (before?.id === id) return;
      clearTimeout(before?.timer);
      before?.giveUp?.();
      rests.delete(by);
      if (id === undefined) return;
      const rest: Rest = { id, timer: setTimeout(() => begin(rest), restMs) };
      rests.set(by, rest);
    },
    open: () => {
      for (const rest of rests.values()) rest.giveUp = () => {};
    },
  };

  function begin(rest: Rest): void {
    if (isFree() && ![...rests.values()].some(({ id, giveUp }) => id === rest.id && giveUp))
      rest.giveUp = fetch(rest.id);
  }
}

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Whether the connection is neither slow nor metered, as far as the browser reports. */
export function isFreeLine(
  { saveData, effectiveType = '', type }: Line = Object(Reflect.get(navigator, 'connection')),
) {
  return !saveData && !effectiveType.endsWith('2g') && type !== 'cellular';
}
