/** Sees to it that a draft is in the hands of one form only, over all windows: resolves to what lets go again, or to null where somebody else holds it. */
export type Claim = (id: string) => Promise<Release | null>;

export type Release = () => void;

/** Claims by the browser's locks, which end with the window that holds them; without them, as on plain http, within the window alone. */
export function createClaims(name: string): Claim {
  const { locks } = navigator;
  const held = new Set<string>();
  return (id) =>
    new Promise((resolve, reject) => {
      if (locks) {
        const hold = (lock: Lock | null) => (lock ? new Promise<void>(resolve) : resolve(null));
        locks.request(name + id, { ifAvailable: true }, hold).catch(reject);
      } else {
        resolve(held.has(id) ? null : () => held.delete(id));
        held.add(id);
      }
    });
}
