/** Sees to it that a draft is in the hands of one form only, over all windows: resolves to what lets go again, or to null where somebody else holds it. */
export type Claim = (id: string) => Promise<Release | null>;

export type Release = () => void;

/** Claims by the browser's locks, which end with the window that holds them; where it has none (plain http) or refuses them (site data blocked), within the window alone. */
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
  // Without locks the request throws within the promise, which then is refused like one that the browser refuses.
  return (id) => claimEverywhere(id).catch(() => claimHere(id));
}
