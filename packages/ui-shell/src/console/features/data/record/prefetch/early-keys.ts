import { toKey } from '../../../../../lib/to-key';
import type { Life } from '../../../../kernel/console-parts';
import { isFreeKey } from './is-free-key';

/** The keys `J` and `K` that were pressed before the page that they are meant for was there. */
export interface EarlyKeys {
  /** A record is being opened: for 10 s keys are kept for its page. `by`: the page that is left, whose keys they are no longer; without one nothing that was pressed before counts. */
  begin: (by?: object) => void;
  /** Whether a page is being left. */
  isLeft: (by: object) => boolean;
  /** A page is there: one that is left beside it is so no longer. */
  arrive: (page: object) => void;
  /** Takes out the first of the kept keys where it is of use; undefined where there is none, or nothing for it yet. */
  take: (isOfUse: (key: string) => boolean) => string | undefined;
}

/** In ms, as long as the code of a page may take on a slow line; what was pressed longer ago is meant for nothing that comes now. */
const keptMs = 10_000;

/** The early keys of a console. */
export const earlyKeysOf = (parts: Life): EarlyKeys => parts.once(create, parts);

const create = ({ ended }: Life) => createEarlyKeys(ended, () => performance.now());

/** Creates the early keys of a console until `ended`; `now` is the clock of `event.timeStamp`, in ms. */
export function createEarlyKeys(ended: AbortSignal, now: () => number): EarlyKeys {
  let keys: { key: string; at: number }[] = [];
  let until = 0;
  let left: object | undefined;
  const forget = () => {
    keys = [];
    until = 0;
  };
  const handleKey = (event: KeyboardEvent) => {
    // That of Enter may be the one that opens.
    if (event.timeStamp > until || event.key === 'Enter') return;
    const key = toKey(event).toLowerCase();
    if (key !== 'j' && key !== 'k') forget();
    else if (isFreeKey(event)) keys.push({ key, at: event.timeStamp });
  };
  // After the document: what a page has used is no longer free.
  window.addEventListener('keydown', handleKey, { signal: ended });
  window.addEventListener('pointerdown', forget, { signal: ended, capture: true });
  return {
    begin: (by) => {
      if (!by) forget();
      until = now() + keptMs;
      left = by;
    },
    isLeft: (by) => left === by && now() < until,
    arrive: (page) => {
      if (left !== page) left = undefined;
    },
    take: (isOfUse) => {
      keys = keys.filter(({ at }) => now() - at < keptMs);
      return keys[0] && isOfUse(keys[0].key) ? keys.shift()?.key : undefined;
    },
  };
}
