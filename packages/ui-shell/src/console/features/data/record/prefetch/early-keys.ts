import { toKey } from '../../../../../lib/to-key';
import type { Life } from '../../../../kernel/console-parts';
import { isFreeKey } from './is-free-key';

/** The keys `J` and `K` pressed before their target page has mounted. */
export interface EarlyKeys {
  /** A record is being opened: stores keys for its page for 10 s. `by`: the page being left, which no longer handles them; without it, drops earlier keys. */
  begin: (by?: object) => void;
  isLeft: (by: object) => boolean;
  /** A page has mounted, which ends the leaving of another. */
  arrive: (page: object) => void;
  /** Removes and returns the first stored key if usable; else undefined. */
  take: (isOfUse: (key: string) => boolean) => string | undefined;
}

/** Time to live of a stored key in ms: the load time of a page on a slow connection. */
const keptMs = 10_000;

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
    // Enter may be the key that opens the record.
    if (event.timeStamp > until || event.key === 'Enter') return;
    const key = toKey(event).toLowerCase();
    if (key !== 'j' && key !== 'k') forget();
    else if (isFreeKey(event)) keys.push({ key, at: event.timeStamp });
  };
  // On window, after listeners of the document, so that keys handled by a page are skipped.
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
