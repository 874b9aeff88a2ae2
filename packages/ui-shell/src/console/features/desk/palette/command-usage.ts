/** The commands that an account ran in this browser. */
export interface CommandUsage {
  /** Score of a command by frequency and recency of its runs; 0 is never. */
  use: (id: string) => number;
  note: (id: string) => void;
}

/** Maximum of stored runs. */
const most = 60;

/** Reads the runs of an account; a blocked storage or an invalid entry only loses the order of the list. */
export function readCommandUsage(storage: () => Pick<Storage, 'getItem' | 'setItem'>, entry: string): CommandUsage {
  let runs: readonly string[] = [];
  try {
    const stored: unknown = JSON.parse(storage().getItem(entry) ?? '[]');
    if (Array.isArray(stored)) runs = stored.filter((id) => typeof id === 'string').slice(-most);
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
