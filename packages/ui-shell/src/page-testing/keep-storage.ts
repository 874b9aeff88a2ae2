/** Remembers what the storages hold; the returned function puts them back, so that no test is told of another. */
export function keepStorage(): () => void {
  const before = [window.localStorage, window.sessionStorage].map((storage) => ({ storage, entries: { ...storage } }));
  return () => {
    for (const { storage, entries } of before) {
      storage.clear();
      for (const [key, value] of Object.entries(entries)) storage.setItem(key, String(value));
    }
  };
}
