/** Locks a draft for one form across all windows. Resolves to its release function, or to null if the draft is locked. */
export type Claim = (id: string) => Promise<Release | null>;

export type Release = () => void;

/** Claims with Web Locks, which end with their window. Without them (plain http, blocked site data) a claim covers this window only. */
export function createClaims(name: string): Claim {
  const { locks } = navigator;
  const held = new Set<string>();
  const claimHere = (id: string): Release | null => {
    if (held.has(id)) return null;
    held.add(id);
    return () => held.delete(id);
  };
  const claimEverywhere = (id: string) =>
    new Promise<Release | null>((resolve, reject) => {
      locks
        .request(name + id, { ifAvailable: true }, (lock) => (lock ? new Promise<void>(resolve) : resolve(null)))
        .catch(reject);
    });
  // Without Web Locks the call throws inside the async function, so that it rejects as a denied lock does.
  return (id) => claimEverywhere(id).catch(() => claimHere(id));
}
