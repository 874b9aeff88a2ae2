/** Pages kept alive at once (product specification, section 9). */
export const KEPT_PAGES = 20;

/** The kept keys after `key` was shown: it becomes the most recently shown one, which is the last. */
export function touch(kept: readonly string[], key: string): readonly string[] {
  return kept.at(-1) === key ? kept : [...kept.filter((other) => other !== key), key];
}

/** Drops the least recently shown keys until `limit` are left; `spared` ones (unsaved work) are passed over, even when that leaves more than `limit`. */
export function evict(kept: readonly string[], limit: number, spared: (key: string) => boolean): readonly string[] {
  let surplus = kept.length - limit;
  if (surplus <= 0) return kept;
  const last = kept.length - 1;
  return kept.filter((key, index) => {
    const goes = surplus > 0 && index < last && !spared(key);
    if (goes) surplus -= 1;
    return !goes;
  });
}
