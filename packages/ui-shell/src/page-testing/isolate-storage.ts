/** Saves both storages and returns a function that restores them, so that tests stay independent. */
export function keepStorage(): () => void {
  const before = [window.localStorage, window.sessionStorage].map((storage) => ({ storage, entries: { ...storage } }));
  return () => {
    for (const { storage, entries } of before) {
      storage.clear();
      for (const [key, value] of Object.entries(entries)) storage.setItem(key, String(value));
    }
  };
}
