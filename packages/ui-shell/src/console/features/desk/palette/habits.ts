/** What one account has run in this browser, the last one at the end. */
export interface Habits {
  /** How often, and how lately, a command was run; 0 is never. */
  use: (id: string) => number;
  note: (id: string) => void;
}

/** As many runs are remembered. */
const most = 60;

/** Reads what an account has run; a storage that refuses, or holds nonsense, costs the order of the list and nothing else. */
export function readHabits(storage: () => Pick<Storage, 'getItem' | 'setItem'>, entry: string): Habits {
  let runs: readonly string[] = [];
  try {
    const kept: unknown = JSON.parse(storage().getItem(entry) ?? '[]');
    if (Array.isArray(kept)) runs = kept.filter((id) => typeof id === 'string').slice(-most);
  } catch {}
  return {
    use: (id) => runs.reduce((sum, run, at) => (run === id ? sum + 4 / (3 + runs.length - at) : sum), 0),
    note: (id) => {
      runs = [...runs, id].slice(-most);
      try {
        storage().setItem(entry, JSON.stringify(runs));
      } catch {}
    },
  };
}
