/** Pages cached alive at once (product specification, section 9). */
export const CACHED_PAGES = 20;

/** The cached keys after `key` was shown: it becomes the most recently shown one, which is the last. */
export function touch(cached: readonly string[], key: string): readonly string[] {
  return cached.at(-1) === key ? cached : [...cached.filter((other) => other !== key), key];
}

/** Drops the least recently shown keys until `limit` are left; `spared` ones (unsaved work) are passed over, even when that leaves more than `limit`. */
export function evict(cached: readonly string[], limit: number, spared: (key: string) => boolean): readonly string[] {
  let surplus = cached.length - limit;
  if (surplus <= 0) return cached;
  const last = cached.length - 1;
  return cached.filter((key, index) => {
    const goes = surplus > 0 && index < last && !spared(key);
    if (goes) surplus -= 1;
    return !goes;
  });
}
