/** Sees to it that a draft is in the hands of one form only, over all windows. */
export interface Claims {
  /** Resolves to what lets go again, or to null where somebody else holds it. */
  claim: (id: string) => Promise<(() => void) | null>;
}

/** Claims by the browser's locks, which end with the window that holds them; without them, as on plain http, within the window alone. */
export function createClaims(name: string): Claims {
  const { locks } = navigator;
  const held = new Set<string>();
  return {
    claim: locks
      ? (id) =>
          new Promise((resolve, reject) => {
            const hold = (lock: Lock | null) => {
              if (lock) return new Promise<void>((release) => resolve(release));
              resolve(null);
            };
            locks.request(`${name}.${id}`, { ifAvailable: true }, hold).catch(reject);
          })
      : async (id) => {
          if (held.has(id)) return null;
          held.add(id);
          return () => held.delete(id);
        },
  };
}
