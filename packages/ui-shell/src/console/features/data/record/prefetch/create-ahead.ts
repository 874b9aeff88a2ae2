/** What is fetched before it is asked for. */
export interface Ahead {
  /** Somebody rests on a record with the pointer or the focus; undefined: on none any more. */
  rest: (by: 'pointer' | 'focus', id: string | number | undefined) => void;
  /** The record that is rested on is being opened: what was fetched for it stays under way. */
  open: () => void;
}

export interface AheadOptions {
  /** Fetches a record; the returned function gives up what is still under way and waited for by nobody. */
  fetch: (id: string | number) => () => void;
  /** Whether the line may carry what may not be needed. */
  isFree: () => boolean;
  /** How long the pointer or the focus rests before something is fetched, in ms. Default 120. */
  restMs?: number;
}

interface Rest {
  id: string | number;
  timer: ReturnType<typeof setTimeout>;
  giveUp?: () => void;
}

/** Creates it for one list: one record for the pointer and one for the focus, so that at most two are under way. */
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

/** Whether the line is neither slow nor paid for by what it carries, as far as the browser says. */
export function isFreeLine(
  { saveData, effectiveType = '', type }: Line = Object(Reflect.get(navigator, 'connection')),
) {
  return !saveData && !effectiveType.endsWith('2g') && type !== 'cellular';
}
