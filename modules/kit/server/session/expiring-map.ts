/** A map whose entries expire, with at most `limit` entries: the oldest are dropped first. */
export interface ExpiringMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

export interface ExpiringMapOptions {
  /** Milliseconds from `set` to the end. */
  life: number;
  /** Greatest number of entries; 10,000 unless given. */
  limit?: number;
  now: () => number;
}

/** Creates a bounded map with expiry; time is read from `now`, so a test can move it. */
export function createExpiringMap<Value>({ life, limit = 10_000, now }: ExpiringMapOptions): ExpiringMap<Value> {
  const entries = new Map<string, { value: Value; ends: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.ends > now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, ends: now() + life });
      for (const [oldest, entry] of entries) {
        if (entries.size <= limit && entry.ends > now()) break;
        entries.delete(oldest);
      }
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
