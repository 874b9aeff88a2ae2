import type { StoragePlace } from './guarded-store';

/** A key of the browser's local or session storage. The area is looked up at every use: merely naming it throws where storage is blocked. */
export function webPlace(kind: 'local' | 'session', key: string): StoragePlace {
  const area = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    label: `${kind} storage "${key}"`,
    get: () => area().getItem(key),
    set: (value) => area().setItem(key, value),
    remove: () => area().removeItem(key),
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        // Without a key the whole area was cleared.
        if ((event.key === key || event.key === null) && isArea(event.storageArea, area)) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

function isArea(seen: Storage | null, area: () => Storage): boolean {
  try {
    return seen === null || seen === area();
  } catch {
    return false;
  }
}
